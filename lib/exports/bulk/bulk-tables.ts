import { type DocumentNode, Kind, parse } from 'graphql';

import * as documents from '#graphql/generated/documents.ts';
import { sharedScores, sideOfTeam } from '#lib/game/battles/score-groups.ts';

import { BATTLE_COLUMNS } from '../columns/battle-columns.ts';
import { fraction } from '../columns/cells.ts';
import { COMBATANT_COLUMNS } from '../columns/character-columns.ts';
import { KILL_COLUMNS } from '../columns/kill-columns.ts';
import { RUN_COLUMNS } from '../columns/run-columns.ts';
import { SCENARIO_COLUMNS } from '../columns/scenario-columns.ts';
import { SCENARIO_SCORE_COLUMNS } from '../columns/score-columns.ts';
import { col, columnsOf, groupColumns, partColumns } from '../export-columns.ts';
import { type BulkTable, bulkTable } from './bulk-table.ts';

/** A span of time, in epoch seconds, without its end. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A list of the API whose nodes are the rows of some tables. */
export interface BulkSource {
  /** Its field of the API's `Query`. */
  readonly field: 'battles' | 'instanceRuns' | 'kills' | 'scenarios';
  /** Its rows in an archive, as the archive calls them. */
  readonly archived: 'InstanceRun' | 'Kill' | 'ScenarioRecord' | 'Skirmish';
  readonly document: DocumentNode;
  /** The condition of what began in a span. */
  readonly whereOf: (span: Span) => object;
  readonly tables: readonly BulkTable<never>[];
}

/** Asks for a page of a list, newest first. */
const listOf = (field: BulkSource['field'], filter: string, row: string, ...fragments: DocumentNode[]) => ({
  field,
  document: {
    kind: Kind.DOCUMENT,
    definitions: [
      ...parse(`query Bulk($where: ${filter}, $first: Int, $after: String) {
        ${field}(where: $where, first: $first, after: $after${field === 'kills' ? ', includeAssists: true' : ''}) {
          nodes { ${row} } pageInfo { hasNextPage endCursor }
        }
      }`).definitions,
      ...new Map(
        fragments
          .flatMap(({ definitions }) => definitions)
          .map((each) => [each.kind === Kind.FRAGMENT_DEFINITION ? each.name.value : '', each]),
      ).values(),
    ],
  } satisfies DocumentNode,
});

const inSeconds = ({ from, to }: Span) => ({ gte: from, lt: to });

type Kill = documents.KillRowFragment;

interface Attacker {
  readonly kill: Kill;
  readonly position: number;
  readonly attacker: Kill['attackers'][number];
}

const ATTACKER_COLUMNS = columnsOf<Attacker>(
  col('killId', 'Id of the kill', ({ kill }) => kill.id),
  col('position', 'Place among the attackers of the kill: 1 is the killer', ({ position }) => position),
  groupColumns('attacker', ({ attacker }) => attacker, COMBATANT_COLUMNS),
  col(
    'damageShare',
    'Part of all damage to the victim, 0 to 1',
    ({ attacker }) => attacker.damagePercent,
    fraction,
  ),
);

const combatant = (who: string): readonly string[] =>
  ['Id', 'Level', 'RenownRank', 'GuildId'].map((fact) => who + fact);

type Scenario = documents.ScenarioRowFragment & {
  readonly scoreboardEntries: readonly documents.ScenarioScoreFragment[];
};

interface Score {
  readonly run: Scenario;
  readonly entry: ReturnType<typeof sharedScores<documents.ScenarioScoreFragment>>[number];
}

const SCORE_COLUMNS = columnsOf<Score>(
  col('runId', 'Id of the run', ({ run }) => run.id),
  partColumns(({ entry }) => entry, SCENARIO_SCORE_COLUMNS),
);

