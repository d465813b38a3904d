import { describe, expect, it } from 'vitest';
import { BADGE_STYLES } from './tables/badges.ts';
import { brandSvg, brandTileSvg } from './brand.ts';
import { killMarkerSvg, spawnMarkerSvg } from './marker.ts';
import { realmSvg, winnerSvg, careerSvg } from './realm-badge.ts';
import { CAREER_ORDER } from '#lib/game/players/careers.ts';
import { QUEST_ART_KINDS } from './tables/quests.ts';
import { questSvg, iconGlyphSvg } from './icon.ts';

describe('careerSvg', () => {
  it('gives 24 careers 24 pictures, twelve on each realm badge', () => {
    expect(new Set(CAREER_ORDER.map((career) => careerSvg(career))).size).toBe(24);
    expect(
      CAREER_ORDER.filter((career) => careerSvg(career).includes(BADGE_STYLES.ORDER.outline)),
    ).toHaveLength(12);
    expect(
      CAREER_ORDER.filter((career) => careerSvg(career).includes(BADGE_STYLES.DESTRUCTION.outline)),
    ).toHaveLength(12);
  });

  it('draws a neutral badge for a career it does not know', () => {
    expect(careerSvg('BLACKGUARD')).toContain(BADGE_STYLES.NEUTRAL.outline);
    expect(careerSvg('')).toBe(careerSvg('JESTER'));
    expect(careerSvg('toString')).toBe(careerSvg('JESTER'));
  });
});

describe('realm icons', () => {
  it('distinguishes realms by shape', () => {
    expect(realmSvg('ORDER')).toContain(BADGE_STYLES.ORDER.outline);
    expect(realmSvg('DESTRUCTION', 32)).toContain('width="32" height="32"');
    expect(realmSvg('NEUTRAL')).toContain(BADGE_STYLES.NEUTRAL.outline);
  });

  it('crowns the winner in its own colour', () => {
    expect(winnerSvg('ORDER')).toContain(BADGE_STYLES.ORDER.rim[1]);
    expect(winnerSvg('ORDER')).not.toBe(winnerSvg('DESTRUCTION'));
  });
});

it('draws seven kinds of quest in a circle', () => {
  const pictures = QUEST_ART_KINDS.map((kind) => questSvg(kind));
  expect(new Set(pictures).size).toBe(7);
  expect(pictures.every((svg) => svg.includes('<circle cx="32"'))).toBe(true);
});

it('needs no style attribute anywhere', () => {
  const pictures = [
    brandSvg(),
    brandTileSvg(8),
    killMarkerSvg(),
    spawnMarkerSvg(),
    iconGlyphSvg('rvr'),
    careerSvg('SLAYER'),
    winnerSvg('DESTRUCTION'),
  ];
  for (const svg of pictures) expect(svg).not.toMatch(/ style=|<style|NaN|undefined|\{paint\}/);
});
