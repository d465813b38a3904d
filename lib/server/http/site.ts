import type { IncomingMessage } from 'node:http';
import type { Env } from '#lib/env.ts';
import type { Import } from '../data/data-source.ts';
import type { Log } from '../log.ts';
import type { ClientLimits } from './guards/client-limits.ts';
import type { RequestKind } from './guards/request-kind.ts';
import type { FileHandler } from './files/static-files.ts';
import type { PageHandler } from './next/pages.ts';
import type { ServerState } from './server-state.ts';
import type { CompressingResponse } from './wire/compressing-response.ts';

/** Counts what becomes of requests. */
export interface RequestCounters {
  /**
   * @param status undefined for a client that left
   */
  countRequest(kind: RequestKind, status: number | undefined): void;
  countLimited(kind: RequestKind): void;
}

/** Finished pages that are kept to be sent again. */
export interface KeptPages {
  /** Answers a request for a page, and says whether its address is that of one. Rejects as renderPage does. */
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
  /** Limits of clients; not there where they have none. */
  readonly limits?: Pick<ClientLimits, 'secondsToWait'> | undefined;
  /** Answers those who keep the site running, and says whether it did. */
  readonly operator?: (request: IncomingMessage, response: CompressingResponse) => Promise<boolean>;
  /** These are there once the process is ready. */
  files?: FileHandler;
  pages?: PageHandler;
  /** Not there where pages are not kept. */
  keptPages?: KeptPages;
  /** Only there with an own database. */
  importLines?: Import | undefined;
}
