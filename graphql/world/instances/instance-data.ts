import type { Realm } from '#graphql/world/characters/careers.ts';
import type { Tier } from '#graphql/world/characters/levels.ts';

type InstanceRow = readonly [
  id: number,
  name: string,
  /** Null: open to both. */
  realm: Realm | null,
  tiers: readonly Tier[],
  partySize: number,
  /** Relative number of runs. */
  popularity: number,
];

const LOW: readonly Tier[] = [2, 3];
const HIGH: readonly Tier[] = [4];

/** The instances of the game with their zones' ids (rules.md: Instance filter). */
export const INSTANCE_ROWS: readonly InstanceRow[] = [
  [36, 'Dragonback Pass (Order)', 'ORDER', HIGH, 6, 9],
  [37, 'Dragonback Pass (Destruction)', 'DESTRUCTION', HIGH, 6, 9],
  [60, 'Gunbad', null, LOW, 6, 10],
  [63, 'Gunbad Nursery', null, LOW, 6, 4],
  [64, 'Gunbad Lab', null, LOW, 6, 4],
  [65, 'Squig Boss', null, LOW, 6, 2],
  [66, 'Gunbad Barracks', null, LOW, 6, 4],
  [152, 'Altdorf Sewers 1', 'ORDER', LOW, 6, 3],
  [153, 'Altdorf Sewers 2', 'ORDER', LOW, 6, 3],
  [155, 'Sacellum 1', 'DESTRUCTION', LOW, 6, 3],
  [156, 'Sacellum 2', 'DESTRUCTION', LOW, 6, 3],
  [160, 'Bastion Stair', null, HIGH, 12, 11],
  [163, "Thar'Ignan", null, HIGH, 12, 5],
  [164, 'Lord Slaurith', null, HIGH, 12, 5],
  [165, 'Kaarn the Vanquisher', null, HIGH, 12, 5],
  [166, "Skull Lord Var'Ithrok", null, HIGH, 12, 6],
  [169, 'Altdorf Sewers 3', 'ORDER', LOW, 6, 3],
  [173, 'Sacellum 3', 'DESTRUCTION', LOW, 6, 3],
  [176, 'Sigmar Crypts', 'ORDER', HIGH, 6, 12],
  [196, 'Bilerot', 'DESTRUCTION', HIGH, 6, 12],
  [260, 'Lost Vale', null, HIGH, 6, 16],
];
