import { describe, expect, test } from 'vitest';
import { Random } from '#graphql/rules/random.ts';
import { CAREERS } from './characters.ts';
import { generateName, NAME_LENGTH, NameGenerator, SPECIAL_NAMES } from './character-names.ts';

const given = (seed: string, count: number): string[] => {
  const random = new Random(seed);
  const names = new NameGenerator();
  return Array.from({ length: count }, () => names.next(random, random.pick(CAREERS).race));
};

const NAMES = given('names', 6000);

describe('names of characters', () => {
  test('no two are equal, whatever their case', () => {
    expect(new Set(NAMES.map((name) => name.toLowerCase())).size).toBe(NAMES.length);
  });

  test('have 2 to 24 letters, and both ends occur', () => {
    const lengths = NAMES.map((name) => name.length);
    expect(Math.min(...lengths)).toBe(NAME_LENGTH.min);
    expect(Math.max(...lengths)).toBe(NAME_LENGTH.max);
  });

  test.each<[string, RegExp, number, number]>([
    ['apostrophes', /'/, 0.01, 0.06],
    ['hyphens', /-/, 0.004, 0.04],
    ['bynames', / /, 0.03, 0.12],
    ['Latin-1 accents', /[à-ÿÀ-Þ]/, 0.01, 0.08],
    ['Latin Extended letters', /[Ā-ſ]/, 0.0001, 0.01],
    ['Cyrillic letters', /[а-яА-Я]/, 0.0001, 0.002],
    ['Chinese or Japanese characters', /[一-鿿]/, 0.0001, 0.002],
  ])('some have %s', (_, pattern, fewest, most) => {
    const share = NAMES.filter((name) => pattern.test(name)).length / NAMES.length;
    expect(share).toBeGreaterThan(fewest);
    expect(share).toBeLessThan(most);
  });

  test('start with a capital and never repeat a letter three times', () => {
    const odd = NAMES.filter(
      (name) => name.charAt(0) !== name.charAt(0).toUpperCase() || /([a-z])\1\1/i.test(name),
    );
    expect(odd).toEqual([]);
  });

  test('every special name fits', () => {
    for (const name of Object.values(SPECIAL_NAMES).flat()) {
      expect(name.length, name).toBeGreaterThanOrEqual(NAME_LENGTH.min);
      expect(name.length, name).toBeLessThanOrEqual(NAME_LENGTH.max);
    }
  });

  test('vowels do not pile up where plain syllables are joined', () => {
    const random = new Random('joined');
    const names = Array.from({ length: 500 }, () => generateName(random, 'CHAOS'));
    expect(names.filter((name) => /^[a-z]*[aeiou]{3}[a-z]*$/i.test(name))).toEqual([]);
  });
});
