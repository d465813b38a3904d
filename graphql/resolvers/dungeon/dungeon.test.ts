import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Figures = Record<'sessions' | 'tries' | 'cleared', number>;
type Dungeon = {
  id: string;
  name: string;
  figures: Figures;
  wings: { instance: { id: string }; figures: Figures }[];
};

const DUNGEONS =
  '{ dungeons { id name figures { sessions tries cleared } wings { instance { id } figures { tries } } } }';

it('lists dungeons with the wings that the game parts them into', async () => {
  const { dungeons } = await api.ask<{ dungeons: Dungeon[] }>(DUNGEONS);
  const wingsOf = (id: string) =>
    dungeons.find((dungeon) => dungeon.id === id)?.wings.map(({ instance }) => instance.id);
  expect(wingsOf('160')).toEqual(['160', '163', '164', '165', '166']);
  expect(wingsOf('60')).toEqual(['60', '63', '64', '65', '66']);
  expect(wingsOf('152')).toEqual(['152', '153', '169']);
  expect(wingsOf('155')).toEqual(['155', '156', '173']);
  expect(wingsOf('36')).toEqual(['36']);
  expect(wingsOf('163')).toBeUndefined();
  const counts = dungeons.map(({ figures }) => figures.sessions);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  const [row] = await api.sql<
    Record<'sessions', number>[]
  >`select count(*)::integer as sessions from dungeon_session`;
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(row?.sessions);
});

it('leads from a wing to its dungeon, and from other numbers nowhere', async () => {
  const answer = await api.ask<Record<string, { id: string; name: string } | null>>(
    '{ wing: dungeon(id: "163") { id name } none: dungeon(id: "99999999999") { id name } odd: dungeon(id: "x") { id name } }',
  );
  expect(answer).toEqual({ wing: { id: '160', name: 'Bastion Stair' }, none: null, odd: null });
});

it('narrows sessions by all arguments together, and sums up the same ones', async () => {
  const [party] = await api.sql<Record<'guild' | 'character' | 'wing', number>[]>`
    select party.guild_id as guild, character_id as character, instance_id::integer as wing
    from session_guild party join session_member using (session_id) join session_wing using (session_id)
    join dungeon_session session on session.id = session_wing.session_id
    where session.cleared order by members desc limit 1`;
  const ask = (args: string) =>
    api.ask<{
      dungeonSessions: { totalCount: number; nodes: { id: string; cleared: boolean; start: number }[] };
      dungeonSums: Figures;
    }>(`{ dungeonSessions(${args}, first: 50) { totalCount nodes { id cleared start members { character { id } } runs { id } } }
          dungeonSums(${args}) { sessions tries cleared } }`);
  const whole = await ask('where: {}');
  const each = [
    `characterId: "${party?.character}"`,
    `guildId: "${party?.guild}"`,
    `characterId: "${party?.character}", guildId: "${party?.guild}"`,
    `where: { cleared: true, instanceId: "${party?.wing}", size: { gte: 6 }, itemRating: { gte: 1 } }`,
    'where: { wings: { some: { instanceId: { eq: 163 }, cleared: { eq: true } } } }',
  ];
  for (const args of each) {
    const { dungeonSessions, dungeonSums } = await ask(args);
    expect(dungeonSessions.totalCount).toBeGreaterThan(0);
    expect(dungeonSessions.totalCount).toBeLessThan(whole.dungeonSessions.totalCount);
    expect(dungeonSums.sessions).toBe(dungeonSessions.totalCount);
    const starts = dungeonSessions.nodes.map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted((one, other) => other - one));
  }
  const nothing = await ask('characterId: "99999999999"');
  expect(nothing.dungeonSums).toEqual({ sessions: 0, tries: 0, cleared: 0 });
});

