import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import type { ActivitySpan } from '#lib/game/overview/activity.ts';
import type { Figures } from '#lib/game/overview/figures.ts';
import type { ScenarioForm } from '#lib/game/overview/scenario-form.ts';
import { routes } from '#lib/url/routes.ts';

import { Load } from '../ui/load.tsx';
import { ActivityPlot } from './activity-plot.tsx';
import { FigureList } from './figure-list.tsx';
import { FoeLists } from './foe-lists.tsx';
import { OverviewHead } from './overview-head.tsx';
import { ScenarioFormPanel } from './scenario-form-panel.tsx';
import { ZoneList } from './zone-list.tsx';

interface Props {
  readonly character: CharacterCardFragment;
  readonly figures: Promise<Answer<Figures>>;
  /** Null where a filter narrows the page: these are of everything. */
  readonly activity: Promise<Answer<readonly ActivitySpan[]>> | null;
  readonly form: Promise<Answer<ScenarioForm | false>> | null;
  /** The choices of the page's filter in words. */
  readonly chosen: readonly string[];
  readonly now: Date;
}

/** Sums up a player: each part is a panel of its own (rules.md: Overviews). */
export function PlayerOverview({ character, figures, activity, form, chosen, now }: Props) {
  return (
    <section aria-label="Overview" className="mb-gap grid gap-gap">
      <div>
        <OverviewHead chosen={chosen} compare={routes.comparison(character.id)} />
        <Load from={figures} label="overview" rows={2}>
          {(known) => <FigureList figures={known} filtered={chosen.length > 0} />}
        </Load>
      </div>
      {activity && (
        <Load from={activity} label="activity" rows={5}>
          {(spans) => <ActivityPlot spans={spans} />}
        </Load>
      )}
      <div className="grid grid-cols-3 items-start gap-gap compact:grid-cols-1">
        <Load from={figures} label="nemesis, prey and zones" rows={5}>
          {({ sample }) => (
            <>
              <FoeLists id={character.id} sample={sample} />
              <ZoneList sample={sample} now={now} />
            </>
          )}
        </Load>
      </div>
      {form && (
        <Load from={form} label="scenarios" rows={5}>
          {(known) =>
            known && (
              <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] items-start gap-gap compact:grid-cols-1">
                <ScenarioFormPanel character={character} form={known} />
              </div>
            )
          }
        </Load>
      )}
    </section>
  );
}
