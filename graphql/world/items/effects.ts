import type { Random } from '#graphql/world/random.ts';
import words from '../words/effects.json' with { type: 'json' };
import type { Effect } from './item.ts';

const FIRST_ID = 5000;

const RANKS = ['I', 'II', 'III', 'IV', 'V'] as const;

/** All effects of items and sets, in five ranks of growing strength. */
export class Effects {
  readonly all: readonly Effect[];
  readonly #buffs: readonly Effect[];
  readonly #abilities: readonly Effect[];

  constructor() {
    this.#buffs = words.worn.flatMap((template, index) => ranked(template, FIRST_ID + index * RANKS.length));
    const next = FIRST_ID + this.#buffs.length;
    this.#abilities = words.used.flatMap((template, index) => ranked(template, next + index * RANKS.length));
    this.all = [...this.#buffs, ...this.#abilities];
  }

  buff(random: Random, itemLevel: number): Effect {
    return drawRank(random, this.#buffs, itemLevel);
  }

  ability(random: Random, itemLevel: number): Effect {
    return drawRank(random, this.#abilities, itemLevel);
  }
}

/** The ranks of an effect, with a number for the # in its text; the highest rank of a few has no description. */
function ranked({ name, text }: (typeof words.worn)[number], firstId: number): Effect[] {
  return RANKS.map((rank, index) => ({
    id: firstId + index,
    name: `${name} ${rank}`,
    description: rank === 'V' && firstId % 3 === 0 ? null : text.replace('#', String(7 + index * 12)),
  }));
}

function drawRank(random: Random, effects: readonly Effect[], itemLevel: number): Effect {
  const rank = Math.min(RANKS.length - 1, Math.floor(itemLevel / 17));
  return random.pick(effects.filter((_, index) => index % RANKS.length === rank));
}
