import type { Random } from '#graphql/rules/random.ts';
import words from '../words/effects.json' with { type: 'json' };
import type { Effect } from './item.ts';

const FIRST_ID = 5000;

const RANKS = ['I', 'II', 'III', 'IV', 'V'] as const;

type Template = (typeof words.worn)[number];

/** The five ranks of each effect, with a number for the # in its text; the highest of a few has no description. */
const ranked = (templates: readonly Template[], firstId: number): Effect[] =>
  templates.flatMap(({ name, text }, index) => {
    const first = firstId + index * RANKS.length;
    return RANKS.map((rank, at) => ({
      id: first + at,
      name: `${name} ${rank}`,
      description: rank === 'V' && first % 3 === 0 ? null : text.replace('#', String(7 + at * 12)),
    }));
  });

const BUFFS = ranked(words.worn, FIRST_ID);
const ABILITIES = ranked(words.used, FIRST_ID + BUFFS.length);

/** All effects of items and sets, in five ranks of growing strength. */
export const EFFECTS: readonly Effect[] = [...BUFFS, ...ABILITIES];

export const drawBuff = (random: Random, itemLevel: number): Effect => drawRank(random, BUFFS, itemLevel);
export const drawAbility = (random: Random, itemLevel: number): Effect =>
  drawRank(random, ABILITIES, itemLevel);

function drawRank(random: Random, effects: readonly Effect[], itemLevel: number): Effect {
  const rank = Math.min(RANKS.length - 1, Math.floor(itemLevel / 17));
  return random.pick(effects.filter((_, index) => index % RANKS.length === rank));
}
