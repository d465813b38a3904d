import type { ImportCounts, RefusedLine } from '#graphql/import/import-lines.ts';
import type { ImportLine } from '#graphql/import/read-line.ts';
import type { GraphqlApi } from '#lib/api/registry.ts';

/** Imports groups of lines, and reports those that it refuses, and how many it has imported so far. */
export type Import = (
  groups: AsyncIterable<readonly ImportLine[]>,
  onRefused: (refused: RefusedLine) => void,
  onBatch: (imported: number) => void,
) => Promise<ImportCounts>;

/** The started source of the site's data. */
export interface DataSource {
  /** Names the source in the line that says the server is ready. */
  readonly label: string;
  /** The process's own API; undefined where a remote one answers. */
  readonly api: GraphqlApi | undefined;
  /**
   * Calls back when the database was written to; undefined where that cannot be known. Returns a function that ends it.
   */
  onWritten?(written: () => void): () => Promise<void>;
  /** Imports lines (see importLines); set with an own database only. */
  importLines?: Import;
  stop(): Promise<void>;
}
