import type { DatabaseOptions } from '#graphql/sql/engine/connection/database.ts';
import type { Env } from '#lib/env.ts';
import type { Level } from '../../log.ts';
import type { IconSettings } from '../icon-url.ts';

/** Settings of the process that answers clients. */
export interface ClientSettings extends IconSettings {
  readonly database: DatabaseOptions;
  readonly generation: Env['API_GENERATION'];
}

/** A client's request, reduced to what the API reads. */
export interface ClientQuestion {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface ClientAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Messages to the process. Settings are sent as a message, not as arguments, since they may hold a password. */
export type ToProcess =
  | { readonly type: 'start'; readonly settings: ClientSettings }
  | { readonly type: 'ask'; readonly id: number; readonly question: ClientQuestion }
  /** The client has disconnected: its query may be aborted. */
  | { readonly type: 'leave'; readonly id: number };

/** Messages from the process. Each query gets exactly one answer, null for one that was aborted. */
export type FromProcess =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: ClientAnswer | null }
  | { readonly type: 'log'; readonly level: Level; readonly text: string };
