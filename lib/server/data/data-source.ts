import type { ImportCounts, RefusedLine } from '#graphql/import/import-lines.ts';
import type { GraphqlApi } from '#lib/api/registry.ts';

/** Imports groups of lines, and tells those that it refuses. */
export type Import = (
  groups: AsyncIterable<readonly string[]>,
  onRefused: (refused: RefusedLine) => void,
) => Promise<ImportCounts>;

/** A data source of the site that has been started. */
export interface DataSource {
  /** For the line that says the server is ready. */
  readonly label: string;
  /** The process's own API; undefined where a remote one answers. */
  readonly api: GraphqlApi | undefined;
  /**
   * Calls back when somebody has written into the database; not there where nobody can tell. Returns what ends that.
   */
  onWritten?(written: () => void): () => Promise<void>;
  /** Imports lines, see importLines; only into an own database. */
  importLines?: Import;
  stop(): Promise<void>;
}
