import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { Random } from '#graphql/rules/random.ts';

/*
 * Small wars whose feats are found here by plain loops, beside those that the database counts.
 */

const HOUR = 3_600;
const DAY = 86_400;
const epoch = (text: string) => Date.parse(`${text}Z`) / 1000;
/** Borders of hours, days, weeks, months and years; the year 2026 has 53 weeks. */
const MOMENTS = [
  '2026-11-28T09:00',
  '2026-11-30T00:00',
  '2026-12-01T00:00',
  '2026-12-07T00:00',
  '2027-01-01T00:00',
]
  .concat('2027-01-04T00:00', '2027-01-11T00:00', '2027-01-18T00:00', '2027-02-01T00:00')
  .flatMap((border) => [-1, 0, 1, HOUR - 1, HOUR].map((step) => epoch(border) + step));
/** In the middle of a week and a month, which are not over. */
const NOW = epoch('2027-02-03T12:00');
const PLAYERS = new Map(
  ['SLAYER', 'SLAYER', 'ENGINEER', 'WHITE_LION', 'CHOPPA', 'CHOPPA', 'MAGUS', 'ZEALOT'].map((career, at) => [
    at + 1,
    [
      'ALL',
      at < 4 ? 'ORDER' : 'DESTRUCTION',
      { ENGINEER: 'RANGED_DPS', MAGUS: 'RANGED_DPS', ZEALOT: 'HEALER' }[career] ?? 'MELEE_DPS',
      career,
    ],
  ]),
);
const GUILDS = new Map([
  [1, ['ALL', 'ORDER']],
  [2, ['ALL', 'ORDER']],
  [3, ['ALL', 'DESTRUCTION']],
]);

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
  await database.sql`insert into zone values (1, 'Zone', 'PVP', 4)`;
  for (const [id, groups] of PLAYERS) {
    await database.sql`insert into "character" values (${id}, 'Name', ${groups.at(-1) ?? ''}, 40, 80)`;
  }
  for (const [id, groups] of GUILDS) {
    await database.sql`insert into guild values (${id}, 'Guild', ${groups.at(-1) ?? ''}, 1, '', '', 1, 1, 1, 1, 1)`;
  }
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate kill, battle, dungeon_session, session_wing cascade`);

interface Kill {
  readonly time: number;
  readonly killer: number;
  readonly victim: number;
  readonly guild: number | null;
}
interface Feat {
  readonly owner: number;
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** The feats of each group and part by their key, the first places alone. */
function best(
  kind: string,
  groups: ReadonlyMap<number, string[]>,
  feats: readonly (Feat & { part?: string })[],
  places = 1,
) {
  const found = new Map<string, Feat[]>();
  for (const { part = '', ...feat } of feats) {
    for (const name of groups.get(feat.owner) ?? []) {
      const key = `${kind} ${name} ${part}`;
      found.set(key, [...(found.get(key) ?? []), feat]);
    }
  }
  return [...found].flatMap(([key, all]) => {
    const placeOf = ({ value }: Feat) => 1 + all.filter((other) => other.value > value).length;
    return all
      .filter((feat) => placeOf(feat) <= places)
      .map(
        (feat) =>
          `${key} ${placeOf(feat)}: ${JSON.stringify(feat)} of ${all.filter(({ value }) => value === feat.value).length}`,
      );
  });
}

function counted(
  kills: readonly Kill[],
  ownerOf: (kill: Kill) => number | null,
  spanOf: (time: number) => readonly [number, number],
) {
  const found = new Map<string, Feat>();
  for (const kill of kills) {
    const [owner, [start, end]] = [ownerOf(kill), spanOf(kill.time)];
    if (owner === null) continue;
    const key = `${owner} ${start}`;
    found.set(key, { owner, value: (found.get(key)?.value ?? 0) + 1, start, end });
  }
  return [...found.values()];
}

const fixed = (seconds: number) => (time: number) =>
  [time - (time % seconds), time - (time % seconds) + seconds] as const;
function monthOf(time: number) {
  const date = new Date(time * 1000);
  return [0, 1].map((step) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + step) / 1000) as [
    number,
    number,
  ];
}
/** Weeks begin on Mondays, and 1970 on a Thursday. */
function weekOf(time: number) {
  const start = Math.floor((time + 3 * DAY) / (7 * DAY)) * 7 * DAY - 3 * DAY;
  return [start, start + 7 * DAY] as const;
}

const several = ({ value }: Feat) => value > 1;

function streaks(kills: readonly Kill[]) {
  return [...PLAYERS.keys()].flatMap((owner) => {
    const runs: Kill[][] = [[]];
    for (const kill of kills) {
      if (kill.killer === owner && kill.victim !== owner) runs.at(-1)?.push(kill);
      if (kill.victim === owner) runs.push([]);
    }
    return runs.map((run) => ({
      owner,
      value: run.length,
      start: run[0]?.time ?? 0,
      end: run.at(-1)?.time ?? 0,
    }));
  });
}

/** Weeks one after the other at the head of a group's board. */
function leads(kind: string, groups: ReadonlyMap<number, string[]>, weeks: readonly Feat[]) {
  return [...new Set([...groups.values()].flat())].flatMap((name) => {
    const own = weeks.filter(({ owner }) => groups.get(owner)?.includes(name));
    const heads = own.filter(({ start, value }) =>
      own.every((other) => other.start !== start || other.value <= value),
    );
    const runs = heads.flatMap(({ owner, start }) => {
      const leadsAt = (week: number) => heads.some((head) => head.owner === owner && head.start === week);
      if (leadsAt(start - 7 * DAY)) return [];
      let end = start;
      while (leadsAt(end)) end += 7 * DAY;
      return [{ owner, value: (end - start) / (7 * DAY), start, end }];
    });
    return best(kind, new Map([...groups.keys()].map((id) => [id, [name]])), runs.filter(several));
  });
}

async function fromKills() {
  const all = await database.sql<Kill[]>`
    select time, killer_id as killer, victim_id as victim, killer_guild_id as guild from kill order by time, id`;
  const isWhole = ({ start, end }: Feat) => start >= (all[0]?.time ?? 0) && end <= NOW;
  // A death by one's own hand ends a streak, and is no kill.
  const kills = all.filter(({ killer, victim }) => killer !== victim);
  const [player, guild] = [({ killer }: Kill) => killer, (kill: Kill) => kill.guild];
  const months = (owner: typeof guild) =>
    counted(kills, owner, monthOf)
      .filter(isWhole)
      .map((feat) => Object.assign(feat, { part: new Date(feat.start * 1000).toISOString().slice(0, 7) }));
  return [
    ...best('HOUR', PLAYERS, counted(kills, player, fixed(HOUR)).filter(several)),
    ...best('DAY', PLAYERS, counted(kills, player, fixed(DAY)).filter(several)),
    ...best('STREAK', PLAYERS, streaks(all).filter(several)),
    ...leads('LEAD', PLAYERS, counted(kills, player, weekOf).filter(isWhole)),
    ...leads('GUILD_LEAD', GUILDS, counted(kills, guild, weekOf).filter(isWhole)),
    ...best('MONTH', PLAYERS, months(player), 3),
    ...best('GUILD_MONTH', GUILDS, months(guild), 3),
  ].toSorted();
}

async function fromDatabase() {
  await database.sql`select count_feats(${NOW})`;
  const rows = await database.sql<{ key: string; feat: Feat; equals: number }[]>`
    select kind || ' ' || group_name || ' ' || part || ' ' || place as key, shared_by as equals,
           json_build_object('owner', coalesce(character_id, guild_id), 'value', value, 'start', start_time, 'end', end_time) as feat
    from war_record where kind not in ('BATTLE', 'CLEAR')`;
  return rows.map(({ key, feat, equals }) => `${key}: ${JSON.stringify(feat)} of ${equals}`).toSorted();
}

const kill = (random: Random, id: number) => `
  insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
    killer_renown_rank, killer_guild_id, victim_id, victim_career, victim_level, victim_renown_rank)
  values (${id}, ${random.pick(MOMENTS)}, 1, 1, 1, 0, false, 90, ${random.int(1, 9)}, 'SLAYER', 40, 80,
    ${random.pick(['null', '1', '2', '3'])}, ${random.int(1, 9)}, 'CHOPPA', 40, 80);`;

it.each([1, 3, 5])(
  'finds all feats of world %i, over all borders, with ties and corrections',
  async (world) => {
    const random = new Random(`records ${world}`);
    await database.sql.unsafe(Array.from({ length: 30 * world }, (_, id) => kill(random, id + 1)).join('\n'));
    const feats = await fromKills();
    expect(new Set(feats.map((key) => key.split(' ')[0])).size).toBe(7);
    expect(await fromDatabase()).toEqual(feats);
    for (const correction of [
      'delete from kill where id % 5 = 0',
      'update kill set killer_id = victim_id, victim_id = killer_id where id % 7 = 0',
      `update kill set time = time + ${DAY} where id % 4 = 0`,
      'update kill set killer_guild_id = 3 where id % 3 = 0',
      'delete from kill where time = (select min(time) from kill)',
      'truncate kill cascade',
    ]) {
      await database.sql.unsafe(correction);
      expect(await fromDatabase(), correction).toEqual(await fromKills());
    }
  },
);

it('keeps a hundred of those who are equal, and says how many there are', async () => {
  await database.sql`insert into "character" select id, 'Name', 'SHAMAN', 40, 80 from generate_series(100, 219) id`;
  await database.sql`
    insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
      killer_renown_rank, victim_id, victim_career, victim_level, victim_renown_rank)
    select id, ${NOW}::integer - id, 1, 1, 1, 0, false, 90, 100 + id % 120, 'SHAMAN', 40, 80, 1, 'SLAYER', 40, 80
    from generate_series(1, 240) id`;
  await database.sql`select count_feats(${NOW})`;
  expect([
    ...(await database.sql`select count(*)::integer, min(shared_by), max(shared_by) from war_record
    where kind = 'HOUR' and group_name = 'SHAMAN'`),
  ]).toEqual([{ count: 100, min: 120, max: 120 }]);
  await database.sql`delete from "character" where id >= 100`;
});

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

it('finds the largest battles, and the fastest clears of dungeons and of their wings', async () => {
  for (const [n, players] of [30, 80, 80, 12].entries()) {
    await database.sql`insert into battle values (${uuid(n)}, ${n}, ${n + 9}, 1, 0, 0, 1, 1, 1, 2, ${players})`;
  }
  for (const [n, [dungeon, duration, whole]] of (
    [
      [60, 900, true],
      [60, 800, false],
      [60, 950, true],
      [152, 70, true],
      [152, null, true],
    ] as const
  ).entries()) {
    await database.sql`
      insert into dungeon_session values (${uuid(n)}, ${dungeon}, ${n * 1000}, ${n * 1000 + 5}, ${duration}, 1, 1, 1, ${whole}, 6, 6, 1, 1, 1, 0)`;
  }
  await database.sql`
    insert into instance values (60, 'Gunbad'), (63, 'Nursery'), (64, 'Lab'), (152, 'Sewers') on conflict do nothing`;
  for (const [n, [dungeon, wing, duration, cleared]] of (
    [
      [60, 60, 50, true],
      [60, 63, 40, true],
      [60, 63, 40, true],
      [60, 63, 30, false],
      [152, 152, 9, true],
    ] as const
  ).entries()) {
    await database.sql`
      insert into session_wing values (${uuid(n)}, ${wing}, ${dungeon}, ${n * 1000}, ${duration}, 1, 1, ${cleared}, 1)`;
  }
  await database.sql`select count_feats(${NOW})`;
  const rows = await database.sql`
    select kind, part, value, subject, instance_id as wing from war_record order by kind, part, subject`;
  expect([...rows]).toEqual([
    { kind: 'BATTLE', part: '', value: 80, subject: uuid(1), wing: null },
    { kind: 'BATTLE', part: '', value: 80, subject: uuid(2), wing: null },
    { kind: 'CLEAR', part: '152', value: 70, subject: uuid(3), wing: null },
    { kind: 'CLEAR', part: '60', value: 900, subject: uuid(0), wing: null },
    { kind: 'CLEAR', part: '60 60', value: 50, subject: uuid(0), wing: 60 },
    { kind: 'CLEAR', part: '60 63', value: 40, subject: uuid(1), wing: 63 },
    { kind: 'CLEAR', part: '60 63', value: 40, subject: uuid(2), wing: 63 },
  ]);
});

it('counts once in an hour', async () => {
  const countedAt = async () =>
    (await database.sql`select counted_at as at from war_record_count`)[0]?.['at'];
  await database.sql`select count_feats(${NOW})`;
  await database.sql`select count_feats_hourly(${NOW + 3_400})`;
  expect(await countedAt()).toBe(NOW);
  await database.sql`select count_feats_hourly(${NOW + 3_600})`;
  expect(await countedAt()).toBe(NOW + 3_600);
});
