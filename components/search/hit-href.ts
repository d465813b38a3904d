import type { Route } from 'next';

import { isOffered } from '#lib/api/offered.ts';
import { isPageOffered } from '#lib/api/offered-pages.ts';
import { lookUp } from '#lib/game/look-up.ts';
import type { Hit } from '#lib/game/search/hit.ts';
import { zoneHref } from '#lib/game/places/zone-href.ts';
import { routes } from '#lib/url/routes.ts';

/** The address of the page about a hit; null for what the site, or the API, has none for. */
export function hitHref(hit: Hit): Route | null {
  const href = addressOf(hit);
  return href !== null && isPageOffered(href) ? href : null;
}

/** The pages of records that have the id of their hit. */
const PAGES: Readonly<Record<string, (id: string) => Route>> = {
  Character: routes.character,
  Guild: routes.guild,
  Item: routes.item,
  Quest: routes.quest,
  Creature: routes.creature,
  Chapter: routes.chapter,
  GameObject: routes.gameObject,
  Instance: (id: string) => (isOffered('Query.dungeons') ? routes.dungeon(id) : routes.instance(id)),
  WarJournalStoryline: routes.storyline,
} satisfies Partial<Record<Hit['__typename'], unknown>>;

function addressOf(hit: Hit): Route | null {
  switch (hit.__typename) {
    case 'Scenario':
      return hit.wasPlayed ? routes.playedScenario(hit.id) : zoneHref(hit.arena.id);
    case 'Zone':
      return zoneHref(hit.id);
    case 'WarJournalEntry':
      return routes.journalEntry(hit.storyline.id, hit.id);
    default:
      return lookUp(PAGES, hit.__typename)?.(hit.id) ?? null;
  }
}
