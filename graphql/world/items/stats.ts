import type { Stat } from '#graphql/generated/resolvers.ts';
import type { Career } from '#graphql/world/characters/characters.ts';
import type { Random } from '#graphql/rules/random.ts';
import type { ItemStat } from './item.ts';
import kinds from './kinds.json' with { type: 'json' };

/** Stats that are shares in percent (rules.md: Stats). */
const PERCENTAGES: ReadonlySet<string> = new Set(kinds.stats.percentages);

/** Stats that are counted in single points, whatever the level. */
const SMALL: ReadonlySet<string> = new Set(kinds.stats.small);

export type ThemeName = Career['theme'] | 'fortune';
export const FIGHTING_THEMES: readonly ThemeName[] = ['tank', 'healer', 'melee', 'shooter', 'caster'];

/** The purpose of a piece: its usual stats, and those that only better pieces have. */
interface Theme {
  readonly usual: readonly Stat[];
  readonly choice: readonly Stat[];
}

const THEMES = kinds.stats.themes as Readonly<Record<ThemeName, Theme>>;

/** The stats that are of use to a career of a theme. */
export const statsWanted = (theme: ThemeName): ReadonlySet<Stat> =>
  new Set<Stat>([...THEMES[theme].usual, ...THEMES[theme].choice]);

/** One stat with a value that suits an item level of 1 to 80; `weight` 1 for an average piece. */
export function statOf(random: Random, stat: Stat, itemLevel: number, weight = 1): ItemStat {
  const percentage = PERCENTAGES.has(stat);
  const points =
    percentage || SMALL.has(stat)
      ? (itemLevel / 20) * weight * random.between(0.5, 1.4)
      : (3 + itemLevel * 0.42) * weight * random.between(0.6, 1.3);
  return { stat, percentage, value: Math.max(1, Math.round(points)) };
}

/** Draws different stats of a theme; the better half of a long list comes from the theme's favourites. */
export function statsOf(random: Random, theme: ThemeName, count: number, itemLevel: number, weight = 1) {
  const { usual, choice } = THEMES[theme];
  const choices = random.shuffle(choice).slice(0, Math.max(0, Math.ceil(count / 2) - 1));
  const usuals = random.shuffle(usual).slice(0, count - choices.length);
  return [...usuals, ...choices].map((stat) => statOf(random, stat, itemLevel, weight));
}
