import { readdirSync, readFileSync } from 'node:fs';

import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';

import { cardOfAnswer } from './item-card-fixture.ts';
import type { ItemCard } from './item-card.ts';

const SCHEMA_FOLDER = new URL('../../../graphql/schema/', import.meta.url);

const schema = buildSchema(
  readdirSync(SCHEMA_FOLDER)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(new URL(name, SCHEMA_FOLDER), 'utf8'))
    .join('\n'),
);

/** Every value of an enum of the contract, and one that a newer contract may bring. */
function valuesOf(name: string): readonly string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`The contract has no enum ${name}.`);
  return [...type.getValues().map((value) => value.name), 'BRAND_NEW_VALUE'];
}

/** Every text that a visitor reads on a card. */
function textsOf(card: ItemCard): readonly string[] {
  const read = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(read) : [];
  };
  // Its number, the address of its picture and the class of its colour are not read.
  return [card.rarity.label, ...read({ ...card, id: '', icon: '', rarity: null })];
}

/** A value of an enum as the API writes it. */
const RAW = /[A-Za-z]_[A-Za-z]|\b[A-Z]{4,}\b/;

describe('no value of an enum reaches a card as the API writes it', () => {
  it('would be seen', () => {
    expect('HEAL_CRIT_RATE').toMatch(RAW);
    expect('WOUNDS').toMatch(RAW);
    expect('+54.3 DPS, AP per second, XP Worth').not.toMatch(RAW);
  });

  it.each<readonly [name: string, itemWith: (value: string) => Record<string, unknown>]>([
    ['Stat', (stat) => ({ stats: [{ stat, value: 3, percentage: false }] })],
    ['ItemType', (type) => ({ type })],
    ['EquipSlot', (slot) => ({ slot })],
    ['ItemRarity', (rarity) => ({ rarity })],
    ['Career', (career) => ({ careerRestriction: [career] })],
    ['Race', (race) => ({ raceRestriction: [race] })],
  ])('%s', (name, itemWith) => {
    const values = valuesOf(name);
    expect(values.length).toBeGreaterThan(5);
    for (const value of values) {
      for (const text of textsOf(cardOfAnswer(itemWith(value)))) expect(text, value).not.toMatch(RAW);
    }
  });

  it('has a name for every stat', () => {
    for (const stat of valuesOf('Stat')) {
      const [line] = cardOfAnswer({ stats: [{ stat, value: 1 }] }).stats;
      expect(line?.label, stat).toMatch(/^[A-Z]/);
    }
  });

  it.each([
    ['ItemType', 'type'],
    ['EquipSlot', 'slot'],
  ] as const)('has a name for every %s but NONE', (name, field) => {
    for (const value of valuesOf(name)) {
      expect(cardOfAnswer({ [field]: value })[field] === '', value).toBe(value === 'NONE');
    }
  });
});
