import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { wrongSums } from '#graphql/testing/truth/proof.ts';
import { Random } from '#graphql/rules/random.ts';

/* Skirmishes of known battles, joined by the database and by a plain computation that shares no code with it. */

const BATTLES = 500;
const START = 1_790_000_000;
const HOUR = 3_600;
const FORTRESSES: Readonly<Record<number, number>> = { 3: 4, 9: 10, 103: 104, 109: 110, 203: 204, 209: 210 };
const ZONES = [3, 9, 103, 109, 203, 209, 1, 2, 5, 7, 101, 105, 201, 207];

interface Fight {
  readonly id: string;
  readonly zone: number;
  readonly start: number;
  readonly end: number;
  readonly players: ReadonlySet<number>;
  /** The number of the battle that it was made for. */
  readonly battle: number;
}

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate kill, skirmish cascade`);

class World {
  readonly fights: Fight[] = [];
  readonly #random: Random;
  #battle = 0;
  #person = 0;

  constructor(name: string) {
    this.#random = new Random(name);
    const next = new Map(ZONES.map((zone) => [zone, START]));
    while (this.#battle < BATTLES) {
      const zone = this.#random.pick(ZONES);
      const start = (next.get(zone) ?? START) + this.#random.int(HOUR, 5 * HOUR);
      this.#evening(zone, start);
      next.set(
        zone,
        Math.max(start, ...this.fights.filter((each) => each.start >= start).map(({ end }) => end)),
      );
    }
  }

  /** One or two battles, of one of the kinds that there are. */
  #evening(zone: number, start: number): void {
    const kind = this.#random.int(0, 5);
    if (kind === 0) this.#fights(this.#army(), [zone], start, 1);
    if (kind === 1) this.#fights(this.#army(), [zone], start, this.#random.int(2, 4));
    // Two at once in one zone.
    if (kind === 2) {
      this.#fights(this.#army(), [zone], start, 2);
      this.#fights(this.#army(), [zone], start + this.#random.int(0, 900), this.#random.int(1, 3));
    }
    // One that moves on to the fortress, and back.
    if (kind === 3) this.#fights(this.#army(), [zone, FORTRESSES[zone] ?? zone, zone], start, 3);
    // Reinforcements: each time as many again, at most.
    if (kind === 4) this.#fights(this.#army(), [zone], start, 4, 0.9);
    // Longer than four hours: what begins later is a battle of its own.
    if (kind === 5 && this.#random.chance(0.3)) this.#fights(this.#army(), [zone], start, 14);
  }

  #army = (): number[] => Array.from({ length: this.#random.int(12, 40) }, () => (this.#person += 1));

  #fights(army: number[], zones: readonly number[], from: number, count: number, growth = 0.1): void {
    let start = from;
    let first = from;
    let people = army;
    this.#battle += 1;
    for (let number = 0; number < count; number += 1) {
      if (start - first > 4 * HOUR) {
        first = start;
        this.#battle += 1;
      }
      const end = start + this.#random.int(60, 1_500);
      const zone = zones[number % zones.length] ?? 1;
      const players = new Set(people.filter(() => this.#random.chance(0.85)));
      this.fights.push({ id: this.#random.uuid(), zone, start, end, players, battle: this.#battle });
      start = end + this.#random.int(181, 900);
      const come = Math.round(people.length * growth);
      people = [...people, ...Array.from({ length: come }, () => (this.#person += 1))].slice(come >> 1);
    }
  }
}

/** Battles by the words of rules.md: the id of its battle, by the id of a skirmish. */
function plainBattles(fights: readonly Fight[]): Map<string, string> {
  const place = ({ zone }: Fight) =>
    Number(Object.entries(FORTRESSES).find(([, fortress]) => fortress === zone)?.[0] ?? zone);
  const linked = (one: Fight, other: Fight) => {
    if (place(one) !== place(other)) return false;
    if (one.start - other.end > 900 || other.start - one.end > 900) return false;
    const shared = [...one.players].filter((player) => other.players.has(player)).length;
    return shared > 0 && shared >= 0.3 * Math.min(one.players.size, other.players.size);
  };
  const answer = new Map<string, string>();
  for (const spot of new Set(fights.map(place))) {
    let rest = fights
      .filter((each) => place(each) === spot)
      .toSorted((one, other) => one.start - other.start || (one.id < other.id ? -1 : 1));
    for (let [first] = rest; first; [first] = rest) {
      const { id, start } = first;
      const near = rest.filter((each) => each.start <= start + 4 * HOUR);
      const parent = new Map(near.map((each) => [each.id, each.id]));
      const root = (each: string): string =>
        parent.get(each) === each ? each : root(parent.get(each) ?? each);
      for (const [index, one] of near.entries())
        for (const other of near.slice(0, index))
          if (linked(one, other)) parent.set(root(one.id), root(other.id));
      for (const each of near) if (root(each.id) === root(id)) answer.set(each.id, id);
      rest = rest.filter((each) => !answer.has(each.id));
    }
  }
  return answer;
}

async function write(fights: readonly Fight[]): Promise<void> {
  const { sql } = database;
  await sql`
    insert into skirmish
    select id, null, null, zone, null, start, until, 0, 0, 0, 0, 0, 0
    from jsonb_to_recordset(${sql.json(fights.map(({ id, zone, start, end }) => ({ id, zone, start, until: end })))})
      fight (id uuid, zone smallint, start integer, until integer)`;
  const players = fights.flatMap(({ id, players }) => [...players].map((player) => ({ id, player })));
  await sql`
    insert into skirmish_score
    select id, player, 0, player / 20, case when player % 2 = 0 then 'ORDER' else 'DESTRUCTION' end, 40, 80,
           1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from jsonb_to_recordset(${sql.json(players)}) part (id uuid, player integer)`;
}

async function stored(): Promise<Map<string, string>> {
  const rows = await database.sql<{ id: string; battle: string }[]>`
    select skirmish_id as id, battle_id as battle from battle_part`;
  return new Map(rows.map(({ id, battle }) => [id, battle]));
}

it('finds known battles, in any order of writing, as a plain computation does', async () => {
  const random = new Random('known battles');
  const { fights } = new World('known battles');
  const expected = plainBattles(fights);
  const rest = random.shuffle(fights);
  while (rest.length > 0) await write(rest.splice(0, random.pick([2, 60, 200, 300])));
  expect(await stored()).toEqual(expected);

  const firsts = new Map<number, string>();
  for (const { battle, id } of fights) if (!firsts.has(battle)) firsts.set(battle, id);
  const right = fights.filter(({ id, battle }) => expected.get(id) === firsts.get(battle));
  expect(firsts.size).toBeGreaterThanOrEqual(BATTLES);
  expect(right.length / fights.length).toBeGreaterThanOrEqual(0.99);
  expect(await wrongSums(database.sql)).toEqual([]);
});

it('gives a battle an id that stays while it grows', async () => {
  const fights = new World('growing').fights
    .slice(0, 150)
    .sort((one, other) => one.start - other.start || (one.id < other.id ? -1 : 1));
  let known = new Map<string, string>();
  for (const fight of fights) {
    await write([fight]);
    const now = await stored();
    for (const [id, battle] of known) expect(now.get(id)).toBe(battle);
    known = now;
  }
  expect(known).toEqual(plainBattles(fights));
});
