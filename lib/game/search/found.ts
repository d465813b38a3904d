import type { Route } from 'next';
import type { HitPageFragment, FindNearQuery } from '#graphql/generated/documents.ts';
import { foldText } from '#graphql/rules/folded-text.ts';
import { fitsText } from '#graphql/rules/near-name.ts';
import type { Hit } from './hit.ts';
import { nearnessTo } from '#graphql/rules/pasted-name.ts';

/** A record whose name contains the text, or a day of battles, which the API's own search does not find. */
export interface OtherHit {
  readonly kind: 'Battle' | 'Career' | 'Event' | 'Game object' | 'Dungeon' | 'Storyline' | 'Journal entry';
  readonly id: string;
  readonly name: string;
  /** Distinguishes it from namesakes; '' for none. */
  readonly detail: string;
  readonly href: Route;
  /** The number of all hits of its kind. */
  readonly total: number;
}

/** The result of a search: a page of hits, of which the last may be only near the text. */
export interface Found {
  readonly page: HitPageFragment | null;
  /** The number of hits, from the first on, that fit the text. */
  readonly fitting: number;
  /** On the first page alone. */
  readonly others: readonly OtherHit[];
}

/** The number of hits, from the first on, whose names have the text in them, or all of its words. */
export function countFitting(hits: readonly Hit[], text: string): number {
  const folded = foldText(text);
  const near = hits.findIndex(({ label }) => !fitsText(foldText(label ?? ''), folded));
  return near < 0 ? hits.length : near;
}

/** True where nothing fits, near as other names may be. */
export const isNothing = ({ fitting, others }: Found): boolean => fitting === 0 && others.length === 0;

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
