import type { BattleSpec } from '../combat/battle.ts';
import { ContestedZones } from '../combat/contested-zones.ts';
import { createRivalPairs, type Rivalries, rivalMap } from '../combat/rivalries.ts';
import { Roster } from '../combat/roster.ts';
import { drawOpenFight } from '../combat/schedule.ts';
import { simulateBattle } from '../combat/simulate-battle.ts';
import { createPopulation, type Population, snapshotAt } from '../population.ts';
import { Random } from '#graphql/rules/random.ts';
import type { WorldOptions } from '../world-table.ts';
import { activityAt } from '../war-window.ts';
import { type Areas, createAreas } from '../zones/areas.ts';
import type { Character } from '../characters/characters.ts';
import { damageOf, isSolo, type Kill, renownWorth } from '../combat/kill.ts';
import { heightAt, type Zone } from '../zones/zones.ts';

/** A kill of the open world as a line of an import; its skirmish follows from the kills about it. */
function killLine(population: Population, id: number, kill: Kill, zone: Zone): string {
  const { time, location, victim, attacks, deathblow } = kill;
  const fighter = (character: Character, share?: number) => {
    const { level, renownRank, guildId } = snapshotAt(population, character, time);
    return {
      damagePercent: share,
      character: { ...reference(character), career: character.career.name },
      level,
      renownRank,
      guild: guildId === null ? null : reference({ id: guildId }),
    };
  };
  return JSON.stringify({
    kind: 'Kill',
    id: String(id),
    time,
    position: { zone: reference(zone), ...location, z: heightAt({ zone, ...location }) },
    attackers: attacks.map(({ character, percent }) => fighter(character, percent)),
    victim: fighter(victim),
    deathblow: deathblow && reference(deathblow),
    damage: damageOf(kill).map(({ attacker, source, ability, amount }) => ({
      attackerType: attacker ? 'PLAYER' : 'OTHER',
      damageType: source,
      attacker: attacker && reference(attacker),
      ability: ability && reference(ability),
      damageAmount: amount,
    })),
    totalRenown: renownWorth(snapshotAt(population, victim, time), isSolo(kill)),
  });
}

const reference = ({ id }: { readonly id: number }) => ({ id: String(id) });

const MINUTE = 60;
/** No fight of the open world is longer. */
const LONGEST_FIGHT = 60 * MINUTE;
/** Fights that begin in a minute, at the usual activity and scale 1: an ambush in five minutes, a skirmish in two hours. */
const KINDS = [
  ['ambush', 1 / 5],
  ['skirmish', 1 / 120],
] as const;
const USUAL_ACTIVITY = 8;
/** The least activity, so that something happens even before dawn. */
const LEAST_ACTIVITY = 0.5;

/** An event of the war, as a line of an import. */
export interface LiveEvent {
  /** Epoch seconds. */
  readonly time: number;
  readonly line: string;
}

/**
 * The sample war after the clock of its world. What happens in a minute follows from the seed and the minute alone, so
 * that it is the same however often, and in whatever pieces, it is played.
 */
export class LiveWar {
  readonly #options: WorldOptions;
  readonly #population: Population;
  readonly #roster: Roster;
  readonly #rivalries: Rivalries;
  readonly #areas: Areas;
  readonly #zones: ContestedZones;
  readonly #minutes = new Map<number, readonly LiveEvent[]>();

  /** @param options those of the world that goes on */
  constructor(options: WorldOptions) {
    this.#options = options;
    this.#population = createPopulation(options);
    this.#roster = new Roster(this.#population);
    this.#rivalries = rivalMap(createRivalPairs(options.seed, this.#population.characters));
    this.#areas = createAreas(options.seed);
    this.#zones = new ContestedZones(options.seed, this.#areas);
  }

  /** Everything from one second up to another one, without it, in the order of time; nothing of before the war went on. */
  events(from: number, to: number): readonly LiveEvent[] {
    const since = Math.max(from, this.#options.now + 1);
    const first = Math.floor(Math.max(this.#options.now, since - LONGEST_FIGHT) / MINUTE);
    this.#forget(first);
    const events: LiveEvent[] = [];
    for (let minute = first; minute * MINUTE < to; minute += 1) {
      events.push(...this.#begunIn(minute).filter(({ time }) => time >= since && time < to));
    }
    return events.sort((one, other) => one.time - other.time);
  }

  #begunIn(minute: number): readonly LiveEvent[] {
    const known = this.#minutes.get(minute) ?? this.#play(minute);
    this.#minutes.set(minute, known);
    return known;
  }

  #forget(first: number): void {
    for (const minute of this.#minutes.keys()) if (minute < first) this.#minutes.delete(minute);
  }

  #play(minute: number): LiveEvent[] {
    const stream = `${this.#options.seed}/live/${minute}`;
    const random = new Random(stream);
    const activity = Math.max(LEAST_ACTIVITY, activityAt(minute * MINUTE) / USUAL_ACTIVITY);
    const kinds = KINDS.flatMap(([kind, rate]) => {
      const expected = rate * activity * this.#options.scale;
      const count = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
      return Array.from({ length: count }, () => kind);
    });
    this.#roster.freeAll();
    return kinds.flatMap((kind, index) => {
      const start = minute * MINUTE + random.int(0, MINUTE - 1);
      const spec = drawOpenFight(random, this.#zones, kind, start);
      return this.#fight(random, `${stream}/${index}`, spec, (minute * 100 + index) * 1_000);
    });
  }

  #fight(random: Random, stream: string, spec: BattleSpec, firstId: number): LiveEvent[] {
    const sides = this.#roster.assign(random, spec);
    if (!sides) return [];
    const { kills } = simulateBattle({ stream, spec, sides }, this.#rivalries, this.#areas);
    return kills.map((kill, index) => ({
      time: kill.time,
      line: killLine(this.#population, firstId + index, kill, spec.area.zone),
    }));
  }
}
