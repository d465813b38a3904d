import { Random } from '#graphql/rules/random.ts';
import type { Character } from '#graphql/world/characters/characters.ts';
import type { Realm } from '#graphql/world/characters/careers.ts';
import type { BattlePlan } from './battle.ts';
import type { Roster } from './roster.ts';

/** Skirmishes with so many kills are fought on after a pause, more often than not. */
const GREAT = 18;
const SEQUEL_SHARE = 0.6;
/** The share of a side that fights on. */
const STAYING = 0.85;

/** Skirmishes that follow greater ones at the same place with most of the same players, in the order of their start. */
export class Sequels {
  readonly #roster: Roster;
  readonly #until: number;
  #waiting: BattlePlan[] = [];

  /** `until`: the end of the war in epoch seconds. */
  constructor(roster: Roster, until: number) {
    this.#roster = roster;
    this.#until = until;
  }

  /** Plans what follows a battle, as its players are then. */
  follow(plan: BattlePlan): void {
    const { spec, stream } = plan;
    const random = new Random(`${stream}/sequel`);
    if (spec.kind !== 'skirmish' || spec.kills < GREAT || !random.chance(SEQUEL_SHARE)) return;
    const start = spec.end + random.int(200, 800);
    const end = start + Math.round((spec.end - spec.start) * random.between(0.5, 1));
    const kills = Math.round(spec.kills * random.between(0.25, 0.5));
    if (end > this.#until) return;
    const staying = (realm: Realm): readonly Character[] =>
      plan.sides[realm].filter(() => random.chance(STAYING));
    const sides = { ORDER: staying('ORDER'), DESTRUCTION: staying('DESTRUCTION') };
    this.#waiting.push({ stream: `${stream}/again`, spec: { ...spec, start, end, kills }, sides });
    this.#waiting.sort((one, other) => one.spec.start - other.spec.start);
  }

  /** Takes those that start before a time, without players who are elsewhere, and plans what follows them. */
  takeBefore(time: number): BattlePlan[] {
    const taken: BattlePlan[] = [];
    for (let [next] = this.#waiting; next && next.spec.start < time; [next] = this.#waiting) {
      this.#waiting.shift();
      const sides = this.#roster.reserveFree(next.spec, next.sides);
      if (!sides) continue;
      const plan = { ...next, sides };
      taken.push(plan);
      this.follow(plan);
    }
    return taken;
  }
}
