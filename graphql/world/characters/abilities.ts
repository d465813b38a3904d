import type { Effect } from '#graphql/world/items/item.ts';
import { recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import abilities from '../words/abilities.json' with { type: 'json' };
import { type AbilityTraits, drawTraits, NO_TRAITS } from './ability-traits.ts';
import { CAREERS, type Career, type CareerName } from './careers.ts';

export interface Ability extends AbilityTraits {
  readonly id: number;
  readonly name: string | null;
  readonly iconNumber: number;
}

const FIRST_ICON = 60_000;
const GLYPHS = 141;
const IDS_PER_CAREER = 20;

type Entry = readonly [name: string | null, glyph: number];

const abilitiesFrom = (
  firstId: number,
  entries: readonly Entry[],
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
  recordTable(
    'ability',
    'id name icon_number description ability_type action_point_cost cast_time cooldown min_level min_range ' +
      'range morale_cost morale_level specialization labels value_base value_per_level value_stat value_per_stat',
    [
      ...ALL_CAREER_ABILITIES,
      ...ENVIRONMENT_ABILITIES,
      ...UNNAMED_ABILITIES,
      ...effects.map(abilityOfEffect),
    ],
  );

/** Effects are drawn with the same pictures as abilities, by turns. */
const abilityOfEffect = ({ id, name, description }: Effect): Ability => ({
  ...NO_TRAITS,
  id,
  name,
  iconNumber: FIRST_ICON + (id % GLYPHS),
  abilityType: 'GRANTED',
  description,
});
