import type { Coins } from '../format/price.ts';
import { type Metal, metalGradient } from './gradient.ts';
import { svgDocument } from './svg.ts';

interface CoinColours {
  readonly face: Metal;
  readonly rim: string;
  /** The line around the coin, which keeps it apart from light and dark surfaces. */
  readonly line: string;
}

const COLOURS: Readonly<Record<Coins['metal'], CoinColours>> = {
  gold: { face: ['#ffe08a', '#e2ad3b', '#b87d1d'], rim: '#fff0bd', line: '#7a5211' },
  silver: { face: ['#f4f7fb', '#b9c3d0', '#8a95a5'], rim: '#ffffff', line: '#515c6b' },
  copper: { face: ['#f0b48a', '#c9713f', '#97481f'], rim: '#ffd9bd', line: '#66300f' },
};

/** A coin, plain enough to be recognised at 16 pixels. */
export function coinSvg(metal: Coins['metal']): string {
  const { face, rim, line } = COLOURS[metal];
  return svgDocument(
    { box: '0 0 32 32', width: 32, height: 32 },
    `<defs>${metalGradient('f', face)}</defs>` +
      `<circle cx="16" cy="16" r="13.5" fill="url(#f)" stroke="${line}" stroke-width="2"/>` +
      `<circle cx="16" cy="16" r="9.5" fill="none" stroke="${line}" stroke-opacity=".55" stroke-width="1.6"/>` +
      `<path d="M8.4 11.2A9.2 9.2 0 0 1 16 6.8" fill="none" stroke="${rim}" stroke-width="2.2" stroke-linecap="round"/>`,
  );
}
