import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { tomeEntries } from '#graphql/sql/tome/tome-entry.ts';
import { connect, connectionFields } from '../connection.ts';
import { integerId } from '../identity.ts';
import { loadOptional } from '../loaders.ts';

export const tomeResolvers: Resolvers = {
  Query: {
    tomeOfKnowledgeEntry: (_, { id }, { load }) => loadOptional(load.tomeEntry, integerId(id)),
    tomeOfKnowledgeEntries: (_, args, { sql }) => connect(args, tomeEntries.list(sql, args)),
  },
  TomeOfKnowledgeEntriesConnection: connectionFields,
};
