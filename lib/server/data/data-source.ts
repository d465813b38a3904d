import type { RefusedLine } from '#graphql/import/import-lines.ts';
import type { WarnedImport } from '../import/import-warned.ts';
import type { ImportLine } from '#graphql/import/read-line.ts';
import type { ArchiveFacts } from '../archive/archive-facts.ts';
import type { DatabaseOptions } from '#graphql/sql/engine/connection/database.ts';
import type { GraphqlApi } from '#lib/api/registry.ts';
import type { Env } from '#lib/env.ts';
import { imageUrls } from '#lib/url/image/image-urls.ts';

/** Imports groups of lines, and reports those that it refuses, and how many it has imported so far. */
export type Import = (
  groups: AsyncIterable<readonly ImportLine[]>,
  onRefused: (refused: RefusedLine) => void,
  onBatch: (imported: number) => void,
) => Promise<WarnedImport>;

/** The started source of the site's data. */
export interface DataSource {
  /** Names the source in the line that says the server is ready. */
  readonly label: string;
  /** The process's own API; undefined where a remote one answers. */
  readonly api: GraphqlApi | undefined;
  /** Calls back when the database was written to; undefined where that cannot be known. Returns a cleanup function. */
  onWritten?(written: () => void): () => Promise<void>;
  /**
   * The database that the live stream reads, of several servers the one that is written to; its result is undefined while
   * there is none. Undefined where there never is.
   */
  readonly liveDatabase?: () => DatabaseOptions | undefined;
  /** The facts about the archive of a remote API; undefined where none is asked for. */
  readonly archiveFacts?: () => ArchiveFacts;
  /** Imports lines (see importLines); set with an own database only. */
  importLines?: Import;
  stop(): Promise<void>;
}

/** The settings that addresses of icons depend on. */
type IconSettings = Pick<Env, 'IMAGE_ORIGIN' | 'SITE_URL'>;

/**
 * Makes a function that returns icon URLs for API clients: absolute where the site's origin is known, since clients
 * have another one.
 */
export function iconUrlFor({ IMAGE_ORIGIN, SITE_URL }: IconSettings) {
  const { icon } = imageUrls(IMAGE_ORIGIN ?? null);
  return (iconNumber: number): string =>
    IMAGE_ORIGIN || !SITE_URL ? icon(iconNumber) : SITE_URL + icon(iconNumber);
}
