import type { Metal } from '../svg.ts';
import type { RealmName } from './icon-glyphs.ts';

interface BadgeStyle {
  /** Outline in a 64 unit box: the realm shows in the shape as well as in the colour. */
  readonly outline: string;
  readonly fieldTop: string;
  readonly fieldBottom: string;
  readonly rim: Metal;
  readonly glyphTop: string;
  readonly glyphBottom: string;
  /** A shield's weight sits high, so its glyph is raised by this many units. */
  readonly raise: number;
}

/** The badge of each realm: Order a heater shield, Destruction an eight-pointed star, Neutral a disc. */
export const BADGE_STYLES: Readonly<Record<RealmName, BadgeStyle>> = {
  ORDER: {
    outline: 'M32 2 L59 8.5 V31 C59 46 47.5 56.5 32 62 C16.5 56.5 5 46 5 31 V8.5 Z',
    fieldTop: '#2f66b8',
    fieldBottom: '#0e2344',
    rim: ['#cfe3ff', '#6f9fe0', '#1f3d6b'],
    glyphTop: '#ffffff',
    glyphBottom: '#bcd6ff',
    raise: 1.5,
  },
  DESTRUCTION: {
    outline:
      'M32 1.5 L41 8 L56 8 L56 23 L62.5 32 L56 41 L56 56 L41 56 L32 62.5 L23 56 L8 56 L8 41 L1.5 32 L8 23 L8 8 L23 8 Z',
    fieldTop: '#a5352a',
    fieldBottom: '#3a0c09',
    rim: ['#ffd3c4', '#e0654f', '#6b1f17'],
    glyphTop: '#fff4ec',
    glyphBottom: '#ffc2ab',
    raise: 0,
  },
  NEUTRAL: {
    outline: 'M32 2 A30 30 0 1 1 31.99 2 Z',
    fieldTop: '#5b6473',
    fieldBottom: '#1d2129',
    rim: ['#e8ecf2', '#98a2b3', '#3c4452'],
    glyphTop: '#ffffff',
    glyphBottom: '#d5dbe5',
    raise: 0,
  },
};
