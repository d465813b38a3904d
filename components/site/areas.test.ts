import { describe, expect, it } from 'vitest';

import { areaOf } from './areas.ts';

describe('areaOf', () => {
  it('knows the areas themselves and the pages under them', () => {
    expect(areaOf('/')).toBe('/');
    expect(areaOf('/kills')).toBe('/kills');
    expect(areaOf('/kill/8000001')).toBe('/kills');
    expect(areaOf('/guild/12/feud/9')).toBe('/guilds');
    expect(areaOf('/character/3')).toBe('/');
  });

  it('is null for pages of no area', () => {
    expect(areaOf('/credits')).toBeNull();
    expect(areaOf('/killer')).toBeNull();
  });
});
