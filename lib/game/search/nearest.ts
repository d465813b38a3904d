import type { FindNearQuery } from '#graphql/generated/documents.ts';
import { foldText } from '#graphql/rules/folded-text.ts';
import { fitsText } from '#graphql/rules/near-name.ts';
import { nearnessTo } from '#graphql/rules/pasted-name.ts';

import type { Found } from './found.ts';
import type { Hit } from './hit.ts';

const MOST_NEAR = 15;

/** The result of a search that finds nothing. */
export const NOTHING_FOUND: Found = { page: null, fitting: 0, others: [] };

/**
 * The records of an answer that have all words of a text in their names, and behind them those that are near it or a
 * part of it.
 */
export function nearestOf(answer: FindNearQuery, text: string): Found {
  const folded = foldText(text);
  const nearness = nearnessTo(folded);
  const pages: readonly (readonly Hit[] | undefined | null)[] = [
    answer.characters?.nodes,
    answer.guilds?.nodes,
    answer.items?.nodes,
    answer.quests?.nodes,
    answer.creatures?.nodes,
    answer.gameObjects?.nodes,
    answer.instances?.nodes,
    answer.warJournalStorylines,
    answer.warJournalEntries?.filter((entry) => entry !== null),
  ];
  const hits = pages.flatMap((nodes) => nodes ?? []);
  const ranked = hits.flatMap((hit) => {
    const name = foldText(hit.label ?? '');
    const distance = fitsText(name, folded) ? 0 : nearness(name, hit.__typename === 'Character');
    return distance === null ? [] : [{ hit, distance }];
  });
  const nearest = ranked.toSorted((one, other) => one.distance - other.distance).slice(0, MOST_NEAR);
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  return {
    page: { totalCount: nearest.length, nodes: nearest.map(({ hit }) => hit), pageInfo },
    fitting: nearest.filter(({ distance }) => distance === 0).length,
    others: [],
  };
}
