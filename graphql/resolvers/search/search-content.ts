import type { SearchHitRecord, SearchKind } from '#graphql/sql/search/search.ts';
import { loadRequired, type Loaders } from '../loaders.ts';

/** Loads the record of a hit, with the name of its type, which an interface needs. */
export const loadHit = (load: Loaders, { kind, id }: SearchHitRecord) => found[kind](load, id);

const found = {
  Character: async (load: Loaders, id: number) => ({
    __typename: 'Character' as const,
    ...(await loadRequired(load.character, id)),
  }),
  Guild: async (load: Loaders, id: number) => ({
    __typename: 'Guild' as const,
    ...(await loadRequired(load.guild, id)),
  }),
  Item: async (load: Loaders, id: number) => ({
    __typename: 'Item' as const,
    ...(await loadRequired(load.item, id)),
  }),
  Quest: async (load: Loaders, id: number) => ({
    __typename: 'Quest' as const,
    ...(await loadRequired(load.quest, id)),
  }),
  Creature: async (load: Loaders, id: number) => ({
    __typename: 'Creature' as const,
    ...(await loadRequired(load.creature, id)),
  }),
  Chapter: async (load: Loaders, id: number) => ({
    __typename: 'Chapter' as const,
    ...(await loadRequired(load.chapter, id)),
  }),
  Zone: async (load: Loaders, id: number) => ({
    __typename: 'Zone' as const,
    ...(await loadRequired(load.zone, id)),
  }),
  Scenario: async (load: Loaders, id: number) => ({
    __typename: 'Scenario' as const,
    ...(await loadRequired(load.scenario, id)),
  }),
  Ability: async (load: Loaders, id: number) => ({
    __typename: 'Ability' as const,
    ...(await loadRequired(load.ability, id)),
  }),
} satisfies Record<SearchKind, unknown>;
