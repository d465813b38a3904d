import type { FoughtScenarioPageFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import type { Standing } from '#lib/game/scenarios/standing.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import type { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';
import { thousands } from '#lib/format/number.ts';

import { Load } from '../ui/page/load.tsx';
import { FoughtScenarioList } from './fought-scenario-list.tsx';
import { StandingPanels } from './standing-panel.tsx';
import { ScenarioFilters } from './scenario-filters.tsx';

interface Props {
  readonly list: ListAddress<typeof SCENARIO_FILTER>;
  readonly whose: Fighter;
  readonly record: Promise<Answer<{ readonly wins: number; readonly losses: number }>>;
  readonly scenarios: Promise<Answer<FoughtScenarioPageFragment | null>>;
  /** On pages of players only. */
  readonly standing?: Promise<Answer<Standing>>;
  readonly now?: Date;
}

/** The scenarios of a character or a guild: filter, wins and losses under it, the standing of a player, the list. */
export function ScenarioSection({ list, whose, record, scenarios, standing, now }: Props) {
  return (
    <>
      <ScenarioFilters list={list} withPremade={'guildId' in whose} />
      <Load from={record} label="wins and losses" rows={1}>
        {(counts) => <ScenarioRecord {...counts} />}
      </Load>
      {standing && now && (
        <Load from={standing} label="standing" rows={8}>
          {(known) => <StandingPanels standing={known} now={now} />}
        </Load>
      )}
      <Load from={scenarios} label="scenarios">
        {(page) => <FoughtScenarioList page={page} list={list} whose={whose} />}
      </Load>
    </>
  );
}

/** Shows the wins and losses among the listed runs; a draw is neither. */
function ScenarioRecord({ wins, losses }: { wins: number; losses: number }) {
  return (
    <p className="mt-[18px] flex gap-7 text-muted">
      <span>
        Wins <b className="tracking-figure text-lg text-text">{thousands(wins)}</b>
      </span>
      <span>
        Losses <b className="tracking-figure text-lg text-text">{thousands(losses)}</b>
      </span>
    </p>
  );
}
