'use client';

import type { Route } from 'next';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';

import { LinksAhead } from '../ui/navigation/links-ahead.island.tsx';
import { NavigationProgress } from '../ui/navigation/navigation-progress.island.tsx';
import { focusOnArrival } from './focus-on-arrival.ts';
import { followedLink } from './followed-link.ts';
import { onceActive, prefetchInView, prefetchOnIntent } from './prefetch-links.ts';

/** Lets the router follow the links of the site, wherever in the document they stand, and fetch their pages ahead. */
export function SoftNavigation() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const named = useRef('');
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link) return;
      event.preventDefault();
      const { href, hash } = link;
      named.current = hash.slice(1);
      const options = { scroll: link.dataset['keepScroll'] === undefined };
      startTransition(() => {
        if (link.dataset['refresh'] !== undefined && href === location.href) router.refresh();
        else if (href === location.href) router.replace(href as Route, options);
        else router.push(href as Route, options);
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  useEffect(() => {
    if (pending || named.current === '') return;
    const id = named.current;
    named.current = '';
    // A browser goes on with the Tab key from what a link names; the next link ends the wait for it.
    return focusOnArrival(document, id);
  }, [pending]);
  return (
    <>
      <PagesAhead />
      {pending && <NavigationProgress />}
    </>
  );
}

function PagesAhead() {
  const path = usePathname();
  const query = useSearchParams().toString();
  const current = query ? `${path}?${query}` : path;
  return <PagesAheadOf key={current} current={current} />;
}

/** Links that are fetched ahead on one page. They go with the page, and requests under way are given up. */
function PagesAheadOf({ current }: { readonly current: string }) {
  const [ahead, setAhead] = useState<readonly string[]>([]);
  useEffect(() => {
    const prefetch = (address: string) =>
      setAhead((before) => (before.includes(address) ? before : [...before, address]));
    const ends = [prefetchOnIntent(prefetch), onceActive(() => prefetchInView(current, prefetch))];
    return () => ends.forEach((end) => end());
  }, [current]);
  return <LinksAhead addresses={ahead} />;
}
