import { SCORE_KEYS, type ScoreKey } from '#lib/game/battles/score-sort.ts';
import { COMPARED_PARAM } from './compared-item.ts';
import { type Filter, text } from './filter/filter.ts';
import { WEARER_FILTER } from './filter/comparison-filter.ts';
import { GROUPING } from './filter/grouping-filter.ts';
import { KILL_FILTER } from './filter/kill-filter.ts';
import type { Reports } from './reported-params.ts';
import { rankedFilter } from './filter/ranked-filter.ts';
import { PURCHASE_FILTER } from '#lib/url/filter/career-choice.ts';

/** The query parameters that the pages of a kind read; others change nothing on them. */
export interface PageReading {
  readonly filter?: Filter;
  /** The prefixes of the cursors of its lists, '' for the first one; see cursorNames. */
  readonly lists?: readonly string[];
  /** The keys that sort its scoreboard; a scoreboard also marks a player. */
  readonly scores?: readonly ScoreKey[];
  /** Set where a list without such keys marks a row. */
  readonly marks?: boolean;
  /** The faults of its address that it reports. */
  readonly reports?: Reports;
  /** The parameter that takes a link too: such an address leads to one that says what the link is (pasted-link.ts). */
  readonly pastes?: string;
}

export const STATIC: PageReading = {};
export const LIST: PageReading = { lists: [''] };
export const SCORES: PageReading = { ...LIST, scores: SCORE_KEYS };

/** A scoreboard of a battle of two sides. */
export const SIDED_SCORES: PageReading = { ...SCORES, filter: GROUPING };

export const listOf = (filter: Filter): PageReading => ({ ...LIST, filter });
export const boardOf = (filter: Filter): PageReading => ({ ...listOf(filter), marks: true });
export const FIGHTER: PageReading = { filter: KILL_FILTER, lists: ['', 'deaths'] };
export const ITEM = listOf({
  ...PURCHASE_FILTER,
  fields: {
    ...PURCHASE_FILTER.fields,
    compared: text(COMPARED_PARAM, 'Compare with'),
    ...WEARER_FILTER.fields,
  },
});

/** The text that the search forms send, which leads to the page of its results. */
export const ASKED = { label: 'Search', fields: { text: text('q', 'Text') } } as const satisfies Filter;

/** The filter of the ladders; only the API knows the seasons. */
export const RANKED = {
  ...rankedFilter([]),
  fields: { ...rankedFilter([]).fields, season: text('season', 'Season') },
} as const satisfies Filter;

const verbatim = (param: string, label: string) => ({ ...text(param, label), verbatim: true });

export const EXPLORER = {
  label: 'Query',
  fields: {
    query: verbatim('query', 'Query'),
    variables: verbatim('variables', 'Variables'),
    operation: verbatim('operationName', 'Operation'),
  },
} as const satisfies Filter;
