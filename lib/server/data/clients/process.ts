import { setPriority } from 'node:os';
import { createApi, type GraphqlApi } from '#graphql/server/server.ts';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { describe } from '../../log.ts';
import { describeApiError } from '../describe-api-error.ts';
import { iconUrlFor } from '../icon-url.ts';
import type { ClientAnswer, ClientQuestion, ClientSettings, FromProcess, ToProcess } from './messages.ts';

/*
 * The process that answers clients of the API. Started by client-api.ts; ends with it.
 */

/** The priority of the process: clients get the processor time that pages leave. */
const NICE = 5;

const send = (message: FromProcess) => void process.send?.(message);

const underWay = new Map<number, AbortController>();
let api: GraphqlApi | undefined;

function start({ database, generation, ...icons }: ClientSettings): void {
  api = createApi({
    database: openDatabase(database),
    generation,
    iconUrl: iconUrlFor(icons),
    logError: (error) => send({ type: 'log', level: 'error', text: describeApiError(error) }),
  });
  send({ type: 'ready' });
}

async function answer(id: number, question: ClientQuestion): Promise<void> {
  const client = new AbortController();
  underWay.set(id, client);
  const given = await ask(question, client.signal).catch((error: unknown) => {
    if (!client.signal.aborted) send({ type: 'log', level: 'error', text: `graphql ${describe(error)}` });
    return null;
  });
  underWay.delete(id);
  send({ type: 'answer', id, answer: given });
}

async function ask({ url, ...question }: ClientQuestion, signal: AbortSignal): Promise<ClientAnswer | null> {
  if (!api) return null;
  const response = await api.fetch(new Request(url, { ...question, signal }));
  if (signal.aborted) return null;
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

/** Trusts its type: only the server writes to the channel. */
const isMessage = (value: unknown): value is ToProcess =>
  typeof value === 'object' && value !== null && 'type' in value;

process.on('message', (message: unknown) => {
  if (!isMessage(message)) return;
  if (message.type === 'start') start(message.settings);
  if (message.type === 'ask') void answer(message.id, message.question);
  if (message.type === 'leave') underWay.get(message.id)?.abort();
});

// Terminals and service managers signal the whole process group: the server decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
setPriority(NICE);
