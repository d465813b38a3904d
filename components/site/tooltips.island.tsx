'use client';

import { TooltipLayer } from '../ui/tooltip/tooltip-layer.island.tsx';

const load = async () => (await import('./watch-site-tooltips.ts')).watchSiteTooltips;

/** Tooltips of whole pages: texts about values, and cards of items. */
export const Tooltips = () => <TooltipLayer owners="[data-tooltip],[data-item-card]" load={load} />;
