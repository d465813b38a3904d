import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { RenderQueue } from './render-queue.ts';
import type { Urgency } from './urgency.ts';
import { Shed } from './render-limit.ts';

afterEach(() => vi.useRealTimers());

/** Milliseconds that a page may wait here: twenty pages by the interval that is taken for usual take half of it. */
const WAIT = 1_600;

/** A queue with a number of slots, and the outcome of each requested page, by its name. */
function queueOf(slots: number) {
  vi.useFakeTimers();
  const limit = { slots, adapt: () => undefined };
  const shed: Urgency[] = [];
  const queue = new RenderQueue({ longestWait: WAIT, limit, onShed: (urgency) => shed.push(urgency) });
  const rendering = new Map<string, () => void>();
  const order: string[] = [];
  const refused: string[] = [];
  const ask = (name: string, client: string | null = 'one', urgency: Urgency = 'document') => {
    const response = new EventEmitter();
    const visitor = client === null ? undefined : { client, isCrawler: urgency === 'crawler' };
    queue.enter(visitor, urgency, response).then(
      (leave) => {
        order.push(name);
        rendering.set(name, leave);
      },
      (error: unknown) => error instanceof Shed && refused.push(name),
    );
    return response;
  };
  /** Lets the page that has been rendered for longest leave, after some milliseconds. */
  const finish = async (took = 0) => {
    await vi.advanceTimersByTimeAsync(took);
    const [name, leave] = [...rendering][0] ?? [];
    if (name !== undefined) rendering.delete(name);
    leave?.();
    await settle();
  };
  return { queue, limit, ask, finish, order, refused, shed, rendering };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('as many pages are rendered at once as there are slots', async () => {
  const { queue, ask, finish, order } = queueOf(2);
  for (const name of ['a', 'b', 'c', 'd']) ask(name);
  await settle();
  expect([order, queue.running, queue.waiting]).toEqual([['a', 'b'], 2, 2]);
  await finish();
  expect(order).toEqual(['a', 'b', 'c']);
});

test('clients take turns, however much one of them asks for', async () => {
  const { ask, finish, order } = queueOf(1);
  for (let page = 0; page < 6; page += 1) ask(`many ${page}`, 'greedy');
  for (const client of ['x', 'y']) ask(client, client);
  await settle();
  for (let page = 0; page < 4; page += 1) await finish();
  expect(order).toEqual(['many 0', 'many 1', 'x', 'y', 'many 2']);
});

test('pages that are made anew for all are not refused for visitors who ask for one each', async () => {
  const { ask, refused, order, finish } = queueOf(1);
  for (let page = 0; page < 21; page += 1) ask(`page ${page}`, `client ${page}`);
  for (let page = 0; page < 3; page += 1) ask(`anew ${page}`, null);
  await settle();
  expect(refused).toEqual(['page 20', 'page 19', 'page 18']);
  await finish();
  expect(order).toEqual(['page 0', 'anew 0']);
});

test('documents go before what the router asks for, and people before crawlers', async () => {
  const { ask, finish, order } = queueOf(1);
  ask('first');
  ask('crawler', 'bot', 'crawler');
  ask('router', 'person', 'other');
  ask('document', 'person');
  await settle();
  for (let page = 0; page < 3; page += 1) await finish();
  expect(order).toEqual(['first', 'document', 'router', 'crawler']);
});

test('the line is as long as can be rendered in time, and the last one is refused at once', async () => {
  const { ask, refused, queue } = queueOf(1);
  for (let page = 0; page < 21; page += 1) ask(`many ${page}`, 'greedy');
  await settle();
  expect([refused, queue.waiting, queue.isShedding]).toEqual([[], 20, false]);
  ask('many 21', 'greedy');
  await settle();
  expect([refused, queue.isShedding]).toEqual([['many 21'], true]);
  ask('modest', 'other');
  await settle();
  expect(refused).toEqual(['many 21', 'many 20']);
});

test('crawlers are the first who are refused', async () => {
  const { ask, refused, shed } = queueOf(1);
  ask('crawler', 'bot', 'crawler');
  ask('later crawler', 'bot', 'crawler');
  for (let page = 0; page < 20; page += 1) ask(`page ${page}`);
  await settle();
  expect([refused, shed]).toEqual([['later crawler'], ['crawler']]);
});

test('while somebody is refused the line is short, and two seconds later as long as before', async () => {
  const { queue, ask, finish, refused, rendering } = queueOf(2);
  for (let page = 0; page < 23; page += 1) ask(`page ${page}`);
  await settle();
  expect(refused).toHaveLength(1);
  while (rendering.size > 0) await finish(40);
  for (let page = 0; page < 12; page += 1) ask(`later ${page}`);
  await settle();
  expect(refused).toEqual(['page 22', 'later 10', 'later 11']);
  while (rendering.size > 0) await finish(40);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(queue.isShedding).toBe(false);
  for (let page = 0; page < 12; page += 1) ask(`at last ${page}`);
  await settle();
  expect(refused).toHaveLength(3);
});

test('nobody waits for longer than a page may wait', async () => {
  const { ask, refused, queue } = queueOf(1);
  ask('hangs');
  ask('waits');
  await vi.advanceTimersByTimeAsync(WAIT - 1);
  expect(refused).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([refused, queue.waiting]).toEqual([['waits'], 0]);
});

test('who leaves leaves the queue', async () => {
  const { ask, finish, order, shed } = queueOf(1);
  ask('first');
  ask('leaves').emit('close');
  ask('stays');
  await settle();
  await finish();
  expect([order, shed]).toEqual([['first', 'stays'], []]);
});

test('a slot that becomes free because the load has fallen is taken', async () => {
  const { ask, limit, order } = queueOf(1);
  ask('first');
  ask('second');
  await settle();
  limit.slots = 2;
  await vi.advanceTimersByTimeAsync(50);
  expect(order).toEqual(['first', 'second']);
});

test('a slot is given back once, however often that is said', async () => {
  const { ask, rendering, queue } = queueOf(1);
  ask('first');
  await settle();
  const leave = rendering.get('first');
  leave?.();
  leave?.();
  expect(queue.running).toBe(0);
});

test('a full queue refuses its last page before it is begun, and lets in one that goes before others', async () => {
  const { queue, ask, refused, shed } = queueOf(1);
  ask('first');
  const visitor = (client: string) => ({ client, isCrawler: false });
  for (let page = 0; page < 20; page += 1) {
    expect(queue.refusesAtOnce(visitor('many'), 'document')).toBe(false);
    ask(`page ${page}`, 'many');
  }
  await settle();
  expect([queue.isFull, refused, queue.isShedding]).toEqual([true, [], false]);
  expect(queue.refusesAtOnce(visitor('many'), 'document')).toBe(true);
  expect([shed, queue.isShedding]).toEqual([['document'], true]);
  expect(queue.refusesAtOnce(visitor('other'), 'document')).toBe(false);
  expect(queue.refusesAtOnce(visitor('other'), 'greedy')).toBe(true);
});

test('a reader goes before clients that ask for too much, and pushes their last page out', async () => {
  const { ask, finish, order, refused } = queueOf(1);
  ask('first');
  for (let client = 0; client < 20; client += 1) ask(`page of ${client}`, `client ${client}`, 'greedy');
  ask('reader', 'reader');
  await settle();
  expect(refused).toEqual(['page of 19']);
  await finish();
  expect(order).toEqual(['first', 'reader']);
});

test('clients that ask for too much have fewer slots, and a reader takes a free one at once', async () => {
  const { ask, limit, order, finish, queue } = queueOf(2);
  Object.assign(limit, { slotsOfGreedy: 1 });
  for (const name of ['a', 'b']) ask(name, name, 'greedy');
  await settle();
  expect([order, queue.waiting]).toEqual([['a'], 1]);
  ask('reader', 'reader');
  await settle();
  expect([order, queue.waiting]).toEqual([['a', 'reader'], 1]);
  await finish();
  expect(order).toEqual(['a', 'reader']);
  await finish();
  expect(order).toEqual(['a', 'reader', 'b']);
});
