import type { SocketAddress } from '#graphql/sql/engine/reconnecting-socket.ts';
import type { Preview } from '#lib/preview/preview.ts';
import type { ClientLimits } from '../http/guards/client-limits.ts';
import type { SharedSitemap } from '#lib/sitemaps/shared-sitemaps.ts';
import type { ProcessMetrics } from '../metrics.ts';

/** A purge as processes tell it to each other: `since` in epoch milliseconds. */
export interface ToldPurge {
  readonly path: string | undefined;
  readonly since: number;
}

/** A finished page as processes give it to each other. */
export interface ToldPage {
  /** With the build and the settings that it depends on. */
  readonly key: string;
  readonly path: string;
  /** Epoch milliseconds. */
  readonly bornAt: number;
  /** A page record, see page-record.ts. */
  readonly record: Uint8Array;
}

/** The surroundings that a worker starts in. */
export interface Surroundings {
  /** The port on which the other workers listen already; undefined for one that is to listen at once. */
  readonly port: number | undefined;
}

/** Everything that the primary process does for its workers. */
export interface PrimaryFunctions {
  surroundings(): Surroundings;
  /** The address of the embedded database; undefined where there is none. */
  database(): Promise<SocketAddress | undefined>;
  /** Is told that a worker answers pages, and from what data. */
  ready(label: string): void;
  /** Is told why a worker cannot start. */
  failed(problem: string): void;
  findPage(key: string, path: string): Uint8Array | undefined;
  keepPage(page: ToldPage): void;
  /** By a name with the build and the settings that the file depends on. */
  findSitemap(name: string): SharedSitemap | undefined;
  keepSitemap(name: string, sitemap: SharedSitemap): void;
  /** Resolves once all other workers have purged, to the number of pages that they dropped. */
  purge(purge: ToldPurge): Promise<number>;
  /** Metrics of all processes, as text. */
  metricsText(): Promise<string>;
  /** Undefined where it cannot be drawn now. */
  draw(preview: Preview): Promise<Uint8Array | undefined>;
  secondsToWait(...request: Parameters<ClientLimits['secondsToWait']>): Promise<number>;
}

/** Everything that a worker does for the primary process. */
export interface WorkerFunctions {
  /** Drops pages, and says how many. */
  forget(purge: ToldPurge): number;
  metrics(): Promise<ProcessMetrics>;
  /**
   * Ends the worker when its requests are answered.
   * @param isReplaced others take the new connections: it can wait until its visitors have let go of theirs
   */
  stop(reason: string, isReplaced: boolean): void;
}
