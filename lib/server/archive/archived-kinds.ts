import type { DocumentNode } from 'graphql';
import {
  GetArchivedInstanceRunsDocument,
  GetArchivedKillsDocument,
  GetArchivedScenariosDocument,
  GetArchivedSkirmishesDocument,
  GetSkirmishScoreboardDocument,
  type GetSkirmishScoreboardQuery,
  type ArchivedKillFragment,
  type ArchivedSkirmishFragment,
} from '#graphql/generated/documents.ts';
import type { ArchivedName } from '#graphql/sql/archive/archive-progress.ts';

import type { Loss } from './loss.ts';

const HOUR = 3_600;

/** An answer of the game's API, in the values of our schema. */
export interface Told<Data> {
  readonly data: Data;
  /** The requested root fields that are null. */
  readonly absent: readonly string[];
  /** The part of it that was lost; null where it is whole. */
  readonly loss: Loss | null;
}

/** Asks the game's API. */
export type Ask = <Data extends object>(document: DocumentNode, variables: object) => Promise<Told<Data>>;

/** A row as the import takes it. */
interface CompletedRow {
  readonly row: object;
  /** True where a part of it is missing. */
  readonly isDamaged: boolean;
}

/** A kind of archive that is read from the game's API. */
export interface ArchivedKind {
  /** As the lines of the import call it. */
  readonly kind: ArchivedName;
  /** Seconds after its beginning in which a row is read again: it may come late, end or be corrected. */
  readonly late: number;
  /** Rows of a page: fewer where each has a long scoreboard, since APIs limit how much they answer. */
  readonly rows: number;
  /** Asks for the one list of rows, by a filter and a page. */
  readonly document: DocumentNode;
  /** The field of the filter that tells when a row began, and its parts of a second. */
  readonly began: readonly [field: string, unit: number];
  /** True where a row changes while what it tells of goes on. */
  readonly grows: boolean;
  /** Makes a row what the import takes, where that differs. */
  readonly complete?: (row: never, ask: Ask) => CompletedRow | Promise<CompletedRow>;
}

/** All kinds, in the order in which they are read. */
export const ARCHIVED_KINDS: readonly ArchivedKind[] = [
  {
    kind: 'Kill',
    late: HOUR,
    rows: 50,
    document: GetArchivedKillsDocument,
    began: ['time', 1],
    grows: false,
    // The import names the zone by its record, which a kill in an unknown zone lacks.
    complete: ({ position, ...kill }: ArchivedKillFragment) => ({
      row: {
        ...kill,
        scenarioId: kill.scenario?.id,
        position: { ...position, zone: position.zone ?? { id: String(position.zoneId) } },
      },
      isDamaged: false,
    }),
  },
  {
    kind: 'ScenarioRecord',
    late: 3 * HOUR,
    rows: 50,
    document: GetArchivedScenariosDocument,
    began: ['startTime', 1],
    grows: true,
  },
  {
    kind: 'Skirmish',
    late: 3 * HOUR,
    rows: 10,
    document: GetArchivedSkirmishesDocument,
    began: ['startTime', 1],
    grows: true,
    complete: withScoreboard,
  },
  {
    kind: 'InstanceRun',
    late: 12 * HOUR,
    rows: 10,
    document: GetArchivedInstanceRunsDocument,
    began: ['start', 1_000],
    grows: true,
  },
];

/** A skirmish with its whole scoreboard, beyond the part that came with it. */
async function withScoreboard(skirmish: ArchivedSkirmishFragment, ask: Ask): Promise<CompletedRow> {
  const rows: object[] = [...(skirmish.scoreboardEntries?.nodes ?? [])];
  let isDamaged = !skirmish.scoreboardEntries?.nodes;
  let at = skirmish.scoreboardEntries?.pageInfo;
  while (at?.hasNextPage && at.endCursor !== null) {
    const page = { id: skirmish.id, first: 50, after: at.endCursor };
    const { data, loss }: Told<GetSkirmishScoreboardQuery> = await ask(GetSkirmishScoreboardDocument, page);
    const more = data.skirmish?.scoreboardEntries;
    rows.push(...(more?.nodes ?? []));
    isDamaged ||= loss !== null || !more?.nodes;
    at = more?.pageInfo;
  }
  return { row: { ...skirmish, scoreboardEntries: rows }, isDamaged };
}
