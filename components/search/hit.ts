import type { HitPageFragment } from '#graphql/generated/documents.ts';

/** A player, guild, item, creature, quest or chapter that a search has found. */
export type Hit = NonNullable<HitPageFragment['nodes']>[number];
