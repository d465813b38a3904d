import type { Random } from '#graphql/rules/random.ts';

/* Statements that write events as anybody may: in any order, again and again, against each other. */

const DAY = 86_400;
/** The turn of a year, where weeks, months and years part. */
const BEGIN = Date.parse('2026-12-25T00:00:00Z') / 1000;
const NAMES = ["'Red Guild'", "'Ærwyn-of Über'", "'  '", "'ŽIBGLE'", "'Two  Towers'", "'白鶴'"] as const;

const uuid = (random: Random) =>
  `'00000000-0000-4000-8000-${String(random.int(1, 8)).padStart(12, '0')}'::uuid`;
const time = (random: Random) => BEGIN + random.int(0, 14 * DAY);
const guild = (random: Random) => random.pick(['null', '1', '2', '3']);
const person = (random: Random) => random.int(1, 9);
const some = (random: Random, column: string) => `${column} % ${random.int(2, 6)} = ${random.int(0, 1)}`;

/** A place far from all others, or one of a fight. */
const place = (random: Random): readonly [number, number] =>
  random.chance(0.3)
    ? [random.int(-5_000_000, 70_000), random.int(0, 2_147_483_647)]
    : [random.int(0, 20_000), random.int(0, 20_000)];
/** Any time of a fortnight, or one of a fight. */
const killTime = (random: Random) =>
  random.chance(0.3) ? time(random) : BEGIN + 5 * DAY + random.int(0, 1_500);

function kill(random: Random): string {
  const [x, y] = place(random);
  const who = (career: string) =>
    `${person(random)}, '${career}', ${random.int(1, 40)}, ${random.int(1, 80)}, ${guild(random)}`;
  return `(${random.int(1, 40)}, ${killTime(random)}, ${random.int(1, 3)}, ${x}, ${y}, 0, ${random.chance(0.4)},
    ${random.int(1, 100)}, ${who(random.pick(['CHOPPA', 'SHAMAN']))}, ${who('ENGINEER')})`;
}

const insertKills = (random: Random): string => `
  insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent,
    killer_id, killer_career, killer_level, killer_renown_rank, killer_guild_id,
    victim_id, victim_career, victim_level, victim_renown_rank, victim_guild_id)
  values ${Array.from({ length: random.int(1, 6) }, () => kill(random)).join(', ')}
  on conflict (id) do nothing`;

const KILL_CHANGES: readonly ((random: Random) => string)[] = [
  (random) => `time = time + ${random.int(-9, 9) * 40_000}`,
  (random) => `killer_id = ${person(random)}, killer_level = ${random.int(1, 40)}`,
  (random) => `victim_id = ${person(random)}, victim_guild_id = ${guild(random)}`,
  (random) => `killer_guild_id = ${guild(random)}, solo = not solo`,
  (random) => `zone_id = ${random.int(1, 3)}, x = ${random.int(0, 70_000)}`,
  () => `total_renown = total_renown + 1`,
  (random) => `time = time + ${random.int(-200, 200)}, y = y + ${random.int(-7_000, 7_000)} % 100000`,
  (random) => `skirmish_id = ${random.chance(0.6) ? 'null' : uuid(random)}`,
  (random) => `instance_id = ${random.chance(0.6) ? 'null' : uuid(random)}, deathblow_id = ${person(random)}`,
];

const SCORE = `kills, kills_solo, deaths, death_blows, damage, kill_damage, damage_received, healing_self, healing_others,
  healing_received, protection_self, protection_others, protection_received, resurrections_done`;
const FIGHT =
  'item_rating, deaths, damage, kill_damage, damage_received, healing_self, healing_others, healing_received, protection_self, protection_others, protection_received, resurrections_done';
const zeros = (count: number) => Array.from({ length: count }, () => '0').join(', ');
const score = (random: Random) => `${random.int(0, 5)}, 0, ${random.int(0, 5)}, ${zeros(11)}`;

