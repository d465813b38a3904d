import type { ScenarioScoreFragment } from '#graphql/generated/documents.ts';
import { sideOfTeam } from '#lib/game/battles/score-groups.ts';
import type { RunRank } from '#lib/game/scenarios/run-rank.ts';
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
import { SHAPES } from '../plot/plot-key.tsx';
import { textTooltip } from '../ui/tooltip/tooltip.tsx';

const Triangle = ({ top }: Pick<RunRank, 'top'>) => (
  <svg width="11" height="10" viewBox="-6 -6 12 11" aria-hidden="true" className="inline-block">
    <path
      d={SHAPES.triangle.path}
      className={top === 'tenth' ? 'fill-accent' : 'fill-none stroke-accent stroke-[1.5]'}
    />
  </svg>
);

/** A quiet mark of a performance among the best of its career, in words for screen readers. */
const RankMark = ({ top, words }: RunRank) => (
  <span className="mr-1.5" {...textTooltip(words)}>
    <Triangle top={top} />
    <span className="sr-only">{words}: </span>
  </span>
);

/** Explains the marks below a scoreboard. */
const RankLegend = () => (
  <p className="mt-3 text-sm text-muted">
    <Triangle top="tenth" /> top tenth, <Triangle top="quarter" /> top quarter of all results of the career at
    these levels, in this tier and queue: by damage a minute, of healers by healing, of tanks by protection.
  </p>
);

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

type Ranks = ReadonlyMap<string, RunRank>;

/** Marks the figures by which performances are among the best of their career. */
const withRanks = (
  columns: readonly ScoreColumn<ScenarioScoreFragment>[],
  ranks: Ranks,
): readonly ScoreColumn<ScenarioScoreFragment>[] =>
  columns.map((column) => ({
    ...column,
    cell: (score) => {
      const rank = ranks.get(score.character.id);
      if (rank?.figure !== column.sortKey) return column.cell(score);
      return (
        <span className="whitespace-nowrap">
          <RankMark {...rank} />
          {column.cell(score)}
        </span>
      );
    },
  }));

interface Props {
  readonly scores: readonly ScenarioScoreFragment[];
  /** The best performances by the ids of their players. */
  readonly ranks: Ranks;
  readonly list: ListAddress;
}

/** The scoreboard of a run (rules.md: Scoreboards). */
export function ScenarioScoreboard({ scores, ranks, list }: Props) {
  return (
    <>
      <SortedScoreboard
        columns={withRanks(scenarioColumns(scores), ranks)}
        scores={scores}
        edge={sideOfTeam}
        list={list}
      />
      {ranks.size > 0 && <RankLegend />}
    </>
  );
}
