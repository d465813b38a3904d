import type { AlertMessage } from '#graphql/sql/alerts/outbox.ts';
import { type AlertTarget, mayAsk } from './alerts-file.ts';

/** The reasons why a message was not taken, or that it was. */
export type Outcome =
  | { readonly isTaken: true }
  | {
      readonly isTaken: false;
      readonly reason: string;
      /** Seconds in which the webhook wants to be left alone; null where it says nothing. */
      readonly retryAfter: number | null;
      /** True where the message is at fault, so that it is never taken. */
      readonly isOfMessage: boolean;
    };

/** Alerts of one message: Discord takes ten embeds. */
export const MOST_ALERTS = 8;
/** Characters of one alert: Discord takes 6,000 in a message. */
const LONGEST_TEXT = 700;
const LONGEST_CONTENT = 1_900;
/** Seconds: no webhook is left alone for longer than a day because it says so. */
const LONGEST_PAUSE = 86_400;
/** Answers that say that the message is wrong, and not the target. */
const OF_MESSAGE = new Set([400, 413, 415, 422]);

interface Sending {
  readonly hosts: ReadonlySet<string>;
  /** Milliseconds. */
  readonly timeout: number;
  /** Ends the sending, such as when the site stops. */
  readonly signal: AbortSignal;
}

/**
 * Sends a message to a webhook once. No redirect is followed, and no host asked that is not listed. The id of the message is in
 * `Idempotency-Key`, the same at each try.
 */
export async function sendMessage(
  target: AlertTarget,
  message: AlertMessage,
  { hosts, timeout, signal }: Sending,
): Promise<Outcome> {
  const address = addressOf(target);
  if (!mayAsk(address, hosts)) return failed('its host is not in ALERT_HOSTS');
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': message.id },
      body: JSON.stringify(bodyOf(target, message)),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    await answer.body?.cancel();
    if (answer.ok) return { isTaken: true };
    const { status, headers } = answer;
    const words =
      status >= 300 && status < 400 ? `${status}, a redirect, which is not followed` : String(status);
    return {
      isTaken: false,
      reason: `it answers ${words}`,
      retryAfter: secondsOf(headers.get('retry-after'), Date.now()),
      isOfMessage: OF_MESSAGE.has(status),
    };
  } catch (error) {
    return failed(reasonOf(error));
  }
}

const failed = (reason: string): Outcome => ({
  isTaken: false,
  reason,
  retryAfter: null,
  isOfMessage: false,
});

/** Discord answers once the message is stored where it is asked to wait. */
function addressOf({ kind, url }: AlertTarget): string {
  if (kind !== 'discord') return url;
  const address = new URL(url);
  address.searchParams.set('wait', 'true');
  return address.href;
}

/** The reason of a failure, without the address of the webhook, which is secret. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it cannot be asked';
  if (error.name === 'TimeoutError') return 'it does not answer in time';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
  return `it cannot be asked (${code})`;
}

/**
 * Reads `Retry-After`: seconds, or a date. Null for anything else.
 * @param now epoch milliseconds
 * @example secondsOf('1.2', 0) // 2
 */
export function secondsOf(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = /^\d+(\.\d+)?$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, Math.ceil(seconds)), LONGEST_PAUSE) : null;
}

/** The body of a message, in the form that its target reads. */
function bodyOf({ kind, name }: AlertTarget, { id, alerts }: AlertMessage): object {
  switch (kind) {
    case 'discord':
      return {
        content: cut([...new Set(alerts.map(({ rule }) => rule))].join(', '), LONGEST_CONTENT),
        embeds: alerts.map(({ entry: { text, picture } }) => ({
          description: cut(text, LONGEST_TEXT),
          image: { url: picture },
        })),
        // Names of players must wake no one.
        allowed_mentions: { parse: [] },
      };
    case 'slack':
      return {
        text: alerts.map(({ entry: { text } }) => text).join('\n\n'),
        unfurl_links: false,
        attachments: alerts.map(({ entry: { title, picture } }) => ({ fallback: title, image_url: picture })),
      };
    case 'json':
      return {
        id,
        target: name,
        alerts: alerts.map(({ id: alert, rule, made, entry }) => ({
          id: alert,
          rule,
          at: new Date(made * 1_000).toISOString(),
          ...entry,
        })),
      };
  }
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
