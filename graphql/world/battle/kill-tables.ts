import { columnsOf } from '#graphql/world/columns.ts';
import { type Character, standingAt } from '#graphql/world/people/characters.ts';
import { guildAt } from '#graphql/world/people/membership.ts';
import type { Population } from '#graphql/world/people/population.ts';
import type { WorldTable, WorldValue } from '#graphql/world/world-table.ts';
import type { Campaign } from './campaign.ts';
import { chronicle, type Entry } from './chronicle.ts';
import { damageOf, isSolo } from './kill.ts';

type Row = readonly WorldValue[];

/** Rows of a table that is written kill by kill; the battles are fought anew for it. */
function* rowsOf(campaign: Campaign, write: (entry: Entry) => Iterable<Row>): Generator<Row> {
  for (const entry of chronicle(campaign.battles())) yield* write(entry);
}

/** Level, renown rank and guild as they were when it happened. */
function fighterAt({ memberships, window }: Population, character: Character, time: number) {
  const { level, renownRank } = standingAt(character, window, time);
  return { level, renownRank, guildId: guildAt(memberships, character, time)?.id ?? null };
}

function killRow(population: Population, { id, kill, battle }: Entry): Row {
  const { time, victim, attacks, place, deathblow } = kill;
  const [killer] = attacks;
  const from = fighterAt(population, killer.character, time);
  const to = fighterAt(population, victim, time);
  return [
    id,
    time,
    battle.fixture.area.zone.id,
    place.x,
    place.y,
    battle.fixture.scenario?.scenario.id ?? null,
    battle.instanceId,
    battle.skirmishId,
    deathblow?.id ?? null,
    attacks.length - 1,
    isSolo(kill),
    killer.percent,
    killer.character.id,
    killer.character.calling.career,
    from.level,
    from.renownRank,
    from.guildId,
    victim.id,
    victim.calling.career,
    to.level,
    to.renownRank,
    to.guildId,
  ];
}

const attackerRows = (population: Population, { id, kill }: Entry): Row[] =>
  kill.attacks.map(({ character, percent }, position) => {
    const { level, renownRank, guildId } = fighterAt(population, character, kill.time);
    return [id, position, character.id, level, renownRank, guildId, percent, kill.time, kill.victim.id];
  });

const damageRows = ({ id, kill }: Entry): Row[] =>
  damageOf(kill).map(({ attacker, source, ability, amount }, position) => [
    id,
    position,
    attacker ? 'PLAYER' : 'OTHER',
    source,
    attacker?.id ?? null,
    ability?.id ?? null,
    amount,
  ]);

/** Columns of the three tables, in the order in which the rows are written. */
const COLUMNS = {
  kill: [
    ...columnsOf(
      'id time zone_id x y scenario_id instance_id skirmish_id deathblow_id assists solo damage_percent',
    ),
    ...columnsOf('killer_id killer_career killer_level killer_renown_rank killer_guild_id'),
    ...columnsOf('victim_id victim_career victim_level victim_renown_rank victim_guild_id'),
  ],
  attacker: columnsOf(
    'kill_id position character_id level renown_rank guild_id damage_percent time victim_id',
  ),
  damage: columnsOf('kill_id position attacker_type damage_type attacker_id ability_id amount'),
};

/** Kills, their attackers and their damage, each in the order of time. */
export function killTables(campaign: Campaign, population: Population): WorldTable[] {
  return [
    {
      name: 'kill',
      columns: COLUMNS.kill,
      rows: rowsOf(campaign, (entry) => [killRow(population, entry)]),
    },
    {
      name: 'kill_attacker',
      columns: COLUMNS.attacker,
      rows: rowsOf(campaign, (entry) => attackerRows(population, entry)),
    },
    { name: 'kill_damage', columns: COLUMNS.damage, rows: rowsOf(campaign, damageRows) },
  ];
}
