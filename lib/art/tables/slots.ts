import type { SlotPicture } from '#lib/game/armory/armory-groups.ts';

/** Glyphs of empty slots. */
export const SLOT_GLYPHS: Readonly<Record<SlotPicture, string>> = {
  helm: 'visored-helm',
  shoulder: 'spiked-shoulder-armor',
  back: 'cape',
  body: 'breastplate',
  gloves: 'gauntlet',
  belt: 'belt-buckles',
  boots: 'metal-boot',
  'main-hand': 'broadsword',
  'off-hand': 'shield',
  'ranged-weapon': 'pocket-bow',
  event: 'stag-head',
  pocket: 'knapsack',
  jewellery: 'ring',
};
