import tinctures from './tinctures.json' with { type: 'json' };

/** A heraldic colour: its name and its `#rrggbb` value. */
export interface Tincture {
  readonly name: string;
  readonly colour: string;
}

/** The 24 tinctures by index: metals and colours first, then stains. Frozen: indexes wrap around its length. */
export const TINCTURES: readonly Tincture[] = tinctures;
