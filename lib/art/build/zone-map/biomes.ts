/** The look of a kind of land on the map. Heights run from 0 at the water to about 1 at the peaks. */
export interface Biome {
  /** Share of the ground that lies under water, 0 to 1. */
  readonly seaShare: number;
  /** The source of open water: lakes only, one side of the map, or all around. */
  readonly water: 'lakes' | 'coast' | 'islands';
  /** Weight of the ridges; flat land has little. */
  readonly relief: number;
  /** Ground is pressed towards one level, as under a city. */
  readonly level?: boolean;
  /** Share of woodland, 0 to 1, and how much of it is conifers. */
  readonly forest: number;
  readonly conifers: number;
  readonly deadTrees?: boolean;
  /** Height from which mountains stand. */
  readonly mountains: number;
  readonly snow?: boolean;
  /** The number of rivers; three to five when not given. */
  readonly rivers?: number;
  readonly reeds?: boolean;
  /** Under the ground nothing grows, and gates stand where villages would. */
  readonly underground?: boolean;
  readonly keeps: number;
  readonly villages: number;
  /** Tints of low, middle and high ground, and of water, as `#rrggbb`. */
  readonly land: readonly [low: string, middle: string, high: string];
  readonly waterTint: string;
}

const inhabited = { keeps: 3, villages: 5 } as const;

/** The kinds of land. Zones choose theirs in zone-biomes.ts. */
export const BIOMES = {
  highland: {
    ...inhabited,
    seaShare: 0.05,
    water: 'lakes',
    relief: 1.25,
    forest: 0.42,
    conifers: 1,
    mountains: 0.6,
    land: ['#d9c8a0', '#c8ad7f', '#a98a62'],
    waterTint: '#aebbab',
  },
  forest: {
    ...inhabited,
    seaShare: 0.08,
    water: 'lakes',
    relief: 0.85,
    forest: 0.95,
    conifers: 0.35,
    mountains: 0.7,
    land: ['#dccf9f', '#c9c08a', '#ab9a6c'],
    waterTint: '#adbba9',
  },
  coast: {
    ...inhabited,
    seaShare: 0.3,
    water: 'coast',
    relief: 1,
    forest: 0.55,
    conifers: 0.3,
    mountains: 0.68,
    land: ['#e2d3a6', '#cfbd8b', '#ae9569'],
    waterTint: '#a6b9b1',
  },
  islands: {
    ...inhabited,
    seaShare: 0.5,
    water: 'islands',
    relief: 1,
    forest: 0.6,
    conifers: 0.1,
    mountains: 0.69,
    land: ['#e6d9ae', '#d2c492', '#b19c70'],
    waterTint: '#a2b7b2',
  },
  marsh: {
    ...inhabited,
    seaShare: 0.2,
    water: 'lakes',
    relief: 0.6,
    forest: 0.5,
    conifers: 0.6,
    mountains: 0.86,
    reeds: true,
    land: ['#cfc79a', '#b9b384', '#9a9168'],
    waterTint: '#a0ae9c',
  },
  wasteland: {
    ...inhabited,
    seaShare: 0.03,
    water: 'lakes',
    relief: 1.1,
    forest: 0.12,
    conifers: 1,
    deadTrees: true,
    mountains: 0.6,
    rivers: 1,
    land: ['#dcc197', '#c89f74', '#a4754f'],
    waterTint: '#b3b1a0',
  },
  blight: {
    ...inhabited,
    seaShare: 0.07,
    water: 'lakes',
    relief: 1.15,
    forest: 0.5,
    conifers: 0.8,
    deadTrees: true,
    mountains: 0.62,
    land: ['#cdbda6', '#b39c8a', '#8c7068'],
    waterTint: '#a6a5a1',
  },
  snow: {
    ...inhabited,
    seaShare: 0.08,
    water: 'lakes',
    relief: 1.2,
    forest: 0.55,
    conifers: 1,
    mountains: 0.6,
    snow: true,
    land: ['#e9e4d4', '#d9d2c1', '#b5ab9b'],
    waterTint: '#b1c0c1',
  },
  city: {
    ...inhabited,
    seaShare: 0.09,
    water: 'lakes',
    relief: 0.5,
    level: true,
    forest: 0.22,
    conifers: 0.2,
    mountains: 0.9,
    rivers: 2,
    land: ['#dfd0a8', '#cdb98b', '#ad9266'],
    waterTint: '#a9b8ab',
  },
  cavern: {
    seaShare: 0.1,
    water: 'lakes',
    relief: 1.5,
    forest: 0,
    conifers: 0,
    mountains: 0.7,
    rivers: 2,
    underground: true,
    keeps: 1,
    villages: 6,
    land: ['#cdbf9f', '#a99a80', '#776b5a'],
    waterTint: '#8c9f9e',
  },
} as const satisfies Record<string, Biome>;

export type BiomeName = keyof typeof BIOMES;
