import { IS_FIRST_GENERATION } from './site-api.ts';

/** A hit of the search. */
export interface Hit {
  readonly __typename: string;
  readonly id: string;
  readonly name: string;
  /** The zone of a scenario. */
  readonly zone?: { readonly id: string };
}

const KINDS_WITH_PAGES: ReadonlySet<string> = new Set([
  'Character',
  'Guild',
  'Item',
  'Quest',
  'Creature',
  ...(IS_FIRST_GENERATION ? ['Chapter'] : []),
]);

/** Returns the address that a hit leads to; '' for kinds without a page, which are shown without a link. */
export function hitAddress({ __typename, id, zone }: Hit): string {
  if (__typename === 'Zone') return `/zone_heatmap/${id}`;
  if (__typename === 'Scenario') return `/zone_heatmap/${zone?.id}`;
  return KINDS_WITH_PAGES.has(__typename) ? `/${__typename.toLowerCase()}/${id}` : '';
}
