import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import type { PlayerForm } from '#lib/game/scenarios/standing.ts';
import { placeHref } from '#lib/url/filter/board-filter.ts';
import { routes } from '#lib/url/routes.ts';

import { Load } from '../ui/page/load.tsx';
import { LastEveningLine } from '../battle/list/last-evening-line.tsx';
import { FoeLists } from './foe-lists.tsx';
import { OverviewFrame, type OverviewParts } from './overview-frame.tsx';
import { ScenarioFormPanels } from './scenario-form-panels.tsx';
import { ZoneList } from './zone-list.tsx';

interface Props extends OverviewParts<PlayerForm> {
  readonly character: CharacterCardFragment;
}

/** Sums up a player: each part is its own panel (rules.md: Overviews). */
export function PlayerOverview({ character, ...parts }: Props) {
  const { figures, form, evening } = parts;
  return (
    <OverviewFrame
      {...parts}
      compare={routes.comparison(character.id)}
      placeHref={(period) => placeHref(routes.leaderboard, character.id, period)}
    >
      {evening && (
        <Load from={evening} label="last evening" rows={1}>
          {(last) => last && <LastEveningLine id={character.id} last={last} />}
        </Load>
      )}
      <div className="grid grid-cols-3 items-start gap-gap compact:grid-cols-1">
        <Load from={figures} label="nemesis, prey and zones" rows={5}>
          {({ sample }) => (
            <>
              <FoeLists id={character.id} sample={sample} />
              <ZoneList sample={sample} />
            </>
          )}
        </Load>
      </div>
      {form && (
        <Load from={form} label="scenarios" rows={5}>
          {(known) =>
            known && (
              <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] items-start gap-gap compact:grid-cols-1">
                <ScenarioFormPanels form={known} />
              </div>
            )
          }
        </Load>
      )}
    </OverviewFrame>
  );
}
