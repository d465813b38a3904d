import { expect, test } from 'vitest';
import { armoryUrl } from './armory-url.ts';

test('finds the armory', () => {
  expect(armoryUrl('https://armory.example/{id}?c={id}', '7')).toBe('https://armory.example/7?c=7');
  expect(armoryUrl(null, '7')).toBe('/character/7/armory');
  expect(armoryUrl('https://armory.example/{id}', 'a/b$&')).toBe('https://armory.example/a%2Fb%24%26');
});
