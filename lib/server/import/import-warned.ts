import { importLines, type ImportCounts } from '#graphql/import/import-lines.ts';
import { ImportedClocks, type WrongClocks } from '#graphql/import/imported-clocks.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { counted } from '#lib/format/number.ts';

/** The outcome of an import. */
export interface WarnedImport extends ImportCounts {
  /** Oddities of lines that were imported; none where all are right. */
  readonly warnings: readonly string[];
}

type Given = Parameters<typeof importLines>;

/** Imports lines as importLines does, and says how many are of wrong clocks. */
export async function importWarned(
  sql: Database,
  groups: Given[1],
  onRefused: Given[2],
  onBatch: Given[3],
): Promise<WarnedImport> {
  const clocks = new ImportedClocks();
  const counts = await importLines(sql, groups, onRefused, onBatch, (read) =>
    clocks.note(read, Math.floor(Date.now() / 1_000)),
  );
  return { ...counts, warnings: warningsOf(await clocks.wrong(sql)) };
}

/** Says how many lines are of wrong clocks; nothing where all are right. */
const warningsOf = ({ ahead, before }: WrongClocks): readonly string[] => [
  ...(ahead > 0
    ? [`${counted(ahead, 'line')} of times after now: in no list and no history until then`]
    : []),
  ...(before > 0
    ? [`${counted(before, 'line')} of times long before all others: no history begins with them`]
    : []),
];
