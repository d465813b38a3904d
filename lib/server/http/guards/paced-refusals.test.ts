import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CompressingResponse } from '../wire/compressing-response.ts';
import { PacedRefusals } from './paced-refusals.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Refuses so many requests at once. Counts the answers that are sent, and gives the last one. */
function refuse(paced: PacedRefusals, client: string | undefined, times: number) {
  const sent = { count: 0 };
  const ways: string[] = [];
  let response = new CompressingResponse(new IncomingMessage(new Socket()));
  for (let time = 0; time < times; time += 1) {
    response = new CompressingResponse(new IncomingMessage(new Socket()));
    ways.push(
      paced.send(client, response, () => {
        sent.count += 1;
      }),
    );
  }
  return { sent, ways, response };
}

test('a client gets ten refusals at once, and ten a second from then on', () => {
  const paced = new PacedRefusals();
  const { sent, ways } = refuse(paced, 'a', 50);
  expect([sent.count, ways[9], ways[10], paced.waiting]).toEqual([10, 'at once', 'waits', 40]);
  vi.advanceTimersByTime(1_000);
  expect(sent.count).toBe(20);
  expect(refuse(paced, 'b', 1).ways).toEqual(['at once']);
  vi.advanceTimersByTime(3_000);
  expect([sent.count, paced.waiting]).toEqual([50, 0]);
});

test('no answer waits for longer than ten seconds', () => {
  const paced = new PacedRefusals();
  const { sent } = refuse(paced, 'a', 200);
  vi.advanceTimersByTime(10_000);
  expect(sent.count).toBe(200);
});

test('a client without an address of its own waits for a second', () => {
  const paced = new PacedRefusals();
  const { sent, ways } = refuse(paced, undefined, 2);
  expect(ways).toEqual(['waits', 'waits']);
  vi.advanceTimersByTime(1_000);
  expect(sent.count).toBe(2);
});

test('a connection beyond those that may wait is answered and closed', () => {
  const paced = new PacedRefusals();
  const { sent, ways, response } = refuse(paced, 'a', 300);
  expect([paced.waiting, ways[259], ways[260]]).toEqual([250, 'waits', 'closes']);
  expect(sent.count).toBe(10 + 40);
  expect(response.getHeader('connection')).toBe('close');
  for (let client = 0; client < 4; client += 1) refuse(paced, `client ${client}`, 300);
  expect(paced.waiting).toBe(1_000);
  expect(refuse(paced, 'new', 11).ways.at(-1)).toBe('closes');
});

test('what waits is forgotten when its client leaves', () => {
  const paced = new PacedRefusals();
  const { sent, response } = refuse(paced, 'a', 11);
  response.emit('close');
  expect(paced.waiting).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(sent.count).toBe(10);
});

test('when the site stops, all that wait are answered, and no other waits', () => {
  const paced = new PacedRefusals();
  const { sent } = refuse(paced, 'a', 30);
  paced.close();
  expect([sent.count, paced.waiting]).toEqual([30, 0]);
  expect(refuse(paced, 'a', 1).ways).toEqual(['closes']);
});
