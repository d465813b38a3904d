import { columnsOf } from '#graphql/world/columns.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';
import { ABILITIES_OF_DESTRUCTION } from './abilities-of-destruction.ts';
import { ABILITIES_OF_ORDER } from './abilities-of-order.ts';
import { CAREERS, type CareerName } from './careers.ts';

export interface Ability {
  readonly id: number;
  readonly name: string | null;
  readonly iconNumber: number;
}

const FIRST_ICON = 60_000;
const IDS_PER_CAREER = 20;

const abilitiesFrom = (
  firstId: number,
  entries: readonly (readonly [name: string | null, glyph: number])[],
): readonly Ability[] =>
  entries.map(([name, glyph], index) => ({ id: firstId + index, name, iconNumber: FIRST_ICON + glyph }));

const ENTRIES = { ...ABILITIES_OF_ORDER, ...ABILITIES_OF_DESTRUCTION };

const ABILITIES_OF_CAREER: ReadonlyMap<CareerName, readonly Ability[]> = new Map(
  CAREERS.map(({ name }, index) => [name, abilitiesFrom(1000 + index * IDS_PER_CAREER, ENTRIES[name])]),
);

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

export function abilityTable(): WorldTable {
  const abilities = [
    ...[...ABILITIES_OF_CAREER.values()].flat(),
    ...ENVIRONMENT_ABILITIES,
    ...UNNAMED_ABILITIES,
  ];
  return {
    name: 'ability',
    columns: columnsOf('id name icon_number'),
    rows: abilities.map(({ id, name, iconNumber }) => [id, name, iconNumber]),
  };
}
