import type { QueryScenariosArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import { scenarioList } from '#graphql/sql/scenario/scenario-page.ts';
import type { ScenarioQuery } from '#graphql/sql/scenario/scenario-query.ts';
import { DEED_FIELDS } from '#graphql/sql/scenario/scenario-score.ts';
import { selectsOnly } from '../selected-fields.ts';
import { connect, connectionFields } from '../connection.ts';
import { narrowingId, uuidId } from '../identity.ts';
import { scenarioTotalsFields } from './scenario-totals.ts';
import { loadOptional, loadRequired } from '../loaders.ts';

export const scenarioResolvers: Resolvers = {
  Query: {
    scenario: (_, { id }, { load }) => loadOptional(load.scenarioRun, uuidId(id)),
    scenarios: (_, args, { sql }) => {
      const { totals, characters, ...list } = scenarioList(sql, scenarioQuery(args));
      return { ...connect(args, list), totals, characters };
    },
  },
  ScenariosConnection: { ...connectionFields, ...scenarioTotalsFields },
  Scenario: {
    zone: ({ zoneId }, _, { load }) => loadRequired(load.zone, zoneId),
  },
  ScenarioRecord: {
    scenario: ({ scenarioId }, _, { load }) => loadRequired(load.scenario, scenarioId),
    points: ({ orderPoints, destructionPoints }) => [orderPoints, destructionPoints],
    kills: ({ id }, _, { load }) => load.killsOfScenarioRun.load(id),
    skirmishes: ({ id }, _, { load }) => load.skirmishesOfScenarioRun.load(id),
    scoreboardEntries: ({ id }, _, { load }, info) =>
      selectsOnly(info, DEED_FIELDS) ? load.scenarioDeeds.load(id) : load.scenarioScores.load(id),
  },
  ScenarioScoreboardEntry: {
    character: ({ characterId }, _, { load }) => loadRequired(load.character, characterId),
    guild: ({ guildId = null }, _, { load }) => loadOptional(load.guild, guildId),
  },
};

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
