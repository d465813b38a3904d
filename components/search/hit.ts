import type { SearchQuery } from '#graphql/generated/documents.ts';

/** A page of what a search has found. */
export type HitPage = NonNullable<SearchQuery['search']>;

/** A player, guild, item, creature, quest or chapter that a search has found. */
export type Hit = NonNullable<HitPage['nodes']>[number];
