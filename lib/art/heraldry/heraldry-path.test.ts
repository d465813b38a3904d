import { describe, expect, it } from 'vitest';
import { parseHeraldryPath } from './heraldry-path.ts';

const address = (text: string) => parseHeraldryPath(text.split('/'));

describe('parseHeraldryPath', () => {
  it('reads eight numbers', () => {
    expect(address('48/48/1/12/14/16/0/3')).toEqual({
      size: 48,
      realm: 1,
      emblem: 12,
      pattern: 14,
      color1: 16,
      color2: 0,
      shape: 3,
    });
  });

  it('keeps negative and ten digit numbers for the tables to wrap', () => {
    expect(address('64/64/2/-1/9999999999/-9999999999/7/0')).toMatchObject({
      emblem: -1,
      pattern: 9_999_999_999,
    });
  });

  it.each([
    ['1/1', 16],
    ['-5/-5', 16],
    ['512/512', 512],
    ['9999999999/9999999999', 512],
  ])('clamps the size of %s', (sizes, size) => {
    expect(address(`${sizes}/1/0/0/0/0/0`)?.size).toBe(size);
  });

  it.each([
    '48/48/1/12/14/16/0',
    '48/48/1/12/14/16/0/3/1',
    '48/big/1/12/14/16/0/3',
    '48/48/1/1.5/14/16/0/3',
    '48/48/1//14/16/0/3',
    '48/48/1/+1/14/16/0/3',
    '48/48/1/1e3/14/16/0/3',
    '48/48/1/NaN/14/16/0/3',
    '48/48/1/99999999999/14/16/0/3',
    '48/48/1/12\n/14/16/0/3',
    '',
  ])('refuses %j', (text) => {
    expect(address(text)).toBeNull();
  });
});
