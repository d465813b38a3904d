import { columnsOf } from '#graphql/world/columns.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';
import { ABILITIES_OF_DESTRUCTION } from './abilities-of-destruction.ts';
import { ABILITIES_OF_ORDER } from './abilities-of-order.ts';
import { CALLINGS, type Career } from './careers.ts';

export interface Ability {
  readonly id: number;
  readonly name: string | null;
  readonly iconNumber: number;
}

const FIRST_ICON = 60_000;
const IDS_PER_CAREER = 20;

const bookOf = (
  firstId: number,
  entries: readonly (readonly [name: string | null, glyph: number])[],
): readonly Ability[] =>
  entries.map(([name, glyph], index) => ({ id: firstId + index, name, iconNumber: FIRST_ICON + glyph }));

const ENTRIES = { ...ABILITIES_OF_ORDER, ...ABILITIES_OF_DESTRUCTION };

const BOOKS: ReadonlyMap<Career, readonly Ability[]> = new Map(
  CALLINGS.map(({ career }, index) => [career, bookOf(1000 + index * IDS_PER_CAREER, ENTRIES[career])]),
);

/** What keeps, siege engines and guards strike with; no career has them. */
export const ENVIRONMENT_ABILITIES: readonly Ability[] = bookOf(2000, [
  ['Boiling Pitch', 6],
  ['Ballista Bolt', 79],
  ['Falling Masonry', 117],
  ["Watchman's Halberd", 48],
  ['Burning Barricade', 5],
]);

/** Abilities whose name nobody recorded: the rare "Unknown" of a damage table (facts 5.5). */
export const NAMELESS_ABILITIES: readonly Ability[] = bookOf(2100, [
  [null, 71],
  [null, 106],
  [null, 124],
]);

/** The 7 to 9 abilities of a career. */
export const abilitiesOf = (career: Career): readonly Ability[] => BOOKS.get(career) ?? [];

export function abilityTable(): WorldTable {
  const abilities = [...[...BOOKS.values()].flat(), ...ENVIRONMENT_ABILITIES, ...NAMELESS_ABILITIES];
  return {
    name: 'ability',
    columns: columnsOf('id name icon_number'),
    rows: abilities.map(({ id, name, iconNumber }) => [id, name, iconNumber]),
  };
}
