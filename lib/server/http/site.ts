import type { IncomingMessage } from 'node:http';
import type { Env } from '#lib/env.ts';
import type { Import } from '../data/data-source.ts';
import type { Log } from '../log.ts';
import type { ClientLimits } from './guards/client-limits.ts';
import type { Door } from './guards/door.ts';
import type { RequestKind } from './guards/request-kind.ts';
import type { FileHandler } from './files/static-files.ts';
import type { PageHandler } from './next/pages.ts';
import type { PageQueue } from './next/queued-pages.ts';
import type { ServerState } from './server-state.ts';
import type { CompressingResponse } from './wire/compressing-response.ts';

/** Counts requests by their outcome. */
export interface RequestCounters {
  /** @param status undefined for a client that left */
  countRequest(kind: RequestKind, status: number | undefined): void;
  countLimited(kind: RequestKind): void;
}

/** The page cache, as the HTTP server sees it. */
export interface KeptPages {
  /** True for a request for a page that is kept, however its address is spelled, and good to be sent. */
  has(request: IncomingMessage): boolean;
  /** True for a request that may be answered without rendering under load: with an old page, or another instance's. */
  mayHave(request: IncomingMessage): boolean;
  /**
   * Sends the page that is kept under just this address, on a response without headers; returns false where none is
   * ready to be sent, and for an address in another spelling.
   */
  send(request: IncomingMessage, response: CompressingResponse): boolean;
  /**
   * Answers a request for a page; resolves to false where the address is not that of a page. Rejects as renderPage
   * does.
   */
  answer(request: IncomingMessage, response: CompressingResponse): Promise<boolean>;
}

export interface Site {
  readonly env: Pick<
    Env,
    'SITE_URL' | 'IMAGE_ORIGIN' | 'ANALYTICS_ENDPOINT' | 'PURGE_TOKEN' | 'IMPORT_TOKEN' | 'TRUSTED_PROXIES'
  >;
  readonly dev: boolean;
  readonly log: Log;
  readonly state: ServerState;
  readonly counters?: RequestCounters;
  /** The limits per client; undefined where there are none. */
  readonly limits?: Pick<ClientLimits, 'count'> | undefined;
  /** Counts requests, pages and pictures of each client, and paces refusals; undefined where that is off. */
  readonly door?: Door | undefined;
  /** Answers requests of operators, such as for metrics; resolves to false for all others. */
  readonly operator?: (request: IncomingMessage, response: CompressingResponse) => Promise<boolean>;
  /** This and what follows is set once the process is ready. */
  files?: FileHandler;
  /** True for the path of such a file. */
  isFile?: (path: string) => boolean;
  pages?: PageHandler;
  /** Undefined where the queue is off. */
  queue?: PageQueue | undefined;
  /**
   * Answers requests for the live stream; resolves to false for all others. Undefined where it is off.
   * @param client by whom streams are counted; undefined where many visitors may share an address
   */
  live?: (
    request: IncomingMessage,
    response: CompressingResponse,
    client: string | undefined,
  ) => Promise<boolean>;
  /** Undefined where the page cache is off. */
  keptPages?: KeptPages;
  /** Set with an own database only. */
  importLines?: Import | undefined;
}
