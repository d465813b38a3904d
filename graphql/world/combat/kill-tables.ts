import { columnsOf } from '#graphql/world/columns.ts';
import { type Character, levelsAt } from '#graphql/world/characters/characters.ts';
import { guildAt } from '#graphql/world/guilds/membership.ts';
import type { Population } from '#graphql/world/population.ts';
import { heightAt } from '#graphql/world/zones/height.ts';
import type { WorldTable, WorldValue } from '#graphql/world/world-table.ts';

import type { BattleSimulation } from './battle-simulation.ts';
import { damageOf, isSolo, type Kill } from './kill.ts';
import { renownWorth } from './renown.ts';
import type { Battle } from './battle.ts';

interface KillLogEntry {
  /** Ascends with time, 8,000,000 and up. */
  readonly id: number;
  readonly kill: Kill;
  readonly battle: Battle;
}

const FIRST_ID = 8_000_000;

/** Entries that are buffered before those which no later battle can precede are emitted: bounds the sorts. */
const SORT_BATCH = 2048;

type UnnumberedEntry = Omit<KillLogEntry, 'id'>;

/**
 * All kills of battles in the order of time; those of the same second in the order of their battles.
 * @param battles in the order of their start
 */
export function* killLog(battles: Iterable<Battle>): Generator<KillLogEntry> {
  let id = FIRST_ID;
  let pending: UnnumberedEntry[] = [];
  for (const battle of battles) {
    if (pending.length >= SORT_BATCH) {
      const open = sortByTime(pending).findIndex(({ kill }) => kill.time >= battle.spec.start);
      const settled = pending.splice(0, open < 0 ? pending.length : open);
      for (const entry of settled) yield { id: (id += 1), ...entry };
    }
    for (const kill of battle.kills) pending.push({ kill, battle });
  }
  for (const entry of sortByTime(pending)) yield { id: (id += 1), ...entry };
  pending = [];
}

/** Sorts in place and stably. */
const sortByTime = (entries: UnnumberedEntry[]): UnnumberedEntry[] =>
  entries.sort((one, other) => one.kill.time - other.kill.time);

type Row = readonly WorldValue[];

/** Rows of a table, kill by kill. */
function* rowsOf(
  simulation: BattleSimulation,
  write: (entry: KillLogEntry) => Iterable<Row>,
): Generator<Row> {
  for (const entry of killLog(simulation.battles())) yield* write(entry);
}

/** Level, renown rank and guild as they were when it happened. */
export function snapshotAt({ memberships, window }: Population, character: Character, time: number) {
  const { level, renownRank } = levelsAt(character, window, time);
  return { level, renownRank, guildId: guildAt(memberships, character, time)?.id ?? null };
}

function killRow(population: Population, { id, kill, battle }: KillLogEntry): Row {
  const { time, victim, attacks, location, deathblow } = kill;
  const [killer] = attacks;
  const killerThen = snapshotAt(population, killer.character, time);
  const victimThen = snapshotAt(population, victim, time);
  return [
    id,
    time,
    battle.spec.area.zone.id,
    location.x,
    location.y,
    battle.spec.scenario?.scenario.id ?? null,
    battle.instanceId,
    battle.skirmishId,
    deathblow?.id ?? null,
    attacks.length - 1,
    isSolo(kill),
    killer.percent,
    killer.character.id,
    killer.character.career.name,
    killerThen.level,
    killerThen.renownRank,
    killerThen.guildId,
    victim.id,
    victim.career.name,
    victimThen.level,
    victimThen.renownRank,
    victimThen.guildId,
    heightAt(battle.spec.area.zone.id, location),
    renownWorth(victimThen, isSolo(kill)),
  ];
}

const attackerRows = (population: Population, { id, kill }: KillLogEntry): Row[] =>
  kill.attacks.map(({ character, percent }, index) => {
    const { level, renownRank, guildId } = snapshotAt(population, character, kill.time);
    return [id, index, character.id, level, renownRank, guildId, percent, kill.time, kill.victim.id];
  });

const damageRows = ({ id, kill }: KillLogEntry): Row[] =>
  damageOf(kill).map(({ attacker, source, ability, amount }, index) => [
    id,
    index,
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
    ...columnsOf('z total_renown'),
  ],
  attacker: columnsOf(
    'kill_id position character_id level renown_rank guild_id damage_percent time victim_id',
  ),
  damage: columnsOf('kill_id position attacker_type damage_type attacker_id ability_id amount'),
};

/** Kills, their attackers and their damage, each in the order of time. */
export function killTables(simulation: BattleSimulation, population: Population): WorldTable[] {
  return [
    {
      name: 'kill',
      columns: COLUMNS.kill,
      rows: rowsOf(simulation, (entry) => [killRow(population, entry)]),
    },
    {
      name: 'kill_attacker',
      columns: COLUMNS.attacker,
      rows: rowsOf(simulation, (entry) => attackerRows(population, entry)),
    },
    { name: 'kill_damage', columns: COLUMNS.damage, rows: rowsOf(simulation, damageRows) },
  ];
}
