import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { LiveReader } from './live-reader.ts';
import { LiveStream, OpenStreams, type StreamResponse } from './live-streams.ts';

const event = (id: number) =>
  ({
    id,
    kind: 'kill',
    record: String(id),
    zone: null,
    size: 2,
    guilds: [],
    players: [],
    began: null,
    data: `{"id":${id}}`,
  }) as const;

/** A client that takes what it is sent only where it `takes`, and a reader with as many events. */
function streamOf(events: number) {
  const listeners = new Map<string, () => void>();
  const sent = {
    text: '',
    isDestroyed: false,
    isEnded: false,
    takes: true,
    unsent: 0,
    dropped: 0,
    events: 0,
  };
  const response: StreamResponse = {
    get writableLength() {
      return sent.unsent;
    },
    write: (text) => {
      sent.text += text;
      if (!sent.takes) sent.unsent += 100 * 1024;
      return true;
    },
    end: () => (sent.isEnded = true),
    destroy: () => (sent.isDestroyed = true),
    on: (name, listener) => listeners.set(name, listener),
  };
  const at = { after: 0, last: events };
  const reader: Pick<LiveReader, 'after' | 'isBehind' | 'take'> = {
    get after() {
      return at.after;
    },
    get isBehind() {
      return at.after < at.last;
    },
    take: async (most) => {
      const first = at.after + 1;
      at.after = Math.min(at.last, at.after + most);
      return Array.from({ length: at.after - first + 1 }, (_, index) => event(first + index));
    },
  };
  const counters = {
    countSent: (count: number) => (sent.events += count),
    countDropped: () => (sent.dropped += 1),
  };
  const stream = new LiveStream(reader, response, counters);
  return { stream, sent, at, fire: (name: string) => listeners.get(name)?.() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('begins with the place of the client, and writes each event once with its id', async () => {
  const { stream, sent } = streamOf(2);
  stream.begin(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.text).toBe(
    'retry: 3000\nid: 0\n\nid: 1\nevent: kill\ndata: {"id":1}\n\nid: 2\nevent: kill\ndata: {"id":2}\n\n',
  );
  expect(sent.events).toBe(2);
});

it('says each 15 seconds how far a client has come, also where nothing was for it', async () => {
  const { stream, sent, at } = streamOf(0);
  stream.begin(null);
  at.after = 40;
  sent.text = '';
  await vi.advanceTimersByTimeAsync(14_900);
  expect(sent.text).toBe('');
  await vi.advanceTimersByTimeAsync(200);
  expect(sent.text).toBe(': the war goes on\nid: 40\n\n');
});

it('reads no more for a client that takes nothing, goes on when it does, and drops it after half a minute', async () => {
  const { stream, sent, at, fire } = streamOf(10_000);
  sent.takes = false;
  stream.begin(null);
  await vi.advanceTimersByTimeAsync(0);
  // What it begins with is more than it takes.
  expect(at.after).toBe(0);
  sent.unsent = 0;
  fire('drain');
  await vi.advanceTimersByTimeAsync(0);
  expect(at.after).toBe(100);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([sent.isDestroyed, sent.dropped, at.after]).toEqual([false, 0, 100]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([sent.isDestroyed, sent.dropped, at.after]).toEqual([true, 1, 100]);
});

it('writes nothing after its end, nor after the client has left', async () => {
  for (const end of ['end', 'close']) {
    const { stream, sent, at, fire } = streamOf(1);
    stream.begin(null);
    await vi.advanceTimersByTimeAsync(0);
    if (end === 'end') stream.end();
    else fire('close');
    sent.text = '';
    at.last = 5;
    stream.writeOn();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.text, sent.isEnded]).toEqual(['', end === 'end']);
  }
});

it('counts the streams of each client, and of those whose address many may share only all together', () => {
  const open = new OpenStreams(3, 2);
  const ended: number[] = [];
  const [first] = [1, 2].map((number) => open.add('192.0.2.1', () => ended.push(number)));
  expect([open.limitFor('192.0.2.1'), open.limitFor('192.0.2.2'), open.limitFor(undefined)]).toEqual([
    'client',
    undefined,
    undefined,
  ]);
  open.add(undefined, () => ended.push(3));
  expect([open.limitFor('192.0.2.2'), open.limitFor(undefined)]).toEqual(['all', 'all']);
  first?.();
  first?.();
  expect([open.count, open.limitFor('192.0.2.1')]).toEqual([2, undefined]);
  open.endAll();
  expect(ended).toEqual([2, 3]);
});
