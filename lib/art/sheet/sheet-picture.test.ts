import { expect, it } from 'vitest';
import { crestName, iconName, parseCrestName, parseIconName } from './sheet-picture.ts';
import { CREST_TABLES } from '#lib/url/image/sheet-pictures.ts';

const crest = { realm: 1, emblem: 139, pattern: 27, color1: 23, color2: 22, shape: 9 };

it.each([
  [{ number: 60_004, frame: 'square' }, 's1aas'],
  [{ number: 34, frame: 'hex' }, 'hy'],
  [{ number: -7, frame: 'circle' }, 'c-7'],
  [{ number: 9_999_999_999, frame: 'square' }, 's4ldqpdr'],
] as const)('names %j and knows it again', (icon, name) => {
  expect(iconName(icon)).toBe(name);
  expect(parseIconName(name)).toEqual(icon);
});

it.each(['', 's', 'x34', 's3.4', 'S34', 's12345678', 's--1', 'toString', 's 1'])(
  'knows no icon %j',
  (name) => {
    expect(parseIconName(name)).toBeNull();
  },
);

it('names a crest in a few letters and knows it again', () => {
  const name = crestName(crest, CREST_TABLES);
  expect(name).toMatch(/^[0-9a-z]{1,6}$/);
  expect(parseCrestName(name)).toEqual(crest);
});

it('names crests alike that look alike', () => {
  const { emblem, shape } = CREST_TABLES;
  const other = { ...crest, emblem: crest.emblem - emblem, shape: crest.shape + 3 * shape };
  expect(crestName(other, CREST_TABLES)).toBe(crestName(crest, CREST_TABLES));
  expect(crestName({ ...crest, realm: 2 }, CREST_TABLES)).toBe(
    crestName({ ...crest, realm: 0 }, CREST_TABLES),
  );
});

it('tells every part of a crest apart', () => {
  const names = (['realm', 'emblem', 'pattern', 'color1', 'color2', 'shape'] as const).map((part) =>
    crestName({ ...crest, [part]: crest[part] - 1 }, CREST_TABLES),
  );
  expect(new Set([...names, crestName(crest, CREST_TABLES)]).size).toBe(7);
});

it.each(['', 'zzzzzzz', '-1', 'a.b', 'A', 'constructor'])('knows no crest %j', (name) => {
  expect(parseCrestName(name)).toBeNull();
});
