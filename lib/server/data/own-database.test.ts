import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseEnv } from '#lib/env.ts';
import { StartError } from '../start-error.ts';
import { startOwnDatabase } from './own-database.ts';

/** PgBouncer's answer to a connection that sends an unknown startup parameter. */
const REFUSAL = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0';

let pooler: Server;
/** The first messages of connections, as text. */
let startups: string[];
/** Connections that get no answer, the first ones. */
let unanswered: number;

beforeEach(async () => {
  startups = [];
  unanswered = 0;
  pooler = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (message) => {
      startups.push(message.toString('latin1'));
      if (startups.length <= unanswered) return;
      const length = Buffer.alloc(4);
      length.writeInt32BE(REFUSAL.length + 4);
      socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(REFUSAL)]));
    });
  });
  await new Promise<void>((resolve) => {
    pooler.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => pooler.close());

/** Starts over the pooler, which fails in the end; returns the lines of the log. */
async function startOver(): Promise<readonly string[]> {
  const address = pooler.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const lines: string[] = [];
  const start = startOwnDatabase(`postgres://war@127.0.0.1:${port}/war`, parseEnv({}), (level, line) =>
    lines.push(`${level} ${line}`),
  );
  await expect(start).rejects.toThrow(StartError);
  return lines;
}

it('does without time limits for statements where a pooler refuses them', async () => {
  const lines = await startOver();

  expect(startups[0]).toContain('statement_timeout\x003000\0lock_timeout\x00500\0');
  expect(startups.at(-1)).not.toContain('timeout');
  expect(lines).toEqual([expect.stringMatching(/^warn database: connections take no time limits/)]);
});

it('asks a server again that did not answer in time', { timeout: 20_000 }, async () => {
  unanswered = 1;
  const lines = await startOver();

  expect(lines).toEqual([
    'warn database: no answer in time, asking again',
    expect.stringMatching(/^warn database: connections take no time limits/),
  ]);
});
