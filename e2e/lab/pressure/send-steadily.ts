import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { rawRequest } from '../benchmark/raw-request.ts';
import type { Answered } from './answered.ts';

/** Milliseconds between two looks at how many requests are due. */
const TICK = 5;

/** Returns the headers of a request, by its place among all. */
export type HeadersOf = (index: number) => Readonly<Record<string, string>>;

/** Sends one request; never rejects. */
export async function send(
  address: string,
  agent?: Agent,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const began = performance.now();
  return rawRequest(address, agent, headers).then(
    ({ status, took }) => ({ status, took }),
    () => ({ status: 0, took: performance.now() - began }),
  );
}

/**
 * Asks for each address once, so many a second, however long the answers take: visitors do not wait for each other.
 * Resolves when all are answered.
 */
export async function sendSteadily(
  addresses: readonly string[],
  perSecond: number,
  headersOf: HeadersOf = () => ({}),
): Promise<readonly Answered[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<Answered>[] = [];
  const began = performance.now();
  while (answers.length < addresses.length) {
    const due = Math.min(addresses.length, Math.ceil(((performance.now() - began) / 1000) * perSecond));
    for (const address of addresses.slice(answers.length, due)) {
      answers.push(send(address, agent, headersOf(answers.length)));
    }
    await sleep(TICK);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}
