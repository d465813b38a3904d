import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { emptyList } from '#graphql/sql/engine/record-list.ts';
import {
  searchHits,
  searchOrder,
  type SearchHitRecord,
  type SearchKind,
} from '#graphql/sql/search/search.ts';
import { connect, connectionFields, type Connection } from '../connection.ts';
import type { Edge } from '../paging.ts';
import { loadRequired, type Loaders } from '#graphql/resolvers/loaders.ts';

/** Loads the record of a hit, with the name of its type, which an interface needs. */
const loadHit = (load: Loaders, { kind, id }: SearchHitRecord) => found[kind](load, id);

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
  GameObject: async (load: Loaders, id: number) => ({
    __typename: 'GameObject' as const,
    ...(await loadRequired(load.gameObject, id)),
  }),
  Instance: async (load: Loaders, id: number) => ({
    __typename: 'Instance' as const,
    ...(await loadRequired(load.instance, id)),
  }),
  WarJournalEntry: async (load: Loaders, id: number) => ({
    __typename: 'WarJournalEntry' as const,
    ...(await loadRequired(load.journalEntry, id)),
  }),
  WarJournalStoryline: async (load: Loaders, id: number) => ({
    __typename: 'WarJournalStoryline' as const,
    ...(await loadRequired(load.storyline, id)),
  }),
} satisfies Record<SearchKind, unknown>;

export type SearchHitConnection = Connection<SearchHitRecord>;
export type SearchHitEdge = Edge<SearchHitRecord>;

/** Whole characters. */
const MAX_TEXT_LENGTH = 100;

export const searchResolvers: Resolvers = {
  Query: {
    search: (_, { query, ...page }, { sql }) => {
      const text = Array.from(query.trim()).slice(0, MAX_TEXT_LENGTH).join('');
      return connect(page, text === '' ? emptyList(searchOrder(sql)) : searchHits(sql, text));
    },
  },
  SearchConnection: {
    ...connectionFields,
    nodes: async ({ page }, _, { load }) => (await page()).nodes.map((hit) => loadHit(load, hit)),
  },
  SearchEdge: {
    node: ({ node }, _, { load }) => loadHit(load, node),
  },
};
