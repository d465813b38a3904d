import { expect, test } from 'vitest';
import { CAREERS, CAREER_ORDER, careerLabel, careerOf, careerSlug, parseCareer } from './careers.ts';

const entries = CAREER_ORDER.map((career) => CAREERS[career]);

test('lists each of the 24 careers once', () => {
  expect(new Set(CAREER_ORDER).size).toBe(24);
  expect(Object.keys(CAREERS).toSorted()).toEqual([...CAREER_ORDER].toSorted());
});

test('names every icon after the value', () => {
  expect(careerSlug('WHITE_LION')).toBe('white_lion');
  expect(careerSlug('BLACKGUARD')).toBe('black_guard');
  expect(careerSlug('toString')).toBe('unknown');
});

test('gives both realms twelve careers and every archetype six', () => {
  const count = (part: Partial<(typeof entries)[number]>) =>
    entries.filter((entry) => Object.entries(part).every(([key, value]) => Reflect.get(entry, key) === value))
      .length;
  expect(count({ realm: 'ORDER' })).toBe(12);
  expect(count({ realm: 'DESTRUCTION' })).toBe(12);
  expect(count({ archetype: 'TANK' })).toBe(6);
  expect(count({ archetype: 'HEALER' })).toBe(6);
  expect(count({ archetype: 'MELEE_DPS' })).toBe(6);
  expect(count({ archetype: 'RANGED_DPS' })).toBe(6);
  expect(count({ realm: 'ORDER', archetype: 'HEALER' })).toBe(3);
});

test('knows the labels that differ from the value', () => {
  expect(careerLabel('IRON_BREAKER')).toBe('Ironbreaker');
  expect(careerLabel('SWORD_MASTER')).toBe('Swordmaster');
  expect(careerLabel('BLACK_GUARD')).toBe('Blackguard');
});

test('shows a career that it does not know in words', () => {
  expect(careerLabel('SKY_KNIGHT')).toBe('Sky Knight');
  expect(careerLabel('toString')).toBe('Tostring');
});

test.each([
  ['BRIGHT_WIZARD', 'BRIGHT_WIZARD'],
  ['bright-wizard', 'BRIGHT_WIZARD'],
  [' Witch Elf ', 'WITCH_ELF'],
  ['BLACKGUARD', 'BLACK_GUARD'],
  ['Blackguard', 'BLACK_GUARD'],
  ['iron breaker', 'IRON_BREAKER'],
  ['Ironbreaker', 'IRON_BREAKER'],
  ['sword-master', 'SWORD_MASTER'],
  ['white_LION', 'WHITE_LION'],
  ['white  –  lion', 'WHITE_LION'],
  ['knight', 'KNIGHT_OF_THE_BLAZING_SUN'],
  ['', null],
  ['constructor', null],
  ['__proto__', null],
  ['PIRATE', null],
])('reads the career %j as %s', (value, career) => {
  expect(parseCareer(value)).toBe(career);
});

test('looks up facts, or null', () => {
  expect(careerOf('sorcerer')).toBe(CAREERS.SORCERER);
  expect(careerOf('__proto__')).toBeNull();
});
