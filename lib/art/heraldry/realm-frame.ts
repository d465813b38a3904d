import type { Metal } from '../gradient.ts';

interface RealmFrame {
  readonly rim: Metal;
  /** Drawn behind the shield, in its box of 100 by 116; reaches up to 22 units outside. */
  readonly crest: string;
}

const crest = (line: string, paths: readonly string[]): string =>
  `<g fill="url(#r)" stroke="${line}" stroke-width="1.2" stroke-linejoin="round">${paths
    .map((d) => `<path d="${d}"/>`)
    .join('')}</g>`;

/** Blue silver with a crown of three points and paired feathers. */
export const ORDER_FRAME: RealmFrame = {
  rim: ['#e9f2ff', '#7fa9e6', '#23477f'],
  crest: crest('#0a0f18', [
    'M-1 46C-14 40 -19 24 -15 8C-12 18 -7 22 0 24ZM101 46C114 40 119 24 115 8C112 18 107 22 100 24Z',
    'M0 66C-10 62 -15 54 -15 44C-11 50 -6 53 1 53ZM100 66C110 62 115 54 115 44C111 50 106 53 99 53Z',
    'M36 5L38 -11L45 -3L50 -15L55 -3L62 -11L64 5Z',
  ]),
};

/** Red iron with horns and spikes. */
export const DESTRUCTION_FRAME: RealmFrame = {
  rim: ['#ffd9c9', '#d8593f', '#5b130c'],
  crest: crest('#120503', [
    'M10 10C-4 8 -14 -4 -14 -18C-4 -8 10 -8 22 3ZM90 10C104 8 114 -4 114 -18C104 -8 90 -8 78 3Z',
    'M4 40L-14 32L3 56ZM96 40L114 32L97 56ZM8 76L-8 82L18 92ZM92 76L108 82L82 92Z',
    'M43 6L50 -12L57 6Z',
  ]),
};
