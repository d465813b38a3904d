import { expect, it } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { GetArchivedKillsDocument } from '#graphql/generated/documents.ts';
import { ArchiveWindows } from './archive-windows.ts';
import type { Ask, ArchivedKind } from './archived-kinds.ts';

const NOW = 1_790_000_000;
const HOUR = 3_600;
const KIND: ArchivedKind = {
  kind: 'Kill',
  late: HOUR,
  rows: 50,
  document: GetArchivedKillsDocument,
  began: ['time', 1],
  grows: false,
};

interface Asked {
  readonly where: { readonly time: { readonly gte: number; readonly lt: number } };
  readonly first: number;
  readonly after: string | null;
}

/** Windows over an API with a kill a minute, which may fail. */
function windowsOver(fails: (asked: Asked) => Error | undefined) {
  const [asked, unreadable] = [[] as Asked[], [] as number[]];
  const ask: Ask = async (_, variables) => {
    const question = variables as Asked;
    asked.push(question);
    const error = fails(question);
    if (error) throw error;
    const { gte, lt } = question.where.time;
    const first = Math.ceil(gte / 60) * 60;
    const count = gte === 0 ? 0 : Math.ceil((lt - first) / 60);
    const times = Array.from({ length: Math.max(0, count) }, (__, index) => first + index * 60);
    const from = Number(question.after ?? 0);
    const nodes = times.slice(from, from + question.first).map((time) => ({ id: String(time), time }));
    const endCursor = String(from + nodes.length);
    const pageInfo = { hasNextPage: times.length > Number(endCursor), endCursor };
    return { data: { kills: { nodes, pageInfo } } as never, absent: [], loss: null };
  };
  const windows = new ArchiveWindows(KIND, ask);
  const readTo = async (begin: number, goal: number) => {
    const rows: object[] = [];
    let [at, count] = [begin, 0];
    while (at < goal) {
      const { rows: more, lost, end } = await windows.read(at, goal);
      unreadable.push(...lost.map(({ since }) => since));
      rows.push(...more);
      [at, count] = [end, count + 1];
    }
    return { rows: rows.length, windows: count };
  };
  return { windows, asked, unreadable, readTo };
}

const refused = () => new ApiError('refused', new Error('no'));

it('asks no smaller questions where all are refused, and as large ones as before when they are not', async () => {
  let isRefusing = true;
  const { windows, asked, readTo } = windowsOver(() => (isRefusing ? refused() : undefined));
  for (let round = 0; round < 30; round += 1) {
    await expect(windows.read(NOW - HOUR + round * 60, NOW + round * 60)).rejects.toMatchObject({
      kind: 'unreachable',
    });
  }
  expect(asked.length).toBeLessThanOrEqual(60);
  isRefusing = false;
  const begin = NOW - HOUR + 1_800;
  expect(await readTo(begin, begin + 10 * HOUR)).toEqual({
    rows: 600,
    windows: expect.toSatisfy((count) => count <= 10),
  });
});

it('asks for wide windows again once the beginning has moved past the one that failed', async () => {
  let isHeavy = true;
  const { windows, readTo, asked } = windowsOver(({ where: { time } }) =>
    isHeavy && time.gte > 0 && time.lt - time.gte > 1 ? refused() : undefined,
  );
  await windows.read(NOW, NOW + HOUR);
  isHeavy = false;
  asked.length = 0;
  expect((await readTo(NOW + 2 * HOUR, NOW + 26 * HOUR)).rows).toBe(24 * 60);
  expect(asked.length).toBeLessThan(100);
});

it('leaves out the second that cannot be read, and is wide again soon', async () => {
  const bad = Math.ceil(NOW / 60) * 60 + 1_800;
  const { unreadable, readTo, asked } = windowsOver(({ where: { time } }) =>
    time.gte <= bad && bad < time.lt ? refused() : undefined,
  );
  expect((await readTo(NOW, NOW + 6 * HOUR)).rows).toBe(6 * 60 - 1);
  expect(unreadable).toEqual([bad]);
  expect(asked.length).toBeLessThan(120);
});

it('is not narrowed by an outage', async () => {
  let isAway = true;
  const { windows, readTo } = windowsOver(() =>
    isAway ? new ApiError('unreachable', new Error('504')) : undefined,
  );
  for (let round = 0; round < 20; round += 1) {
    await expect(windows.read(NOW, NOW + HOUR)).rejects.toMatchObject({ kind: 'unreachable' });
  }
  isAway = false;
  expect(await readTo(NOW, NOW + 5 * HOUR)).toEqual({
    rows: 300,
    windows: expect.toSatisfy((count) => count <= 8),
  });
});

it('asks for less where the API is away for what is too much, until it answers', async () => {
  const { windows } = windowsOver(({ where: { time }, first }) =>
    time.gte > 0 && first > 10 ? new ApiError('unreachable', new Error('timeout')) : undefined,
  );
  for (let round = 0; round < 3; round += 1) await windows.read(NOW, NOW + HOUR).catch(() => undefined);
  expect((await windows.read(NOW, NOW + HOUR)).rows.length).toBeGreaterThan(0);
});

const page = (answer: object) =>
  new ArchiveWindows(KIND, async () => ({ data: answer as never, absent: [], loss: null, ...answer }));

it.each([
  ['no list', { data: { kills: null }, absent: ['kills'] }],
  ['no rows', { data: { kills: { nodes: null, pageInfo: { hasNextPage: false, endCursor: null } } } }],
])('does not take an answer with %s for one that says that there is nothing', async (_, answer) => {
  await expect(page(answer).read(NOW, NOW + HOUR)).rejects.toMatchObject({ kind: 'unreachable' });
});

it('has nothing of a kind that the API does not offer', async () => {
  expect(await page({ data: { kills: null } }).read(NOW, NOW + HOUR)).toEqual({
    rows: [],
    lost: [],
    end: NOW + HOUR,
  });
});
