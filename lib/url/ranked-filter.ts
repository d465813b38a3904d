import { first, type SearchParams } from './search-params.ts';

/** The choices of the ladder select, the default first (spec §2). */
export const LADDERS = [
  { value: 'solo', label: 'Solo' },
  { value: 'group', label: 'Group' },
] as const;

export type Ladder = (typeof LADDERS)[number]['value'];

/** What each ladder is called in the contract. */
export const RATING_TYPES = { solo: 'RANKED_SOLO', group: 'RANKED_GROUP' } as const;

interface Season {
  readonly id: string;
  readonly mainSeason: boolean;
}

/**
 * The ladder out of an address; solo unless it says group.
 * @example parseLadder({ type: 'group' }) // 'group'
 */
export function parseLadder(params: SearchParams): Ladder {
  return first(params, 'type') === 'group' ? 'group' : 'solo';
}

/**
 * The season that an address asks for; without one, the last flagged as a main season, or the last of all where
 * none is (facts 1.13). Null for a season that does not exist, or where there is none at all.
 * @param seasons in the API's order
 * @example chooseSeason([{ id: '1', mainSeason: true }, { id: '2', mainSeason: false }], {})?.id // '1'
 */
export function chooseSeason<Known extends Season>(
  seasons: readonly Known[],
  params: SearchParams,
): Known | null {
  const wanted = first(params, 'season');
  if (wanted) return seasons.find(({ id }) => id === wanted) ?? null;
  return seasons.findLast(({ mainSeason }) => mainSeason) ?? seasons.at(-1) ?? null;
}
