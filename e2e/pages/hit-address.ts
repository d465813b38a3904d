import { IS_FIRST_GENERATION } from '../api/site-api.ts';

/** A hit of the search. */
export interface Hit {
  readonly __typename: string;
  readonly id: string;
  readonly name: string;
  /** The zone of a scenario. */
  readonly zone?: { readonly id: string };
  /** The storyline of an entry of the war journal. */
  readonly storyline?: { readonly id: string };
}

const KINDS_WITH_PAGES: ReadonlySet<string> = new Set([
  'Character',
  'Guild',
  'Item',
  'Quest',
  'Creature',
  'GameObject',
  'Instance',
  ...(IS_FIRST_GENERATION ? ['Chapter'] : []),
]);

/** Folders of pages that are not named like their kinds. */
const FOLDERS: Readonly<Record<string, string | undefined>> = {
  WarJournalStoryline: 'storylines',
  Zone: 'zone',
};

/** Returns the address that a hit leads to; '' for kinds without a page, which are shown without a link. */
export function hitAddress({ __typename, id, zone, storyline }: Hit): string {
  const folder = FOLDERS[__typename];
  if (folder) return `/${folder}/${id}`;
  if (__typename === 'Scenario') return `/zone/${zone?.id}`;
  if (__typename === 'WarJournalEntry') return `/storylines/${storyline?.id}/${id}`;
  return KINDS_WITH_PAGES.has(__typename) ? `/${__typename.toLowerCase()}/${id}` : '';
}
