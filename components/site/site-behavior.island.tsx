'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

import type { Analytics } from '#lib/analytics/analytics.ts';

import { TooltipLayer } from '../ui/tooltip/tooltip-layer.island.tsx';
import { followPage } from './follow-page.ts';
import { PageViews } from './page-views.island.tsx';
import { onceActive } from './prefetch-links.ts';
import { SoftNavigation } from './soft-navigation.island.tsx';
import { StartUp } from './start-up.island.tsx';

/** Runs the site's scripts that every page needs. */
export function SiteBehavior({ analytics }: { readonly analytics: Analytics | null }) {
  const path = usePathname();
  const address = `${path}?${useSearchParams().toString()}`;
  const shown = useRef(address);
  // At hand before the first link is followed.
  useEffect(() => onceActive(() => void loadFollowing()), []);
  useEffect(() => {
    if (address === shown.current) return;
    shown.current = address;
    void follow(path);
  }, [address, path]);
  return (
    <>
      <OpenPage key={address} />
      <SoftNavigation />
      <StartUp />
      <TooltipLayer owners="[data-tooltip],[data-item-card]" load={loadTooltips} />
      {analytics && <PageViews {...analytics} />}
    </>
  );
}

/** Starts and stops the behaviour of one page. */
function OpenPage() {
  useEffect(() => followPage(), []);
  return null;
}

/** The first page comes with its place, and its tags. */
const follow = async (path: string) => (await loadFollowing()).followRouter(document, path);

const loadFollowing = () => import('./follow-router.ts');

/** Tooltips of whole pages: texts about values, and cards of items. */
const loadTooltips = async () => (await import('./watch-site-tooltips.ts')).watchSiteTooltips;
