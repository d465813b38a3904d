'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { Analytics } from '#lib/analytics/analytics.ts';
import { TooltipLayer } from '../ui/tooltip/tooltip-layer.island.tsx';
import { PageViews } from './page-views.island.tsx';
import { onceActive } from './prefetch-links.ts';
import { SoftNavigation } from './soft-navigation.island.tsx';
import { StartUp } from './start-up.island.tsx';
import { isFrugal } from '#components/ui/navigation/is-frugal.ts';

/** Milliseconds for which a page is read before it is looked for what is newer. */
const READING = 10_000;

/**
 * Begins what a page has beyond its content, of which nothing is loaded before: its stars and its watch list, its saved
 * builds, the players to ask about an item, the level of the visitor's character, and the note of new kills for those
 * who stay.
 * @returns a cleanup function
 */
function followPage(): () => void {
  const ends: (() => void)[] = [];
  let isOver = false;
  const begin = async (load: () => Promise<() => () => void>) => {
    const start = await load();
    if (!isOver) ends.push(start());
  };
  if (document.querySelector('[data-watch],[data-watch-list]')) {
    void begin(async () => (await import('../watch/watch-page.ts')).watchPage);
  }
  if (document.querySelector('[data-save-build],[data-saved-builds]')) {
    void begin(async () => (await import('../build/saved/saved-page.ts')).savedPage);
  }
  if (document.querySelector('[data-better-for]')) {
    void begin(async () => (await import('../item/better/better-page.ts')).betterPage);
  }
  if (document.querySelector('[data-own-level]')) {
    void begin(async () => (await import('../place/own-level.ts')).followOwnLevel);
  }
  const timer = setTimeout(() => {
    if (!document.querySelector('[data-news]') || isFrugal()) return;
    void begin(async () => (await import('../kill/watch-news.ts')).watchNews);
  }, READING);
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const end of ends) end();
  };
}

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