/** The lists whose closed months are exported as a whole, with their tables. */
export const BULK_SOURCES: readonly BulkSource[] = [
  {
    ...listOf('kills', 'KillFilterInput', '...KillRow', documents.KillRowFragmentDoc),
    archived: 'Kill',
    whereOf: (span) => ({ time: inSeconds(span) }),
    tables: [
      bulkTable('kills', 'Kills', (kill: Kill) => [kill], KILL_COLUMNS, {
        time: ['time'],
        boolean: ['solo'],
        integer: ['id', 'scenarioId', 'zoneId', 'attackers', ...combatant('killer'), ...combatant('victim')],
      }),
      bulkTable(
        'attackers',
        'Attackers of kills',
        (kill: Kill) => kill.attackers.map((attacker, index) => ({ kill, attacker, position: index + 1 })),
        ATTACKER_COLUMNS,
        { integer: ['killId', 'position', ...combatant('attacker')], number: ['damageShare'] },
      ),
    ],
  },
  {
    ...listOf(
      'scenarios',
      'ScenarioRecordFilterInput',
      '...ScenarioRow scoreboardEntries { ...ScenarioScore }',
      documents.ScenarioRowFragmentDoc,
      documents.ScenarioScoreFragmentDoc,
    ),
    archived: 'ScenarioRecord',
    whereOf: (span) => ({ startTime: inSeconds(span) }),
    tables: [
      bulkTable('scenarios', 'Scenario runs', (run: Scenario) => [run], SCENARIO_COLUMNS, {
        time: ['startTime', 'endTime'],
        integer: ['scenarioId', 'pointsOrder', 'pointsDestruction', 'tier'],
        number: ['duration'],
      }),
      bulkTable(
        'scenario-scores',
        'Scoreboards of scenario runs',
        (run: Scenario) => sharedScores(run.scoreboardEntries, sideOfTeam).map((entry) => ({ run, entry })),
        SCORE_COLUMNS,
        {
          boolean: ['quitter'],
          integer: [
            ...combatant('character'),
            'deaths',
            'damage',
            'killDamage',
            'damageReceived',
            'healing',
            'healingSelf',
            'healingOthers',
            'healingReceived',
            'protection',
            'protectionSelf',
            'protectionOthers',
            'protectionReceived',
            'resurrectionsDone',
            'kills',
            'killsSolo',
            'deathBlows',
            'objectiveScore',
            'medals',
          ],
          number: ['damageShare', 'healingShare', 'protectionShare', 'killsShare'],
        },
      ),
    ],
  },
  {
    ...listOf('battles', 'BattleFilterInput', '...BattleListRow', documents.BattleListRowFragmentDoc),
    archived: 'Skirmish',
    whereOf: (span) => ({ startTime: inSeconds(span) }),
    tables: [
      bulkTable('battles', 'Battles', (battle: documents.BattleListRowFragment) => [battle], BATTLE_COLUMNS, {
        time: ['startTime', 'endTime'],
        boolean: ['outnumbered'],
        integer: ['zoneId', 'killsOrder', 'killsDestruction', 'playersOrder', 'playersDestruction'],
        number: ['duration'],
      }),
    ],
  },
  {
    ...listOf(
      'instanceRuns',
      'InstanceRunFilterInput',
      '...InstanceRunRow',
      documents.InstanceRunRowFragmentDoc,
    ),
    archived: 'InstanceRun',
    whereOf: ({ from, to }) => ({ start: { gte: from * 1_000, lt: to * 1_000 } }),
    tables: [
      bulkTable('runs', 'Dungeon runs', (run: documents.InstanceRunRowFragment) => [run], RUN_COLUMNS, {
        time: ['start', 'end'],
        boolean: ['completed'],
        integer: [
          'instanceId',
          'encounters',
          'encountersCompleted',
          'allEncounters',
          'tries',
          'players',
          'deaths',
          'minItemRating',
          'averageItemRating',
          'maxItemRating',
          'tanks',
          'healers',
          'damageDealers',
        ],
        number: ['duration'],
      }),
    ],
  },
];
