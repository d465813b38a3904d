import type { FramedArt } from './quests.ts';

/** Icon numbers below 100 with a fixed meaning (rules.md: Images): 1 is an empty slot, 34 money, 35 experience, 46 to 48 coins. */
export const RESERVED_ART: ReadonlyMap<number, FramedArt> = new Map<number, FramedArt>([
  [1, { glyph: 'plain-square', palette: 'steel' }],
  [34, { glyph: 'two-coins', palette: 'gold' }],
  [35, { glyph: 'upgrade', palette: 'arcane' }],
  [46, { glyph: 'crown-coin', palette: 'gold' }],
  [47, { glyph: 'crown-coin', palette: 'steel' }],
  [48, { glyph: 'crown-coin', palette: 'leather' }],
]);
