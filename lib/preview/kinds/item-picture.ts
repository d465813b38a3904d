import { iconNumber } from '#lib/art/icon-number.ts';
import { iconSvg } from '#lib/art/icon.ts';
import { rarityOf } from '#lib/game/items/item-labels.ts';
import { lookUp } from '#lib/game/look-up.ts';
import { iconNumberIn } from '#lib/url/image/icon-address.ts';

/** Stands for an item whose icon is none of ours. */
const UNKNOWN_ITEM = iconNumber('TREASURE_CHEST', 0);

/**
 * The icon of an item as an SVG document. It is drawn here by its number: whatever address the API gives, nothing is
 * fetched.
 */
export const itemPicture = ({ iconUrl }: { readonly iconUrl: string | null }): string =>
  iconSvg(iconNumberIn(iconUrl) ?? UNKNOWN_ITEM);

/** The colours of rarities on the dark ground of previews. */
const COLOURS = {
  'rarity-utility': '#9aa1ad',
  'rarity-common': '#f0ece2',
  'rarity-uncommon': '#63d284',
  'rarity-rare': '#5aa6ff',
  'rarity-very-rare': '#d3a2ff',
  'rarity-mythic': '#ffa14a',
  'rarity-set': '#ffd64f',
} as const;

/** The colour of an item's rarity. */
export const rarityColour = (item: Parameters<typeof rarityOf>[0]): string =>
  lookUp(COLOURS, rarityOf(item).className) ?? COLOURS['rarity-utility'];
