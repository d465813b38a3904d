import type { SocketAddress } from '#graphql/sql/engine/reconnecting-socket.ts';
import type { Preview } from '#lib/preview/preview.ts';
import type { ClientLimits } from '../http/guards/client-limits.ts';
import type { SharedSitemap } from '#lib/sitemaps/shared-sitemaps.ts';
import type { ProcessMetrics } from '../metrics.ts';

/** A purge in messages between processes: `since` in epoch milliseconds. */
export interface PurgeMessage {
  readonly path: string | undefined;
  readonly since: number;
}

/** A cached page in messages between processes. */
export interface PageMessage {
  /** The cache key, which names the build and the settings too. */
  readonly key: string;
  readonly path: string;
  /** Epoch milliseconds. */
  readonly bornAt: number;
  /** A page record, see page-record.ts. */
  readonly record: Uint8Array;
}

/** The state of the other workers when a worker starts. */
export interface Surroundings {
  /** The port on which other workers listen already; undefined for a worker that listens at once. */
  readonly port: number | undefined;
}

/** The functions that the primary process offers to its workers. */
export interface PrimaryFunctions {
  surroundings(): Surroundings;
  /** The address of the embedded database; undefined where there is none. */
  database(): Promise<SocketAddress | undefined>;
  /** Reports that the worker answers pages, and the source of its data. */
  ready(label: string): void;
  /** Reports why the worker cannot start. */
  failed(problem: string): void;
  findPage(key: string, path: string): Uint8Array | undefined;
  keepPage(page: PageMessage): void;
  /** Finds a sitemap file by a name that holds the build and the settings that it depends on. */
  findSitemap(name: string): SharedSitemap | undefined;
  keepSitemap(name: string, sitemap: SharedSitemap): void;
  /** Purges all other workers. Resolves to the number of pages that they dropped. */
  purge(purge: PurgeMessage): Promise<number>;
  /** Metrics of all processes, as text. */
  metricsText(): Promise<string>;
  /** Draws a link preview; undefined where that is not possible now. */
  draw(preview: Preview): Promise<Uint8Array | undefined>;
  secondsToWait(...request: Parameters<ClientLimits['secondsToWait']>): Promise<number>;
}

/** The functions that a worker offers to the primary process. */
export interface WorkerFunctions {
  /** Drops pages, and returns their number. */
  forget(purge: PurgeMessage): number;
  metrics(): Promise<ProcessMetrics>;
  /**
   * Stops the worker gracefully.
   * @param isReplaced true if others accept the new connections, so that clients have time to close theirs
   */
  stop(reason: string, isReplaced: boolean): void;
}
