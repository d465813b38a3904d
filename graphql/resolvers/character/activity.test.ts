import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { TEST_WORLD } from '#graphql/testing/world/test-world.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Span = { from: number; to: number; career?: string; minLevel?: number; maxLevel?: number };

const DAY = 86_400;
const MIDNIGHT = TEST_WORLD.now - (TEST_WORLD.now % DAY);

/** Counted from the kills themselves. */
async function counted({ from, to, career = '', minLevel = 0, maxLevel = 255 }: Span): Promise<number> {
  const [row] = await api.sql<{ count: number }[]>`
    select count(distinct part.id)::integer as count
    from (
      select attacker.character_id as id, attacker.level, kill.time
      from kill join kill_attacker attacker on attacker.kill_id = kill.id
      union all select victim_id, victim_level, time from kill
    ) part
    join "character" on "character".id = part.id
    where part.time >= ${from} and part.time < ${to} and part.level between ${minLevel} and ${maxLevel}
      and (${career}::text = '' or "character".career = ${career})`;
  return row?.count ?? 0;
}

const moment = (seconds: number) => new Date(seconds * 1000).toISOString();

const fieldOf = ({ from, to, ...narrowing }: Span) =>
  `activeCharactersStats(from: "${moment(from)}", to: "${moment(to)}"${Object.entries(narrowing)
    .map(([name, value]) => `, ${name}: ${value}`)
    .join('')})`;

describe('active players', () => {
  it.each<[string, Span]>([
    ['of whole days', { from: MIDNIGHT - 7 * DAY, to: MIDNIGHT }],
    [
      'from noon to the evening of a later day',
      { from: MIDNIGHT - 5 * DAY - DAY / 2, to: MIDNIGHT - DAY / 4 },
    ],
    ['of an hour', { from: TEST_WORLD.now - 7200, to: TEST_WORLD.now - 3600 }],
    ['across one midnight', { from: MIDNIGHT - 3600, to: MIDNIGHT + 3600 }],
    ['of a career', { from: MIDNIGHT - 30 * DAY, to: MIDNIGHT + 100, career: 'CHOPPA' }],
    ['of low levels', { from: MIDNIGHT - 30 * DAY, to: MIDNIGHT, maxLevel: 15 }],
    ['of high levels', { from: MIDNIGHT - 30 * DAY + 5, to: MIDNIGHT - 7, minLevel: 36, maxLevel: 40 }],
    ['of no time', { from: MIDNIGHT, to: MIDNIGHT }],
    ['of a time that runs backwards', { from: MIDNIGHT, to: MIDNIGHT - DAY }],
    ['before the war', { from: 0, to: 1000 }],
  ])('%s are as many as the kills have', async (_, span) => {
    const answer = await api.ask<{ count: number }>(`{ count: ${fieldOf(span)} }`);
    expect(answer.count).toBe(await counted(span));
  });

  it('are counted 25 times in one request and one statement', async () => {
    const spans = Array.from({ length: 25 }, (_, day) => ({
      from: MIDNIGHT - day * DAY,
      to: MIDNIGHT - day * DAY + DAY,
    }));
    api.takeStatements();
    const answer = await api.ask<Record<string, number>>(
      `{ ${spans.map((span, index) => `day${index}: ${fieldOf(span)}`).join(' ')} }`,
    );
    expect(api.takeStatements()).toEqual(['activeCharacters']);
    expect(answer.day3).toBe(await counted(spans[3] ?? { from: 0, to: 0 }));
    expect(Object.values(answer).some((count) => count > 0)).toBe(true);
  });
});
