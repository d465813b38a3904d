import { brandSvg } from '#lib/art/brand.ts';

import type { Preview } from '../preview.ts';

/** The picture of pages without one of their own. */
export const DEFAULT_PREVIEW: Preview = {
  title: 'Every kill on record',
  facts: 'Players, guilds, battles, items and quests of the war',
  totals: [],
  realm: 'NEUTRAL',
  badge: brandSvg(),
  isFinal: true,
};
