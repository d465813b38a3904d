import type { Effect } from '#graphql/world/items/item.ts';
import { recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import abilities from '../words/abilities.json' with { type: 'json' };
import { CAREERS, type Career, type CareerName } from './characters.ts';
import type { AbilityType, Stat } from '#graphql/generated/resolvers.ts';
import { Random } from '#graphql/rules/random.ts';
import styles from '#graphql/world/words/ability-styles.json' with { type: 'json' };

/**
 * The traits of abilities without cost and reach: effects of items, and abilities that no player has. Times are in
 * milliseconds, ranges in feet; 0 stands for none.
 */
const NO_TRAITS = {
  abilityType: 'DEFAULT' as AbilityType,
  actionPointCost: 0,
  castTime: 0,
  cooldown: 0,
  minLevel: 0,
  minRange: 0,
  range: 0,
  moraleCost: 0,
  moraleLevel: 0,
  specialization: 0,
  labels: [] as readonly string[],
  /** `{value}` in it stands for the value: base + perLevel * level + perStat * the stat; null for an unknown one. */
  description: null as string | null,
  valueBase: 0,
  valuePerLevel: 0,
  valueStat: null as Stat | null,
  valuePerStat: 0,
};

/** The costs and effects of an ability. */
type AbilityTraits = Readonly<typeof NO_TRAITS>;

/** The fighting style of a career: the reach, the stat and the texts of its abilities. */
const STYLE_OF_THEME = {
  tank: styles.MELEE,
  healer: styles.PRAYER,
  melee: styles.MELEE,
  shooter: styles.SHOOTING,
  caster: styles.MAGIC,
};

const MORALE_COSTS = [720, 1440, 2160, 3600] as const;

/**
 * Draws the traits of one ability of a career, by its place among them: the first is there from the first level, the
 * last needs morale.
 */
function drawTraits(id: number, career: Career, index: number, count: number): AbilityTraits {
  const random = new Random(`ability ${id}`);
  const style = STYLE_OF_THEME[career.theme];
  const isMorale = index === count - 1;
  const rank = isMorale ? random.int(1, MORALE_COSTS.length) : 0;
  const strength = isMorale ? 3 : 1;
  return {
    abilityType: isMorale ? 'MORALE' : index === 0 ? 'FIRST' : 'DEFAULT',
    actionPointCost: isMorale ? 0 : random.int(4, 11) * 5,
    castTime: isMorale ? 0 : random.pick(style.castTimes),
    cooldown: isMorale ? 60_000 : random.pick([0, 0, 5000, 10_000, 20_000]),
    minLevel: Math.min(40, 1 + index * 4),
    minRange: style.minRange,
    range: style.range,
    moraleCost: MORALE_COSTS[rank - 1] ?? 0,
    moraleLevel: rank,
    specialization: index > 2 && !isMorale ? random.int(1, 3) : 0,
    labels: style.labels,
    description: random.pick(style.texts),
    valueBase: strength * random.int(20, 60),
    valuePerLevel: strength * random.int(2, 6),
    valueStat: style.stat as Stat,
    valuePerStat: random.int(4, 12) / 10,
  };
}

export interface Ability extends AbilityTraits {
  readonly id: number;
  readonly name: string | null;
  readonly iconNumber: number;
}

const FIRST_ICON = 60_000;
const GLYPHS = 141;
const IDS_PER_CAREER = 20;

const abilitiesFrom = (
  firstId: number,
  entries: readonly (readonly [name: string | null, glyph: number])[],
  traitsOf: (id: number, index: number) => AbilityTraits = () => NO_TRAITS,
): readonly Ability[] =>
  entries.map(([name, glyph], index) => {
    const id = firstId + index;
    return { id, name, iconNumber: FIRST_ICON + glyph, ...traitsOf(id, index) };
  });

/** The abilities of the careers: invented name and index into the ability glyphs (design: 60000 + index). */
const ENTRIES: Readonly<Record<CareerName, Readonly<Record<string, number>>>> = abilities;

const ABILITIES_OF_CAREER: ReadonlyMap<CareerName, readonly Ability[]> = new Map(
  CAREERS.map((career, index) => [career.name, abilitiesOfCareer(career, 1000 + index * IDS_PER_CAREER)]),
);

function abilitiesOfCareer(career: Career, firstId: number): readonly Ability[] {
  const entries = Object.entries(ENTRIES[career.name]);
  return abilitiesFrom(firstId, entries, (id, index) => drawTraits(id, career, index, entries.length));
}

/** Abilities of keeps, siege engines and guards; no career has them. */
export const ENVIRONMENT_ABILITIES: readonly Ability[] = abilitiesFrom(2000, [
  ['Boiling Pitch', 6],
  ['Ballista Bolt', 79],
  ['Falling Masonry', 117],
  ["Watchman's Halberd", 48],
  ['Burning Barricade', 5],
]);

/** Abilities without a known name: the rare "Unknown" of a damage table (rules.md: Damage tables). */
export const UNNAMED_ABILITIES: readonly Ability[] = abilitiesFrom(2100, [
  [null, 71],
  [null, 106],
  [null, 124],
]);

/** The 7 to 9 abilities of a career. */
export const abilitiesOf = (career: CareerName): readonly Ability[] => ABILITIES_OF_CAREER.get(career) ?? [];

/** The abilities of all careers. */
export const ALL_CAREER_ABILITIES: readonly Ability[] = [...ABILITIES_OF_CAREER.values()].flat();

/** The abilities of careers and of the environment, and after them those of items. */
export const abilityTable = (effects: readonly Effect[]): WorldTable =>
  recordTable('ability', [
    ...ALL_CAREER_ABILITIES,
    ...ENVIRONMENT_ABILITIES,
    ...UNNAMED_ABILITIES,
    ...effects.map(abilityOfEffect),
  ]);

/** Effects are drawn with the same pictures as abilities, by turns. */
const abilityOfEffect = ({ id, name, description }: Effect): Ability => ({
  ...NO_TRAITS,
  id,
  name,
  iconNumber: FIRST_ICON + (id % GLYPHS),
  abilityType: 'GRANTED',
  description,
});
