import { describe, expect, test } from 'vitest';
import { createItems } from '#graphql/world/items/items.ts';
import { createAreas } from '#graphql/world/zones/areas.ts';
import { CHAPTER_COUNT, createChapters } from '../chapters/chapters.ts';
import { RewardPool, servesRealm } from '../quests/reward-pool.ts';
import { createStorylines, HOSTILE_MARKUP } from './storylines.ts';

const seed = 'storylines test';
const areas = createAreas(seed);
const items = createItems({ seed });
const chapters = createChapters(seed, new RewardPool(items));
const storylines = createStorylines(seed, areas, chapters);
const entries = storylines.flatMap((storyline) => storyline.entries);
const activities = entries.flatMap((entry) => entry.activities);

describe('chapters', () => {
  test('are 130, most with a name, in the corners of their zones', () => {
    expect(chapters).toHaveLength(CHAPTER_COUNT);
    expect(chapters.filter(({ name }) => name === null).length).toBeGreaterThan(1);
    for (const { zone, x, y } of chapters) {
      const [nwX, nwY, seX, seY] = zone.corners ?? [0, 0, 65_535, 65_535];
      expect(x >= nwX && x <= seX && y >= nwY && y <= seY).toBe(true);
    }
  });

  test('reward with existing items that their players can have', () => {
    const known = new Set(items);
    for (const { realm, rewards } of chapters) {
      for (const reward of rewards) {
        expect(known.has(reward.item) && servesRealm(reward.item, realm)).toBe(true);
        expect([realm, 'NEUTRAL']).toContain(reward.realm);
        expect([1, 2, 3]).toContain(reward.tier);
      }
    }
    expect(new Set(chapters.flatMap(({ rewards }) => rewards.map(({ realm }) => realm))).size).toBe(3);
    expect(chapters.some(({ rewards }) => rewards.length === 0)).toBe(true);
    expect(chapters.some(({ rank }) => rank === 0)).toBe(true);
  });
});

describe('storylines', () => {
  test('are 30 of 3 to 12 entries, with ids of their own', () => {
    expect(storylines).toHaveLength(30);
    for (const storyline of storylines) {
      expect(storyline.entries.length).toBeGreaterThanOrEqual(3);
      expect(storyline.entries.length).toBeLessThanOrEqual(12);
      const names = storyline.entries.map(({ name }) => name);
      expect(new Set(names).size).toBeGreaterThanOrEqual(names.length - 1);
    }
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length);
  });

  test('leave out now and then what an entry may lack', () => {
    for (const field of [
      'title',
      'shortTitle',
      'npcName',
      'locationText',
      'text',
      'zone',
      'area',
      'location',
      'chapter',
    ] as const) {
      const missing = entries.filter((entry) => entry[field] === null).length;
      expect({ field, some: missing > 0 && missing < entries.length }).toEqual({ field, some: true });
    }
    expect(entries.some((entry) => entry.activities.length === 0)).toBe(true);
    expect(activities.some(({ name }) => name === '')).toBe(true);
    expect(activities.some(({ tasks }) => tasks.length === 0)).toBe(true);
    expect(new Set(entries.map(({ isRvR }) => isRvR)).size).toBe(2);
  });

  test('point at areas of their zones and at chapters of their zones', () => {
    for (const { zone, area, chapter } of entries) {
      if (area) expect(area.zone).toBe(zone);
      if (chapter && zone) expect(chapter.zone).toBe(zone);
    }
  });

  test('are HTML of many kinds, some of it hostile, and of every length', () => {
    const texts = [...entries.map(({ text }) => text ?? ''), ...activities.map(({ text }) => text)];
    for (const tag of ['<p>', '<em>', '<strong>', '<ul><li>', '<h3>', '<a href="https://', '&amp;'])
      expect(texts.some((text) => text.includes(tag))).toBe(true);
    const second = storylines.map((storyline) => storyline.entries[1]?.text ?? '');
    expect(HOSTILE_MARKUP.filter((markup, index) => !second[index]?.endsWith(markup))).toEqual([]);
    expect(Math.max(...texts.map(({ length }) => length))).toBeGreaterThan(2000);
    expect(
      texts.filter((text) => /\{[a-z]+\}|undefined/i.test(text.replace(/<style>.*<\/style>/, ''))),
    ).toEqual([]);
  });
});
