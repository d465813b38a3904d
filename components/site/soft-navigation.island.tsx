'use client';

import type { Route } from 'next';
import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import type { AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useTransition } from 'react';

import { NavigationProgress } from '../ui/navigation-progress.island.tsx';
import { followedLink } from './followed-link.ts';
import { isFrugal, prefetchInView, prefetchOnIntent } from './prefetch-links.ts';
import { prefetchTypefaces } from './prefetch-typefaces.ts';

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
  // Typed routes know one argument of prefetch.
  const router: AppRouterInstance = useRouter();
  const path = usePathname();
  const query = useSearchParams().toString();
  const current = query ? `${path}?${query}` : path;
  useEffect(() => prefetchOnIntent((href) => router.prefetch(href, FULL)), [router]);
  useEffect(() => prefetchInView(current, (href) => router.prefetch(href, FULL)), [router, current]);
  useEffect(() => (isFrugal() ? undefined : prefetchTypefaces()), []);
}

/** With the rows: what the router would fetch by itself holds none, since no page is made at build time. */
const FULL = { kind: PrefetchKind.FULL };
