import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { randomEvents } from '#graphql/testing/random-events.ts';
import { Random } from '#graphql/rules/random.ts';
import { compareRollups } from '../engine/rollups.ts';
import { inSession } from '../engine/connection/session.ts';
import { characterHistory, guildHistory, guildMoves } from './history.ts';

const DAY = 86_400;
const CHARACTERS = 9;
const GUILDS = 3;
/** Later than all that is written here. */
const LATEST = 2_100_000_000;
/** Midnights of UTC at which a day, a month and a year begin. */
const BORDERS = ['2026-11-28', '2026-12-01', '2027-01-01', '2027-02-28', '2027-03-01']
  .map((date) => Date.parse(date) / 1000)
  .flatMap((border) => [border - 3600, border - 1, border, border + 3600]);

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

interface Fight {
  readonly character: number;
  readonly time: number;
  readonly guild: number;
  readonly level: number;
  readonly rank: number;
}

interface Spell {
  readonly character: number;
  readonly guild: number;
  readonly days: number[];
}

/** All fights as they are written, in the order of time. */
const readFights = () => database.sql<Fight[]>`
  select character, time, coalesce(guild, 0) as guild, level, rank
  from (
    select victim_id, time, victim_guild_id, victim_level, victim_renown_rank from kill
    union all select character_id, time, guild_id, level, renown_rank from kill_attacker
    union all select character_id, start_time, guild_id, level, renown_rank from scenario_score
    union all select character_id, start_time, guild_id, level, renown_rank from skirmish_score
  ) fight (character, time, guild, level, rank)
  order by time, guild`;

const dayOf = ({ time }: Fight) => Math.floor(time / DAY) * DAY;
const dayText = (time: number | undefined) =>
  time === undefined ? null : new Date(time * 1000).toISOString().slice(0, 10);
const monthOf = (time: number) => Date.parse(`${new Date(time * 1000).toISOString().slice(0, 7)}-01`) / 1000;

function spellsOf(fights: readonly Fight[], character: number): Spell[] {
  const spells: Spell[] = [];
  for (const fight of fights.filter((one) => one.character === character)) {
    if (spells.at(-1)?.guild !== fight.guild) spells.push({ character, guild: fight.guild, days: [] });
    spells.at(-1)?.days.push(dayOf(fight));
  }
  return spells;
}

function plainHistory(fights: readonly Fight[], character: number) {
  const own = fights.filter((one) => one.character === character);
  const days = [...new Set(own.map(dayOf))];
  const reached = days.map((day) => {
    const until = own.filter((fight) => dayOf(fight) <= day);
    return [day, Math.max(...until.map(({ level }) => level)), Math.max(...until.map(({ rank }) => rank))];
  });
  const spells = spellsOf(fights, character);
  return {
    days: days.length,
    from: dayText(days.at(0)),
    to: dayText(days.at(-1)),
    steps: reached
      .filter(
        ([, level, rank], at) =>
          level !== (reached[at - 1]?.[1] ?? 0) || rank !== (reached[at - 1]?.[2] ?? 0),
      )
      .map(([day, level, rank]) => ({ day: dayText(day), level: level || null, renownRank: rank || null })),
    spells: spells
      .map(({ guild, days: of }, at) => ({
        guildId: guild || null,
        from: dayText(of.at(0)),
        to: dayText(of.at(-1)),
        days: new Set(of).size,
        after: dayText(spells[at - 1]?.days.at(-1)),
        before: dayText(spells[at + 1]?.days.at(0)),
      }))
      .toReversed(),
  };
}

function plainMoves(fights: readonly Fight[], guild: number) {
  return Array.from({ length: CHARACTERS + 11 }, (_, id) => spellsOf(fights, id + 1)).flatMap((spells) =>
    spells.flatMap(({ character, guild: of, days }, at) => {
      if (of !== guild) return [];
      const [before, after] = [spells[at - 1], spells[at + 1]];
      const arrival = {
        character,
        day: days.at(0),
        arrived: true,
        other: before?.guild || null,
        otherDay: before?.days.at(-1) ?? null,
      };
      const departure = after && {
        character,
        day: after.days.at(0),
        arrived: false,
        other: after.guild || null,
        otherDay: days.at(-1),
      };
      return departure ? [arrival, departure] : [arrival];
    }),
  );
}

function plainMonths(fights: readonly Fight[], guild: number, firstKill: number) {
  const own = fights.filter((fight) => fight.guild === guild);
  const moves = plainMoves(fights, guild);
  const all = [...own.map(({ time }) => monthOf(time)), ...moves.map(({ day = 0 }) => monthOf(day))];
  const months: number[] = [];
  if (all.length > 0)
    for (let month = Math.min(...all); month <= Math.max(...all); month = monthOf(month + 31 * DAY))
      months.push(month);
  const foughtIn = (month: number) =>
    new Set(own.filter(({ time }) => monthOf(time) === month).map(({ character }) => character)).size;
  return months.map((month, at) => {
    const of = moves.filter(({ day = 0 }) => monthOf(day) === month);
    return {
      period: dayText(month)?.slice(0, 7),
      characters: foughtIn(month),
      before: at === 0 || (months[at - 1] ?? 0) < firstKill ? null : foughtIn(months[at - 1] ?? 0),
      firstSeen: of.filter(({ arrived, otherDay }) => arrived && otherDay === null).length,
      joined: of.filter(({ arrived, otherDay }) => arrived && otherDay !== null).length,
      left: of.filter(({ arrived }) => !arrived).length,
    };
  });
}

