import type { Resolvers } from '#graphql/generated/resolvers.ts';
import type { BatchRead } from '#graphql/sql/engine/batch-read.ts';
import { emptyList } from '#graphql/sql/engine/record-list.ts';
import {
  searchHits,
  searchOrder,
  type SearchHitRecord,
  type SearchKind,
} from '#graphql/sql/search/search.ts';
import { chapters } from '#graphql/sql/chapter/chapter.ts';
import { characters } from '#graphql/sql/character/character.ts';
import { creatures } from '#graphql/sql/creature/creature.ts';
import { gameObjects } from '#graphql/sql/game-object/game-object.ts';
import { guilds } from '#graphql/sql/guild/guild.ts';
import { instances } from '#graphql/sql/instance/instance.ts';
import { items } from '#graphql/sql/item/item.ts';
import { abilitiesById } from '#graphql/sql/kill/ability.ts';
import { quests } from '#graphql/sql/quest/quest.ts';
import { scenariosById } from '#graphql/sql/scenario/scenario.ts';
import { journalEntriesById, storylinesById } from '#graphql/sql/war-journal/war-journal.ts';
import { zonesById } from '#graphql/sql/zone/zone.ts';
import { connect, type Connection } from '../connection.ts';
import type { Edge } from '../paging.ts';
import type { Loaders } from '../loaders.ts';

const found =
  <Row>(read: BatchRead<number, Row>) =>
  (load: Loaders, id: number) =>
    load.required(read, id);

const FOUND = {
  Character: found(characters.byId),
  Guild: found(guilds.byId),
  Item: found(items.byId),
  Quest: found(quests.byId),
  Creature: found(creatures.byId),
  Chapter: found(chapters.byId),
  Zone: found(zonesById),
  Scenario: found(scenariosById),
  Ability: found(abilitiesById),
  GameObject: found(gameObjects.byId),
  Instance: found(instances.byId),
  WarJournalEntry: found(journalEntriesById),
  WarJournalStoryline: found(storylinesById),
} satisfies Record<SearchKind, unknown>;

/** Loads the record of a hit, with the name of its type, which an interface needs. */
const loadHit = async (load: Loaders, { kind, id }: SearchHitRecord) => ({
  __typename: kind,
  ...(await FOUND[kind](load, id)),
});

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
    nodes: async ({ page }, _, { load }) => (await page()).nodes.map((hit) => loadHit(load, hit)),
  },
  SearchEdge: {
    node: ({ node }, _, { load }) => loadHit(load, node),
  },
};
