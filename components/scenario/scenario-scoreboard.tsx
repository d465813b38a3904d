import type { ScenarioScoreFragment } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { PLAYER_COLUMNS } from '../scoreboard/player-columns.tsx';
import type { ScoreColumn } from '../scoreboard/score-column.tsx';
import {
  DAMAGE,
  DEATH_BLOWS,
  DEATHS,
  HEALING,
  KILL_DAMAGE,
  KILLS,
  MEDALS,
  OBJECTIVES,
  PROTECTION,
} from '../scoreboard/score-columns.tsx';
import { SortedScoreboard } from '../scoreboard/sorted-scoreboard.tsx';

const COLUMNS: readonly ScoreColumn<ScenarioScoreFragment>[] = [
  ...PLAYER_COLUMNS,
  KILLS,
  DEATHS,
  DEATH_BLOWS,
  DAMAGE,
  KILL_DAMAGE,
  HEALING,
  PROTECTION,
  OBJECTIVES,
];

const WITH_MEDALS = [...COLUMNS, MEDALS];

/** The columns of a scoreboard. Medals are left out if the API gives none. */
export const scenarioColumns = (
  scores: readonly Pick<ScenarioScoreFragment, 'medals'>[],
): readonly ScoreColumn<ScenarioScoreFragment>[] =>
  scores.some(({ medals }) => medals > 0) ? WITH_MEDALS : COLUMNS;

interface Props {
  readonly scores: readonly ScenarioScoreFragment[];
  readonly list: ListAddress;
}

/** The scoreboard of a run (rules.md: Scoreboards). */
export function ScenarioScoreboard({ scores, list }: Props) {
  return (
    <SortedScoreboard
      columns={scenarioColumns(scores)}
      scores={scores}
      edge={({ team }) => (team === 0 ? 'order' : 'destruction')}
      list={list}
    />
  );
}
