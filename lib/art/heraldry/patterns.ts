import tinctures from './tinctures.json' with { type: 'json' };

/** Shield outlines in a box of 100 by 116, by index. Frozen: indexes wrap around its length. */
export const SHIELD_SHAPES: readonly string[] = [
  // heater
  'M6 6H94V56C94 86 74 102 50 112C26 102 6 86 6 56Z',
  // crested
  'M50 4C62 12 78 14 94 10V58C94 86 74 102 50 112C26 102 6 86 6 58V10C22 14 38 12 50 4Z',
  // french
  'M6 8H94V84Q94 100 78 102Q58 104 50 112Q42 104 22 102Q6 100 6 84Z',
  // oval
  'M50 4A46 46 0 0 1 96 50V60A46 52 0 0 1 4 60V50A46 46 0 0 1 50 4Z',
  // horned
  'M10 6Q24 14 50 6Q76 14 90 6Q84 24 94 40V62C94 88 74 102 50 112C26 102 6 88 6 62V40Q16 24 10 6Z',
  // hex
  'M50 3L95 22V66L50 113L5 66V22Z',
  // swallowtail
  'M8 6H92V100L50 88L8 100Z',
  // crowned
  'M6 20L28 6L50 16L72 6L94 20V62Q94 92 50 112Q6 92 6 62Z',
  // round
  'M50 5A53 53 0 1 1 49.9 5Z',
  // bouche
  'M6 6H94V40Q84 52 94 64Q92 94 50 112Q8 94 6 64Q16 52 6 40Z',
];

/** A heraldic colour: its name and its `#rrggbb` value. */
interface Tincture {
  readonly name: string;
  readonly colour: string;
}

/** The 24 tinctures by index: metals and colours first, then stains. Frozen: indexes wrap around its length. */
export const TINCTURES: readonly Tincture[] = tinctures;

/** A division or ordinary of the field: its name, and the area of the second tincture as SVG elements. */
export interface Pattern {
  readonly name: string;
  readonly area: string;
}

const path = (d: string): string => `<path d="${d}"/>`;

const block = (x: number, y: number, width: number, height: number): string =>
  path(`M${x} ${y}h${width}v${height}h${-width}z`);

const grid = (rows: number, columns: number, cell: (row: number, column: number) => string): string =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cell(row, column)).join(''),
  ).join('');

const bendy = [-60, -20, 20, 60, 100].map((x) => path(`M${x} 0h20L${x + 136} 116h-20Z`)).join('');

const chequy = grid(6, 5, (row, column) =>
  (row + column) % 2 === 1 ? block(column * 20, row * 20 - 2, 20, 20) : '',
);

const lozenge = (row: number, column: number): string =>
  path(`M${column * 25 + (row % 2 === 1 ? 12.5 : 0)} ${row * 28 - 14}l12.5 14l-12.5 14l-12.5 -14z`);

const lozengy = grid(5, 5, lozenge);

const pattern = (name: string, area: string): Pattern => ({ name, area });

/** The 28 patterns by index, in the shields' box of 100 by 116. Frozen: indexes wrap around its length. */
export const PATTERNS: readonly Pattern[] = [
  pattern('plain', ''),
  pattern('per pale', block(50, 0, 50, 116)),
  pattern('per fess', block(0, 56, 100, 60)),
  pattern('per bend', path('M0 0L100 100V116H0Z')),
  pattern('per bend sinister', path('M100 0L0 100V116H100Z')),
  pattern('quarterly', block(50, 0, 50, 56) + block(0, 56, 50, 60)),
  pattern('per saltire', path('M0 0L50 56L0 112ZM100 0L50 56L100 112Z')),
  pattern('gyronny', path('M50 56L0 0H50ZM50 56L100 0V56ZM50 56L100 112H50ZM50 56L0 112V56Z')),
  pattern('per chevron', path('M0 116V96L50 50L100 96V116Z')),
  pattern('pale', block(34, 0, 32, 116)),
  pattern('fess', block(0, 40, 100, 32)),
  pattern('chief', block(0, 0, 100, 32)),
  pattern('bend', path('M-6 8L14 -12L112 86L92 106Z')),
  pattern('bend sinister', path('M106 8L86 -12L-12 86L8 106Z')),
  pattern('chevron', path('M-4 92L50 42L104 92V118L50 68L-4 118Z')),
  pattern('cross', block(38, 0, 24, 116) + block(0, 42, 100, 24)),
  pattern('saltire', path('M-8 8L8 -8L108 104L92 120ZM108 8L92 -8L-8 104L8 120Z')),
  pattern('pall', path('M-6 6L8 -8L50 40L92 -8L106 6L62 58V118H38V58Z')),
  pattern(
    'bordure',
    '<path fill-rule="evenodd" d="M-10 -10H110V126H-10ZM16 16V58C16 80 32 93 50 101C68 93 84 80 84 58V16Z"/>',
  ),
  pattern('barry', [0, 28, 56, 84].map((y) => block(0, y, 100, 14)).join('')),
  pattern('paly', [0, 29, 57, 86].map((x) => block(x, 0, 14, 116)).join('')),
  pattern('bendy', bendy),
  pattern('chequy', chequy),
  pattern('lozengy', lozengy),
  pattern('pile', path('M4 0H96L50 100Z')),
  pattern('flaunches', path('M0 0H12C40 40 40 76 12 116H0ZM100 0H88C60 40 60 76 88 116H100Z')),
  pattern('chief indented', path('M0 0H100V26L87.5 40L75 26L62.5 40L50 26L37.5 40L25 26L12.5 40L0 26Z')),
  pattern('wavy base', path('M0 78Q12.5 68 25 78T50 78T75 78T100 78V116H0Z')),
];
