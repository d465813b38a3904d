import type { Metal } from '../svg.ts';

export interface RealmFrame {
  readonly rim: Metal;
  /** The colour of the lines around the crest. */
  readonly line: string;
  /** Paths that are drawn behind the shield, in its box of 100 by 116; they reach up to 22 units outside. */
  readonly crest: readonly string[];
}

/**
 * The frames of both realms: Order's is blue silver with a crown of three points and paired feathers, that of
 * Destruction red iron with horns and spikes.
 */
export const FRAMES: Readonly<Record<'order' | 'destruction', RealmFrame>> = {
  order: {
    rim: ['#e9f2ff', '#7fa9e6', '#23477f'],
    line: '#0a0f18',
    crest: [
      'M-1 46C-14 40 -19 24 -15 8C-12 18 -7 22 0 24ZM101 46C114 40 119 24 115 8C112 18 107 22 100 24Z',
      'M0 66C-10 62 -15 54 -15 44C-11 50 -6 53 1 53ZM100 66C110 62 115 54 115 44C111 50 106 53 99 53Z',
      'M36 5L38 -11L45 -3L50 -15L55 -3L62 -11L64 5Z',
    ],
  },
  destruction: {
    rim: ['#ffd9c9', '#d8593f', '#5b130c'],
    line: '#120503',
    crest: [
      'M10 10C-4 8 -14 -4 -14 -18C-4 -8 10 -8 22 3ZM90 10C104 8 114 -4 114 -18C104 -8 90 -8 78 3Z',
      'M4 40L-14 32L3 56ZM96 40L114 32L97 56ZM8 76L-8 82L18 92ZM92 76L108 82L82 92Z',
      'M43 6L50 -12L57 6Z',
    ],
  },
};

/** The measures of a crest, in units of the shield's box of 100 by 116. */
export interface CrestStyle {
  readonly box: string;
  /** True with the frame's ornament and the shading. */
  readonly ornate: boolean;
  readonly emblemScale: number;
  /** The width of the line around the emblem, in units of its glyph. */
  readonly fimbriation: number;
  /** The widths of the dark line around the shield, and of its rim. */
  readonly edge: number;
  readonly rim: number;
}

/** Small crests lose the ornament and the shading, and gain on emblem and line. */
export const STYLES: Readonly<Record<'large' | 'small', CrestStyle>> = {
  large: { box: '-22 -20 144 140', ornate: true, emblemScale: 0.136, fimbriation: 30, edge: 11, rim: 5.5 },
  small: { box: '-2 0 104 116', ornate: false, emblemScale: 0.146, fimbriation: 44, edge: 12, rim: 6.5 },
};
