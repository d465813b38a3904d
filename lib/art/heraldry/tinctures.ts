/** A heraldic colour: its name and its `#rrggbb` value. */
export interface Tincture {
  readonly name: string;
  readonly colour: string;
}

const tincture = (name: string, colour: string): Tincture => ({ name, colour });

/** The 24 tinctures by index: metals and colours first, then stains. Frozen: indexes wrap around its length. */
export const TINCTURES: readonly Tincture[] = [
  tincture('Argent', '#e9edf2'),
  tincture('Or', '#e3b23c'),
  tincture('Gules', '#a81e2d'),
  tincture('Azure', '#1f4fa3'),
  tincture('Sable', '#1b1c22'),
  tincture('Vert', '#1f6b43'),
  tincture('Purpure', '#5d2c85'),
  tincture('Tenné', '#b4591c'),
  tincture('Sanguine', '#6a1420'),
  tincture('Murrey', '#812653'),
  tincture('Celeste', '#6fa6d3'),
  tincture('Cendrée', '#7d8591'),
  tincture('Brunâtre', '#5b3a22'),
  tincture('Carnation', '#c79a78'),
  tincture('Sea', '#1e7c84'),
  tincture('Olive', '#6d6b26'),
  tincture('Night', '#16264d'),
  tincture('Bone', '#d8cba6'),
  tincture('Iron', '#464c57'),
  tincture('Rust', '#8a3a1c'),
  tincture('Moss', '#76893a'),
  tincture('Rose', '#a3445f'),
  tincture('Amethyst', '#7f63b0'),
  tincture('Ivory', '#f5eeda'),
];