const byText = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();

/** Compares all answers with what the fights say. */
async function expectPlainAnswers(about: string) {
  const { sql } = database;
  const fights = await readFights();
  const [known] = await sql`select coalesce(min(time), 0) as first from kill`;
  for (let character = 1; character <= CHARACTERS; character += 1) {
    expect(await characterHistory(sql, character, LATEST), `${about}: character ${character}`).toEqual(
      plainHistory(fights, character),
    );
  }
  for (let guild = 1; guild <= GUILDS; guild += 1) {
    expect([...(await guildHistory(sql, guild, LATEST))], `${about}: guild ${guild}`).toEqual(
      plainMonths(fights, guild, Number(known?.first)),
    );
    const list = guildMoves(sql, guild, LATEST);
    const moves = await list.read({ limit: 10_000, skip: 0, backward: false, after: null, before: null });
    expect(
      byText(
        moves.map((move) => ({
          character: move.characterId,
          day: move.day,
          arrived: move.arrived,
          other: move.otherGuildId,
          otherDay: move.otherDay,
        })),
      ),
      about,
    ).toEqual(
      byText(
        plainMoves(fights, guild).map(({ character, day, arrived, other, otherDay }) => ({
          character,
          day: dayText(day),
          arrived,
          other,
          otherDay: dayText(otherDay ?? undefined),
        })),
      ),
    );
    const days = moves.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(await list.total()).toBe(moves.length);
  }
}

/** Compares the kept sums, row for row. */
async function expectRightSums() {
  const compared = await inSession(database.sql, compareRollups);
  expect(compared.filter(({ different }) => different > 0)).toEqual([]);
}

const empty = () =>
  database.sql`truncate kill, scenario_record, skirmish, instance_run, "character", guild, zone cascade`;

const kill = (random: Random, id: number) => `
  insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
    killer_renown_rank, killer_guild_id, victim_id, victim_career, victim_level, victim_renown_rank, victim_guild_id)
  values (${id}, ${random.pick(BORDERS)}, 1, 1, 1, 0, false, 90, 1, 'SLAYER', 40, 80, null, ${random.int(1, 3)}, 'CHOPPA',
    ${random.int(0, 4)}, ${random.int(0, 4)}, ${random.pick(['null', '1', '2', '3'])});
  insert into kill_attacker select ${id}, helper, helper + 3, ${random.int(0, 40)}, ${random.int(0, 80)},
    nullif(${random.int(0, 3)}, 0), 5, 1, 1 from generate_series(0, ${random.int(0, 5)}) helper`;

describe('the history of characters and guilds', () => {
  it('equals what all fights say, over borders of days, months and years, with corrections and deletions', async () => {
    await empty();
    const random = new Random('history');
    for (let id = 1; id <= 90; id += 1) await database.sql.unsafe(kill(random, id));
    const spells = Array.from({ length: CHARACTERS }, (_, id) => id + 1);
    const fights = await readFights();
    // Returns, days with two guilds, and days without one.
    const ofAll = spells.flatMap((id) => spellsOf(fights, id));
    expect(ofAll.length).toBeGreaterThan(60);
    expect(ofAll.filter(({ guild }) => guild === 0).length).toBeGreaterThan(5);
    await expectPlainAnswers('as written');
    await expectRightSums();
    for (const correction of [
      `update kill set time = time + 86400 where id % 4 = 0`,
      `update kill set victim_guild_id = 2, victim_level = 0 where id % 3 = 0`,
      `update kill set victim_id = 8 where id % 7 = 0`,
      `delete from kill where id % 5 = 0`,
      `update kill_attacker set guild_id = null where kill_id % 3 = 1 and position > 1`,
      `delete from kill_attacker where position = 1 and kill_id % 2 = 0`,
      `insert into skirmish values ('00000000-0000-4000-8000-000000000009', null, null, 1, null, ${BORDERS[4]}, 0, 1, 1, 0, 1, 1, 0)`,
      `insert into scenario_record (id, scenario_id, start_time, end_time, winner, order_points, destruction_points, queue_type, tier)
       values ('00000000-0000-4000-8000-000000000008', 2000, ${BORDERS[9]}, ${Number(BORDERS[9]) + 900}, 1, 1, 1, 1, 4)`,
      `insert into scenario_score
       select '00000000-0000-4000-8000-000000000008', id, 0, 9, null, 2, id % 2, 40, id * 20, false, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
       from generate_series(2, 5) id`,
      `update scenario_record set start_time = ${BORDERS[13]}`,
      `delete from scenario_record`,
      `delete from kill`,
    ]) {
      await database.sql.unsafe(correction);
      await expectPlainAnswers(correction);
    }
  });

  it.each(['one', 'two'])('equals what all fights say, whatever is written: %s', async (seed) => {
    await empty();
    const random = new Random(seed);
    for (let round = 0; round < 4; round += 1) {
      for (let count = 0; count < 25; count += 1) {
        const statement = randomEvents(random);
        // Times of wrong clocks are in no history.
        if (!/set time = \d/.test(statement)) await database.sql.unsafe(statement);
      }
      await expectPlainAnswers(`${seed} ${round}`);
    }
    await expectRightSums();
  });

  it('keeps apart days with a fight and days without, and answers nothing for strangers', async () => {
    await empty();
    expect(await characterHistory(database.sql, 77, LATEST)).toEqual({
      days: 0,
      from: null,
      to: null,
      steps: [],
      spells: [],
    });
    expect([...(await guildHistory(database.sql, 77, LATEST))]).toEqual([]);
  });
});
