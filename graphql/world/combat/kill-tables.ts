import { type Population, snapshotAt } from '#graphql/world/population.ts';
import { heightAt } from '#graphql/world/zones/zones.ts';
import { flatMapped, rowTable, type WorldRow, type WorldTable } from '#graphql/world/world-table.ts';
import type { BattleSimulation } from './battle-simulation.ts';
import { damageOf, isSolo, type Kill, renownWorth } from './kill.ts';
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

function killRow(population: Population, { id, kill, battle }: KillLogEntry): WorldRow {
  const { time, victim, attacks, location, deathblow } = kill;
  const [killer] = attacks;
  const { zone } = battle.spec.area;
  const killerThen = snapshotAt(population, killer.character, time);
  const victimThen = snapshotAt(population, victim, time);
  return [
    id,
    time,
    zone.id,
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
    heightAt({ zone, ...location }),
    renownWorth(victimThen, isSolo(kill)),
  ];
}

const attackerRows = (population: Population, { id, kill }: KillLogEntry): WorldRow[] =>
  kill.attacks.map(({ character, percent }, index) => {
    const { level, renownRank, guildId } = snapshotAt(population, character, kill.time);
    return [id, index, character.id, level, renownRank, guildId, percent, kill.time, kill.victim.id];
  });

const damageRows = ({ id, kill }: KillLogEntry): WorldRow[] =>
  damageOf(kill).map(({ attacker, source, ability, amount }, index) => [
    id,
    index,
    attacker ? 'PLAYER' : 'OTHER',
    source,
    attacker?.id ?? null,
    ability?.id ?? null,
    amount,
  ]);

/** Kills, their attackers and their damage, each in the order of time. */
export const killTables = (simulation: BattleSimulation, population: Population): WorldTable[] => [
  rowTable(
    'kill',
    flatMapped(killLog(simulation.battles()), (entry) => [killRow(population, entry)]),
  ),
  rowTable(
    'kill_attacker',
    flatMapped(killLog(simulation.battles()), (entry) => attackerRows(population, entry)),
  ),
  rowTable('kill_damage', flatMapped(killLog(simulation.battles()), damageRows)),
];
