import type { QueryScenariosArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import { scenarioList } from '#graphql/sql/scenario/scenario-page.ts';
import type { ScenarioQuery } from '#graphql/sql/scenario/scenario-query.ts';
import {
  DEED_FIELDS,
  deedsOfScenarioRuns,
  type ScenarioPlaceRecord,
  scoresOfScenarioRuns,
} from '#graphql/sql/scenario/scenario-score.ts';
import { killsOfScenarioRuns } from '#graphql/sql/kill/battle-kills.ts';
import { scenarioRunsById, scenariosById } from '#graphql/sql/scenario/scenario.ts';
import { skirmishesOfScenarioRuns } from '#graphql/sql/skirmish/skirmish.ts';
import { zonesById } from '#graphql/sql/zone/zone.ts';
import { selectsOnly } from '../selected-fields.ts';
import { connect, connectionFields } from '../connection.ts';
import { narrowingId, uuidId } from '../identity.ts';
import { scenarioTotalsFields } from './scenario-totals.ts';
import { character, guild, preparePlayers } from '../references.ts';

export const scenarioResolvers: Resolvers = {
  Query: {
    scenario: (_, { id }, { load }) => load.optional(scenarioRunsById, uuidId(id)),
    scenarios: (_, args, { sql }) => {
      const { totals, characters, ...list } = scenarioList(sql, scenarioQuery(args));
      return { ...connect(args, list), totals, characters };
    },
  },
  ScenariosConnection: { ...connectionFields, ...scenarioTotalsFields },
  Scenario: {
    zone: ({ zoneId }, _, { load }) => load.required(zonesById, zoneId),
  },
  ScenarioRecord: {
    scenario: ({ scenarioId }, _, { load }) => load.required(scenariosById, scenarioId),
    points: ({ orderPoints, destructionPoints }) => [orderPoints, destructionPoints],
    kills: ({ id }, _, { load }) => load.all(killsOfScenarioRuns, id),
    skirmishes: ({ id }, _, { load }) => load.all(skirmishesOfScenarioRuns, id),
    scoreboardEntries: ({ id }, _, { load }, info) => {
      const prepare = (rows: readonly ScenarioPlaceRecord[]) => preparePlayers(load, rows);
      return selectsOnly(info, DEED_FIELDS)
        ? load.all(deedsOfScenarioRuns, id, prepare)
        : load.all(scoresOfScenarioRuns, id, prepare);
    },
  },
  ScenarioScoreboardEntry: { character, guild },
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