it('counts a dungeon of wings by wing, and its clears as those of every wing', async () => {
  const { dungeon, dungeonSums, cleared, left } = await api.ask<{
    dungeon: Dungeon & {
      figures: { median: number | null };
      wings: { figures: Figures & { median: number | null } }[];
      fastestOfWings: { instance: { id: string }; seconds: number }[];
    };
    dungeonSums: Figures & { median: number | null; wings: Dungeon['wings'] };
    cleared: Figures & { wings: Dungeon['wings'] };
    left: Figures & { wings: Dungeon['wings'] };
  }>(`{
    dungeon(id: "160") { figures { sessions tries cleared median }
      wings { instance { id } figures { sessions tries cleared median } }
      fastestOfWings(first: 1) { instance { id } seconds } }
    dungeonSums(where: { dungeonId: { eq: 160 } }) { sessions tries cleared median
      wings { instance { id } figures { sessions tries cleared median } } }
    cleared: dungeonSums(where: { wings: { some: { instanceId: { eq: 163 }, cleared: { eq: true } } } }) {
      sessions tries cleared wings { instance { id } figures { sessions tries cleared } } }
    left: dungeonSums(where: { wings: { some: { instanceId: { eq: 163 }, cleared: { eq: false } } } }) {
      sessions tries cleared wings { instance { id } figures { sessions tries cleared } } }
  }`);
  const { wings, ...figures } = dungeonSums;
  expect(figures).toEqual(dungeon.figures);
  expect(wings).toEqual(dungeon.wings.filter((wing) => wing.figures.tries > 0));
  expect(wings.some((wing) => wing.figures.cleared > 0)).toBe(true);
  const ids = dungeon.fastestOfWings.map(({ instance }) => instance.id);
  expect(ids).toEqual([...new Set(ids)]);
  const ofWing = dungeon.wings.find(({ instance }) => instance.id === '163')?.figures;
  expect([cleared.sessions, left.sessions]).toEqual([
    ofWing?.cleared,
    (ofWing?.tries ?? 0) - (ofWing?.cleared ?? 0),
  ]);
});

it('has no median over several dungeons', async () => {
  const [clear] = await api.sql<{ dungeon: number }[]>`
    select dungeon_id::integer as dungeon from dungeon_session where cleared and duration is not null limit 1`;
  const { all, some, one } = await api.ask<Record<'all' | 'some' | 'one', { median: number | null }>>(`{
    all: dungeonSums { median }
    some: dungeonSums(where: { cleared: true }) { median }
    one: dungeonSums(where: { dungeonId: { eq: ${clear?.dungeon} } }) { median } }`);
  expect([all.median, some.median]).toEqual([null, null]);
  expect(one.median).toBeGreaterThan(0);
});

it('orders clears by their time and keeps performances to five tries', async () => {
  const { dungeon } = await api.ask<{
    dungeon: {
      fastest: { seconds: number }[];
      report: {
        best: { tries: number; percentile: number | null; players: number; place: number }[];
        encounters: { sessions: number; fell: number }[];
      };
    };
  }>(`{ dungeon(id: "60") { fastest(instanceId: "60") { seconds }
        report { best { tries percentile players place } encounters { sessions fell } } } }`);
  const seconds = dungeon.fastest.map((clear) => clear.seconds);
  expect(seconds).toEqual(seconds.toSorted((one, other) => one - other));
  for (const { tries, percentile, players, place } of dungeon.report.best) {
    expect(tries).toBeGreaterThanOrEqual(5);
    expect(place).toBeLessThanOrEqual(5);
    expect(percentile === null).toBe(players <= 30);
  }
  for (const { sessions, fell } of dungeon.report.encounters) expect(fell).toBeLessThanOrEqual(sessions);
});

it('counts parties as the tries of their wings do', async () => {
  const { dungeons } = await api.ask<{
    dungeons: {
      id: string;
      report: {
        parties: (Record<'tanks' | 'healers' | 'others' | 'tries' | 'cleared', number> & {
          instance: { id: string };
          groups: Figures;
          otherGroups: Figures;
        })[];
      };
    }[];
  }>(`{ dungeons { id report { parties { instance { id } tanks healers others tries cleared
        groups { tries cleared } otherGroups { tries cleared } } } } }`);
  const parties = dungeons.flatMap(({ report }) => report.parties);
  expect(parties.length).toBeGreaterThan(0);
  for (const { instance, tanks, healers, others, tries, cleared, groups, otherGroups } of parties) {
    const [row] = await api.sql<Record<'tries' | 'cleared' | 'all', number>[]>`
      select count(*) filter (where alike)::integer as tries, count(*) filter (where alike and cleared)::integer as cleared,
             count(*)::integer as all
      from (
        select wing.cleared, (tanks, healers, size) = (${tanks}, ${healers}, ${tanks + healers + others}) as alike
        from session_wing wing join dungeon_session session on session.id = session_id
        where instance_id = ${instance.id} and wing.listed > 0
      ) one`;
    expect({ tries, cleared }).toEqual({ tries: row?.tries, cleared: row?.cleared });
    expect(tries).toBeGreaterThanOrEqual(5);
    expect(groups.tries).toBeGreaterThan(0);
    expect(groups.tries).toBeLessThanOrEqual(tries);
    expect(groups.cleared).toBeLessThanOrEqual(cleared);
    expect(otherGroups.tries).toBeLessThanOrEqual((row?.all ?? 0) - tries);
  }
});
