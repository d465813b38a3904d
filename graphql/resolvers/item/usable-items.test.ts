import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Career, ItemType, Race } from '#graphql/generated/resolvers.ts';
import { careersOf, racesOf } from '#graphql/sql/engine/where/bitmask.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkForwards } from '#graphql/testing/walk-pages.ts';

/** Facts 2.1, written down once more: what a career can use besides what everybody can. */
const TABLE = `
  IRON_BREAKER DWARF HEAVY_ARMOR AXE SHIELD HAMMER
  SLAYER DWARF MEDIUM_ARMOR AXE HAMMER
  RUNE_PRIEST DWARF ROBE STAFF
  ENGINEER DWARF LIGHT_ARMOR GUN HAMMER
  BLACK_ORC ORC SPEAR SHIELD SWORD
  CHOPPA ORC MEDIUM_ARMOR AXE SWORD
  SHAMAN GOBLIN ROBE STAFF
  SQUIG_HERDER GOBLIN LIGHT_ARMOR SPEAR BOW
  WITCH_HUNTER EMPIRE LIGHT_ARMOR PISTOL SWORD
  KNIGHT_OF_THE_BLAZING_SUN EMPIRE HEAVY_ARMOR SHIELD SWORD
  BRIGHT_WIZARD EMPIRE ROBE STAFF
  WARRIOR_PRIEST EMPIRE MEDIUM_ROBE HAMMER SHIELD CHARM
  CHOSEN CHAOS HEAVY_ARMOR SHIELD SWORD AXE
  MARAUDER CHAOS AXE MEDIUM_ARMOR HAMMER
  ZEALOT CHAOS ROBE DAGGER CHARM
  MAGUS CHAOS ROBE STAFF
  SWORD_MASTER HIGH_ELF HEAVY_ARMOR SHIELD SWORD
  SHADOW_WARRIOR HIGH_ELF LIGHT_ARMOR BOW SWORD
  WHITE_LION HIGH_ELF MEDIUM_ARMOR AXE
  ARCHMAGE HIGH_ELF ROBE STAFF
  BLACK_GUARD DARK_ELF HEAVY_ARMOR SPEAR SHIELD SWORD
  WITCH_ELF DARK_ELF LIGHT_ARMOR DAGGER
  DISCIPLE_OF_KHAINE DARK_ELF MEDIUM_ROBE CHARM SHIELD SWORD
  SORCERER DARK_ELF ROBE STAFF`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '));

const UNIVERSAL =
  'ACCESSORY ADVANCED_MOUNT BASIC_MOUNT CRAFTING CURRENCY DYE ENHANCEMENT MARKETING NONE POTION QUEST REFINER_TOOL SALVAGING SIEGE TELEPORT TELEPORT_GROUP TREASURE_CHEST TREASURE_KEY TROPHY'.split(
    ' ',
  );

type Row = { id: number; type: ItemType; races: Race[]; careers: Career[] };

let api: TestApi;
let rows: readonly Row[];

beforeAll(async () => {
  api = await openTestApi();
  const found = await api.sql<{ id: number; type: ItemType; races: number; careers: number }[]>`
    select id, type, race_restriction as races, career_restriction as careers from item order by id`;
  rows = found.map(({ id, type, races, careers }) => ({
    id,
    type,
    races: racesOf(races),
    careers: careersOf(careers),
  }));
});
afterAll(() => api.close());

/** Universal types that are left out: they differ by race and career alone, which the two that stay can show. */
const LEFT_OUT = UNIVERSAL.filter((type) => type !== 'ACCESSORY' && type !== 'NONE');

function usableIds([career = '', race = '', ...types]: readonly string[]): string[] {
  const includes = (list: readonly string[], member: string) => list.length === 0 || list.includes(member);
  return (
    rows
      // What names a career is the career's, whatever the table says of its type.
      .filter(
        ({ type, careers }) =>
          UNIVERSAL.includes(type) || types.includes(type) || careers.some((one) => one === career),
      )
      .filter(({ races, careers }) => includes(races, race) && includes(careers, career))
      .map(({ id }) => String(id))
  );
}

it.each(TABLE)('a %s can use what the rules say', async (...training) => {
  const [career] = training;
  const typeOf = new Map(rows.map(({ id, type }) => [String(id), type]));
  const expected = usableIds(training).filter((id) => !LEFT_OUT.includes(typeOf.get(id) ?? ''));
  expect(expected.length).toBeGreaterThan(300);
  const where = `where: { type: { nin: [${LEFT_OUT.join(', ')}] } }`;
  expect(await walkForwards(api, 'items', `usableByCareer: ${career}, ${where},`, 50)).toEqual(expected);
});

it('everybody can use the goods of everybody', async () => {
  const [training = []] = TABLE;
  expect(await walkForwards(api, 'items', `usableByCareer: ${training[0]},`, 50)).toEqual(
    usableIds(training),
  );
});

it('there are 24 careers, and things that none of them can use', () => {
  expect(TABLE).toHaveLength(24);
  const used = new Set([...UNIVERSAL, ...TABLE.flatMap(([, , ...types]) => types)]);
  const unused = new Set(rows.map(({ type }) => type).filter((type) => !used.has(type)));
  expect([...unused].sort()).toEqual([
    'BASIC_SHIELD',
    'CROSSBOW',
    'EXPERT_SHIELD',
    'LANCE',
    'REPEATING_CROSSBOW',
  ]);
});
