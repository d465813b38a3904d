'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

import type { Analytics } from '#lib/analytics/analytics.ts';

import { TooltipLayer } from '../ui/tooltip/tooltip-layer.island.tsx';
import { followPage } from './follow-page.ts';
import { HeadTags } from './head-tags.island.tsx';
import { markPlace } from './mark-place.ts';
import { PageViews } from './page-views.island.tsx';
import { SoftNavigation } from './soft-navigation.island.tsx';
import { StartUp } from './start-up.island.tsx';

/** Runs the site's scripts that every page needs. */
export function SiteBehavior({ analytics }: { readonly analytics: Analytics | null }) {
  const path = usePathname();
  const query = useSearchParams().toString();
  useEffect(() => markPlace(document, path), [path]);
  return (
    <>
      <OpenPage key={`${path}?${query}`} />
      <HeadTags />
      <SoftNavigation />
      <StartUp />
      <TooltipLayer owners="[data-tooltip],[data-item-card]" load={loadTooltips} />
      {analytics && <PageViews {...analytics} />}
    </>
  );
}

/** Begins and ends what goes on while one page is open. */
function OpenPage() {
  useEffect(() => followPage(), []);
  return null;
}

/** Tooltips of whole pages: texts about values, and cards of items. */
const loadTooltips = async () => (await import('./watch-site-tooltips.ts')).watchSiteTooltips;
