import type { Route } from 'next';

import type { ScenarioScoreFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { SCENARIO_SORT_KEYS } from '#lib/game/battles/score-sort.ts';

import {
  COMBAT_COLUMNS,
  KILL_DAMAGE,
  PLAYER_COLUMNS,
  type ScoreColumn,
  SUPPORT_COLUMNS,
} from '../scoreboard/score-columns.tsx';
import { SortableScores } from '../scoreboard/sortable-scores.island.tsx';
import { bestOf } from '../ui/best-of.ts';
import { headOf } from '../ui/head-of.ts';
import { Panel } from '../ui/panel.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { tableClass } from '../ui/table-layout.ts';
import { TableRow } from '../ui/table-row.tsx';

const OBJECTIVES: ScoreColumn<ScenarioScoreFragment> = {
  sortKey: 'objectiveScore',
  header: 'Objectives',
  align: 'end',
  cell: ({ objectiveScore }) => thousands(objectiveScore),
  measure: ({ objectiveScore }) => objectiveScore,
};

const COLUMNS: readonly ScoreColumn<ScenarioScoreFragment>[] = [
  ...PLAYER_COLUMNS,
  ...COMBAT_COLUMNS,
  KILL_DAMAGE,
  ...SUPPORT_COLUMNS,
  OBJECTIVES,
];

function valuesOf(entry: ScenarioScoreFragment) {
  const { character, guild, level, kills, deaths, deathBlows, damage, killDamage, healing, protection } =
    entry;
  return {
    career: careerLabel(character.career),
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

/** Everybody who fought in a run; sorted in the browser, by every column. */
export function ScenarioScoreboard({ scores, path }: Props) {
  const best = bestOf(COLUMNS, scores);
  const rows = scores.map((entry) => ({
    id: entry.character.id,
    values: valuesOf(entry),
    row: (
      <TableRow
        row={entry}
        columns={COLUMNS}
        layout="data"
        edge={entry.team === 0 ? 'order' : 'destruction'}
        best={best}
      />
    ),
  }));
  return (
    <Panel>
      <ScrollRegion label="Scoreboard">
        <SortableScores
          caption="Scoreboard"
          className={tableClass('data', true)}
          path={path}
          head={headOf(COLUMNS, 'data', SCENARIO_SORT_KEYS)}
          rows={rows}
        />
      </ScrollRegion>
    </Panel>
  );
}
