import type { Route } from 'next';

import { missingSubject } from '#lib/api/missing-subject.ts';
import type { Hit } from '#lib/game/search/hit.ts';
import { routes } from '#lib/url/routes.ts';

/** The address of the page about a hit; null for what the site, or the API, has none for. */
export function hitHref(hit: Hit): Route | null {
  const href = addressOf(hit);
  return href !== null && missingSubject(href) === null ? href : null;
}

function addressOf(hit: Hit): Route | null {
  switch (hit.__typename) {
    case 'Character':
      return routes.character(hit.id);
    case 'Guild':
      return routes.guild(hit.id);
    case 'Item':
      return routes.item(hit.id);
    case 'Quest':
      return routes.quest(hit.id);
    case 'Creature':
      return routes.creature(hit.id);
    case 'Chapter':
      return routes.chapter(hit.id);
    case 'Zone':
      return routes.zoneHeatmap(hit.id);
    case 'Scenario':
      return hit.wasPlayed ? routes.playedScenario(hit.id) : routes.zoneHeatmap(hit.arena.id);
    case 'GameObject':
      return routes.gameObject(hit.id);
    case 'Instance':
      return routes.instance(hit.id);
    case 'WarJournalEntry':
      return routes.journalEntry(hit.storyline.id, hit.id);
    case 'WarJournalStoryline':
      return routes.storyline(hit.id);
    default:
      return null;
  }
}
