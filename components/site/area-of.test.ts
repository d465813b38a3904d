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
  });

  it('is none for pages of no area', () => {
    expect(hrefOf('/credits')).toBeUndefined();
    expect(hrefOf('/killer')).toBeUndefined();
  });
});
