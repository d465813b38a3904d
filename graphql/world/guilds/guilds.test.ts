import { describe, expect, test } from 'vitest';
import { createGuilds, GUILD_NAME_LENGTH, SPECIAL_GUILD_NAMES } from './guilds.ts';

const GUILDS = createGuilds({ seed: 'guilds', now: 1_790_000_000, scale: 1 });

describe('guilds', () => {
  test('are about 100, with ids that ascend and names that differ', () => {
    expect(GUILDS).toHaveLength(100);
    expect(new Set(GUILDS.map(({ name }) => name)).size).toBe(100);
    const ids = GUILDS.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
  });

  test('both realms have half of them', () => {
    expect(GUILDS.filter(({ realm }) => realm === 'ORDER')).toHaveLength(50);
  });

  test('names have 1 to 5 words and at most 40 letters, and both ends occur', () => {
    const words = GUILDS.map(({ name }) => name.split(' ').length);
    expect([Math.min(...words), Math.max(...words)]).toEqual([1, 5]);
    const lengths = GUILDS.map(({ name }) => name.length);
    expect(Math.min(...lengths)).toBeLessThan(4);
    expect(Math.max(...lengths)).toBe(GUILD_NAME_LENGTH);
  });

  test('there are enough names for a war fifty times as big', () => {
    const names = createGuilds({ seed: 'many', now: 1_790_000_000, scale: 50 }).map(({ name }) => name);
    expect(new Set(names).size).toBe(5000);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(GUILD_NAME_LENGTH);
  });

  test('the special names are all used, in their realm', () => {
    for (const realm of ['ORDER', 'DESTRUCTION'] as const) {
      const names = GUILDS.filter((guild) => guild.realm === realm).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([...SPECIAL_GUILD_NAMES[realm]]));
    }
  });

  test('heraldry stays within what can be drawn', () => {
    for (const { emblem, pattern, color1, color2, shape } of GUILDS) {
      expect(emblem).toBeLessThan(140);
      expect(pattern).toBeLessThan(28);
      expect(Math.max(color1, color2)).toBeLessThan(24);
      expect(shape).toBeLessThan(10);
      expect(Math.min(emblem, pattern, color1, color2, shape)).toBeGreaterThanOrEqual(0);
    }
  });

  test('descriptions: one very long, one hostile, some empty, some with line breaks', () => {
    const texts = GUILDS.map(({ description }) => description);
    expect(texts.filter((text) => text.length > 4000 && text.includes('\n\n'))).toHaveLength(1);
    expect(texts.filter((text) => /<script>.*&.*"/s.test(text))).toHaveLength(1);
    expect(texts.filter((text) => text === '').length).toBeGreaterThan(3);
    expect(texts.filter((text) => text.length < 400 && text.includes('\n')).length).toBeGreaterThan(10);
    expect(GUILDS.filter(({ briefDescription }) => briefDescription === '').length).toBeGreaterThan(5);
  });

  test('even a tiny war has the edge cases', () => {
    const tiny = createGuilds({ seed: 'tiny', now: 1_790_000_000, scale: 0.1 });
    expect(tiny.filter(({ size }) => size === 'none')).toHaveLength(1);
    expect(tiny.filter(({ size }) => size === 'one').length).toBeGreaterThan(0);
    expect(tiny.filter(({ size, leaderless }) => leaderless && size === 'shared').length).toBeGreaterThan(0);
  });
});
