'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';

import { NavigationProgress } from '../ui/navigation-progress.island.tsx';
import { followedLink } from './followed-link.ts';

/** Lets the router follow the links of the site, wherever in the document they stand. */
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
  return pending ? <NavigationProgress /> : null;
}
