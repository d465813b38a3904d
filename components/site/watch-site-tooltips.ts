import { ITEM_TOOLTIP } from '../item/card/item-tooltip-kind.tsx';
import { TEXT_TOOLTIP } from '../ui/tooltip/text-tooltip.tsx';
import { watchTooltips } from '../ui/tooltip/watch-tooltips.ts';

/** Opens and closes every kind of tooltip that the site has. */
export const watchSiteTooltips = watchTooltips([TEXT_TOOLTIP, ITEM_TOOLTIP]);
