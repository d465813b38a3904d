import type { Route } from 'next';

import type { ScenarioScoreFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { careerOf } from '#lib/game/careers.ts';

import {
  COMBAT_COLUMNS,
  KILL_DAMAGE,
  PLAYER_COLUMNS,
  type ScoreCell,
  SUPPORT_COLUMNS,
} from '../scoreboard/score-columns.tsx';
import { bestOf, ScoreRow } from '../scoreboard/score-row.tsx';
import { SortableScores } from '../scoreboard/sortable-scores.island.tsx';

const OBJECTIVES: ScoreCell<ScenarioScoreFragment> = {
  key: 'objectiveScore',
  header: 'Objectives',
  className: 'num',
  cell: ({ objectiveScore }) => thousands(objectiveScore),
  measure: ({ objectiveScore }) => objectiveScore,
};

/** In the order of facts 1.8. */
const CELLS: readonly ScoreCell<ScenarioScoreFragment>[] = [
  ...PLAYER_COLUMNS,
  ...COMBAT_COLUMNS,
  KILL_DAMAGE,
  ...SUPPORT_COLUMNS,
  OBJECTIVES,
];

const COLUMNS = CELLS.map(({ key, header, className }) => ({ key, header, className, sortable: true }));

function valuesOf(entry: ScenarioScoreFragment) {
  const { character, guild, level, kills, deaths, deathBlows, damage, killDamage, healing, protection } =
    entry;
  return {
    career: careerOf(character.career)?.label ?? character.career,
    name: character.name,
    guild: guild?.name ?? null,
    level,
    kills,
    deaths,
    deathBlows,
    damage,
    killDamage,
    healing,
    protection,
    objectiveScore: entry.objectiveScore,
  };
}

interface Props {
  readonly scores: readonly ScenarioScoreFragment[];
  /** The address of the page, without its query. */
  readonly path: Route;
}

/** Everybody who fought in a run; sorted in the browser, by every column (spec §2). */
export function ScenarioScoreboard({ scores, path }: Props) {
  const best = bestOf(CELLS, scores);
  const rows = scores.map((entry) => ({
    id: entry.character.id,
    values: valuesOf(entry),
    row: (
      <ScoreRow entry={entry} side={entry.team === 0 ? 'order' : 'destruction'} cells={CELLS} best={best} />
    ),
  }));
  return (
    <div className="panel">
      <SortableScores path={path} caption="Scoreboard" columns={COLUMNS} rows={rows} />
    </div>
  );
}
