'use client';

import type { Route } from 'next';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useTransition } from 'react';

import { NavigationProgress } from '../ui/navigation-progress.island.tsx';
import { usePrefetch } from '../ui/use-prefetch.ts';
import { followedLink } from './followed-link.ts';
import { prefetchInView, prefetchOnIntent } from './prefetch-links.ts';

/** Lets the router follow the links of the site, wherever in the document they stand, and fetch their pages ahead. */
export function SoftNavigation() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link) return;
      event.preventDefault();
      const { href } = link;
      const options = { scroll: link.dataset['keepScroll'] === undefined };
      startTransition(() => {
        if (href === location.href) router.replace(href as Route, options);
        else router.push(href as Route, options);
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  usePrefetching();
  return pending ? <NavigationProgress /> : null;
}

function usePrefetching(): void {
  const prefetch = usePrefetch();
  const path = usePathname();
  const query = useSearchParams().toString();
  const current = query ? `${path}?${query}` : path;
  useEffect(() => prefetchOnIntent(prefetch), [prefetch]);
  useEffect(() => prefetchInView(current, prefetch), [prefetch, current]);
}
