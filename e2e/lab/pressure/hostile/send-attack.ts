import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import type { Attack } from './attack.ts';

/** The answers to an attack. */
export interface Outcome {
  /** The statuses of all answers, in order. */
  readonly statuses: readonly number[];
  /** True if every refusal has a `Retry-After`. */
  readonly saysWhen: boolean;
  /** Milliseconds until the last byte. */
  readonly took: number;
}

/** Milliseconds after which an attack counts as unanswered. */
const LONGEST = 40_000;

const HEAD = /HTTP\/1\.1 (\d{3}) [^]*?\r\n\r\n/g;
const SHED = '503';

/** Sends an attack over a separate connection, and reads until the server closes it. */
export async function sendAttack(port: number, { bytes, answers }: Attack): Promise<Outcome> {
  const began = performance.now();
  const pieces: Buffer[] = [];
  // Who closes his side is taken for gone: only what asks for nothing in particular is left alone at once.
  const socket = connect(port, '127.0.0.1', () => (answers > 0 ? socket.write(bytes) : socket.end(bytes)));
  socket.on('data', (piece) => pieces.push(piece));
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.once('error', () => resolve());
  });
  const stop = new AbortController();
  const late = wait(LONGEST, undefined, { signal: stop.signal }).catch(() => undefined);
  await Promise.race([closed, late]);
  stop.abort();
  socket.destroy();
  const heads = [...Buffer.concat(pieces).toString('latin1').matchAll(HEAD)];
  return {
    statuses: heads.map(([, status]) => Number(status)),
    saysWhen: heads.every(([head, status]) => status !== SHED || /\r\nretry-after: \d+\r\n/i.test(head)),
    took: performance.now() - began,
  };
}
