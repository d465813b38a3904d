import { ART_VERSION } from '#lib/art/generated/art-version.ts';

export type IconFrame = 'square' | 'circle' | 'hex';

export interface IconOptions {
  /** Square by default. */
  readonly frame?: IconFrame;
  readonly pressed?: boolean;
}

/** A guild's arms in numbers, as the contract gives them. */
export interface Heraldry {
  readonly emblem: number;
  readonly pattern: number;
  readonly color1: number;
  readonly color2: number;
  readonly shape: number;
}

export interface HeraldryRequest {
  /** Width and height in pixels. */
  readonly size: number;
  /** The guild's realm; anything but ORDER takes the other frame (rules.md: Images). */
  readonly realm: string | null | undefined;
  readonly heraldry: Heraldry;
}

export interface ImageUrls {
  icon(n: number, options?: IconOptions): string;
  heraldry(request: HeraldryRequest): string;
}

/**
 * Addresses of icons and heraldry (rules.md: Images). Our own carry the version of the drawings, so that a browser
 * may keep a picture for good and still sees a changed one.
 * @param origin the origin of an external image service, which knows no frames; null for our own images.
 * @example imageUrls(null).icon(34, { frame: 'circle' }) // '/icon/34?frame=circle&v=0a1b2c3d'
 * @example imageUrls('https://images.example').icon(34, { frame: 'circle' }) // 'https://images.example/icon/34'
 */
export function imageUrls(origin: string | null): ImageUrls {
  const base = origin?.replace(/\/+$/, '') ?? '';
  return {
    icon: (n, options = {}) => `${base}/icon/${n}${origin === null ? `?${iconQuery(options)}` : ''}`,
    heraldry: (request) => `${base}${heraldryPath(request)}${origin === null ? `?v=${ART_VERSION}` : ''}`,
  };
}

function iconQuery({ frame, pressed }: IconOptions): URLSearchParams {
  const query = new URLSearchParams();
  if (frame && frame !== 'square') query.set('frame', frame);
  if (pressed) query.set('pressed', '1');
  query.set('v', ART_VERSION);
  return query;
}

function heraldryPath({ size, realm, heraldry }: HeraldryRequest): string {
  const { emblem, pattern, color1, color2, shape } = heraldry;
  const frame = realm === 'ORDER' ? 1 : 2;
  return `/heraldry/frame/${[size, size, frame, emblem, pattern, color1, color2, shape].join('/')}`;
}
