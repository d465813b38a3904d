import type { QueryScenariosArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import type { Database } from '../sql/engine/database.ts';
import { scenarioKeys, scenarioPage, scenarioTotal } from '../sql/scenario/scenario-page.ts';
import { scenarioSource, type ScenarioQuery } from '../sql/scenario/scenario-query.ts';
import { connect, connectionFields, countOf, totalCount } from './connection.ts';
import { narrowingId, uuidId } from './identity.ts';
import { loadOptional, loadRequired } from './loaders.ts';

export const scenarioResolvers: Resolvers = {
  Query: {
    scenario: (_, { id }, { load }) => loadOptional(load.scenarioRun, uuidId(id)),
    scenarios: (_, args, { sql }) => connectScenarios(sql, args),
  },
  ScenariosConnection: { ...connectionFields, totalCount },
  Scenario: {
    zone: ({ zoneId }, _, { load }) => loadRequired(load.zone, zoneId),
  },
  ScenarioRecord: {
    scenario: ({ scenarioId }, _, { load }) => loadRequired(load.scenario, scenarioId),
    points: ({ orderPoints, destructionPoints }) => [orderPoints, destructionPoints],
    scoreboardEntries: ({ id }, _, { load }) => load.scenarioScores.load(id),
  },
  ScenarioScoreboardEntry: {
    character: ({ characterId }, _, { load }) => loadRequired(load.character, characterId),
    guild: ({ guildId }, _, { load }) => loadOptional(load.guild, guildId),
  },
};

function connectScenarios(sql: Database, args: QueryScenariosArgs) {
  const query = scenarioQuery(args);
  const source = scenarioSource(sql, query);
  return connect(args, {
    list: { name: 'scenarios', keys: scenarioKeys(source.time, source.id) },
    read: (slice) => scenarioPage(sql, source, slice),
    total: () => countOf(scenarioTotal(sql, query, source)),
  });
}

const scenarioQuery = (args: QueryScenariosArgs): ScenarioQuery => ({
  characterId: narrowingId(args.characterId),
  guildId: narrowingId(args.guildId),
  scenarioId: narrowingId(args.scenarioId),
  queueType: args.queueType ?? null,
  premadeOnly: args.premadeOnly ?? false,
  wins: args.wins ?? null,
  from: args.from ?? null,
  to: args.to ?? null,
  where: args.where ?? null,
});
