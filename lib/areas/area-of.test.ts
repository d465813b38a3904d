import { describe, expect, it } from 'vitest';

import { areaOf } from './area-of.ts';
import { AREAS } from './areas.ts';

const hrefOf = (path: string) => areaOf(AREAS, path)?.href;

describe('areaOf', () => {
  it('knows the areas themselves and the pages under them', () => {
    expect(hrefOf('/')).toBe('/');
    expect(hrefOf('/kills')).toBe('/kills');
    expect(hrefOf('/kill/8000001')).toBe('/kills');
    expect(hrefOf('/guild/12/feud/9')).toBe('/guilds');
    expect(hrefOf('/character/3')).toBe('/');
    expect(hrefOf('/leaderboard/guilds')).toBe('/leaderboard');
    expect(hrefOf('/ranked-leaderboard')).toBe('/leaderboard');
  });

  it('knows the parts of an area', () => {
    expect(hrefOf('/creature/12/zone/6')).toBe('/items');
    expect(hrefOf('/chapters')).toBe('/items');
    expect(hrefOf('/gameobject/7/quests')).toBe('/items');
    const library = AREAS.find(({ label }) => label === 'Library')?.areas ?? [];
    expect(areaOf(library, '/creature/12/zone/6')?.label).toBe('Creatures');
    expect(areaOf(library, '/item/4/quests')?.label).toBe('Items');
  });

  it('knows every kind of page that belongs to an area', () => {
    const dungeons = AREAS.find(({ label }) => label === 'Dungeons')?.areas ?? [];
    const labelOf = (path: string) => areaOf(dungeons, path)?.label;
    expect(labelOf('/instance/60')).toBe('Wings and instances');
    expect(labelOf('/instance-statistics/60')).toBe('Wings and instances');
    expect(labelOf('/instance-runs')).toBe('Dungeon runs');
    expect(labelOf('/instance-run/1/2')).toBe('Dungeon runs');
    expect(hrefOf('/instance-statistics/60')).toBe('/dungeons');
    expect(hrefOf('/scenarios/2100')).toBe('/scenarios');
  });

  it('is none for pages of no area', () => {
    expect(hrefOf('/credits')).toBeUndefined();
    expect(hrefOf('/killer')).toBeUndefined();
  });
});