const STATEMENTS: readonly ((random: Random) => string)[] = [
  insertKills,
  insertKills,
  insertKills,
  (random) => `update kill set ${random.pick(KILL_CHANGES)(random)} where ${some(random, 'id')}`,
  (random) => `update kill set ${random.pick(KILL_CHANGES)(random)} where ${some(random, 'id')}`,
  (random) => `delete from kill where ${some(random, 'id')} and id > ${random.int(0, 40)}`,
  (random) => `
    insert into kill_attacker
    select id, ${random.int(0, 3)}, ${person(random)}, 40, 80, ${guild(random)}, ${random.int(1, 99)}, 0, 0
    from kill where ${some(random, 'id')} on conflict do nothing`,
  (random) => `
    update kill_attacker set character_id = ${person(random)}, level = ${random.int(1, 40)}, time = 5
    where ${some(random, 'kill_id + position')}`,
  (random) => `delete from kill_attacker where ${some(random, 'kill_id + position')}`,
  (random) => `
    insert into kill_damage (kill_id, position, attacker_type, damage_type, attacker_id, amount)
    select id, ${random.int(0, 2)}, 'PLAYER', 'ABILITY', ${random.pick(['null', '1', '2', '3'])}, ${random.int(1, 900)}
    from kill where ${some(random, 'id')} on conflict (kill_id, position) do update set amount = excluded.amount`,
  (random) => `delete from kill_damage where ${some(random, 'kill_id')}`,
  (random) => `
    insert into zone values (${random.int(1, 3)}, 'Z', 'PVP', 1, 0, 0, ${random.int(-5, 60_000)}, 60000)
    on conflict (id) do update set se_corner_x = excluded.se_corner_x`,
  (random) => `
    insert into scenario_record (id, scenario_id, start_time, end_time, winner, order_points, destruction_points, queue_type, tier)
    values (${uuid(random)}, ${random.int(2000, 2001)}, ${time(random)}, ${BEGIN + random.int(7, 21) * DAY},
      ${random.int(0, 2)}, ${random.int(0, 2)}, 1, ${random.int(0, 1)}, 4)
    on conflict (id) do update
      set start_time = excluded.start_time, winner = excluded.winner, queue_type = excluded.queue_type,
        scenario_id = excluded.scenario_id, order_points = excluded.order_points`,
  (random) => `delete from scenario_record where id = ${uuid(random)}`,
  (random) => `
    insert into scenario_score (record_id, character_id, start_time, queue_type, guild_id, team, level, renown_rank,
      quitter, objective_score, ${SCORE})
    select id, person, 0, 9, ${guild(random)}, person % 2, 40, 80, false, 0, ${score(random)}
    from scenario_record, generate_series(${random.int(1, 5)}, 20) person
    where id <= ${uuid(random)} on conflict do nothing`,
  (random) =>
    `update scenario_score set guild_id = ${guild(random)}, deaths = deaths + 1 where ${some(random, 'character_id')}`,
  (random) =>
    `delete from scenario_score where ${some(random, 'character_id')} and record_id > ${uuid(random)}`,
  (random) => `
    insert into skirmish values (${uuid(random)}, null, null, 1, null, ${time(random)}, 0, 1, 1, 0, 1, 1, 0)
    on conflict (id) do update set start_time = excluded.start_time`,
  (random) => `
    insert into skirmish_score (skirmish_id, character_id, start_time, guild_id, realm, level, renown_rank, ${SCORE})
    select id, ${person(random)}, 0, ${guild(random)}, 'ORDER', 40, 80, ${score(random)}
    from skirmish where not is_from_kills(id)
    on conflict (skirmish_id, character_id) do update set kills = excluded.kills, guild_id = excluded.guild_id`,
  (random) => `delete from skirmish where id = ${uuid(random)}`,
  (random) => `
    insert into instance_run values (${uuid(random)}, 60, ${random.int(0, 9000)}, ${random.int(0, 9000)}, 7, true, 9, 9, 9, 9, 9, 9)
    on conflict (id) do update set end_time = excluded.end_time`,
  (random) => `
    insert into instance_encounter_run
    values (${random.int(1, 20)}, ${uuid(random)}, 1, ${random.int(1, 3)}, 5, 9, 1, ${random.chance(0.5)}, 0, 0, 0, 0, 0)
    on conflict (id) do update set run_id = excluded.run_id, completed = excluded.completed`,
  (random) => `
    insert into instance_run_score (run_id, position, character_id, level, renown_rank, archetype, ${FIGHT})
    select id, ${random.int(0, 5)}, 1, 40, 80, 'TANK', ${random.int(100, 800)}, ${random.int(0, 3)}, ${zeros(10)}
    from instance_run on conflict do nothing`,
  (random) => `delete from instance_run_score where position = ${random.int(0, 5)}`,
  (random) => `
    insert into instance_encounter_run_score (encounter_run_id, position, character_id, level, renown_rank, archetype, ${FIGHT})
    select id, ${random.int(0, 5)}, 1, 40, 80, 'TANK', ${random.int(100, 800)}, ${random.int(0, 3)}, ${zeros(10)}
    from instance_encounter_run on conflict do nothing`,
  (random) => `delete from instance_encounter_run where ${some(random, 'id')}`,
  (random) => `
    insert into "character" values (${person(random)}, ${random.pick(NAMES)}, '${random.pick(['CHOSEN', 'SHAMAN'])}', ${random.int(1, 40)}, 80)
    on conflict (id) do update set name = excluded.name, level = excluded.level, career = excluded.career`,
  (random) => `
    insert into guild values (${random.int(1, 3)}, ${random.pick(NAMES)}, 'ORDER', 40, '', '', 1, 1, 1, 1, 1, null)
    on conflict (id) do update set name = excluded.name`,
  (random) => `
    insert into ${random.pick(['game_object', 'instance'])} (id, name) values (${random.int(1, 3)}, ${random.pick(NAMES)})
    on conflict (id) do update set name = excluded.name`,
  (random) => `delete from "character" where id = ${person(random)}`,
];

/** A statement that writes, changes or deletes a few events. */
export const randomEvents = (random: Random): string => random.pick(STATEMENTS)(random);
