import { type FieldNode, type FragmentDefinitionNode, type GraphQLResolveInfo, Kind } from 'graphql';
import type { QueryScenariosArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import { scenarioList, type ScenarioList } from '#graphql/sql/scenario/scenario-page.ts';
import type { ScenarioQuery } from '#graphql/sql/scenario/scenario-query.ts';
import {
  DEED_FIELDS,
  deedsOfScenarioRuns,
  type ScenarioPlaceRecord,
  scoresOfScenarioRuns,
} from '#graphql/sql/scenario/scenario-score.ts';
import { killsOfScenarioRuns } from '#graphql/sql/kill/kill.ts';
import { scenarioRunsById, type ScenarioRunRecord } from '#graphql/sql/scenario/scenario.ts';
import { skirmishesOfScenarioRuns } from '#graphql/sql/skirmish/skirmish.ts';
import { connect, type Connection } from '../connection.ts';
import { scenarioById, zoneOf } from '../places.ts';
import { narrowingId, uuidId, character, guild, preparePlayers } from '../references.ts';

export type ScenarioConnection = Connection<ScenarioRunRecord> & Pick<ScenarioList, 'totals' | 'characters'>;

type WithTotals = Pick<ScenarioList, 'totals'>;

/** Resolvers for the totals of all matching runs: one statement answers all of them except the last. */
const scenarioTotalsFields = {
  averageDuration: async ({ totals }: WithTotals) => (await totals()).averageDuration,
  medianDuration: async ({ totals }: WithTotals) => (await totals()).medianDuration,
  minDuration: async ({ totals }: WithTotals) => (await totals()).minDuration,
  maxDuration: async ({ totals }: WithTotals) => (await totals()).maxDuration,
  averageKills: async ({ totals }: WithTotals) => (await totals()).averageKills,
  medianKills: async ({ totals }: WithTotals) => (await totals()).medianKills,
  minKills: async ({ totals }: WithTotals) => (await totals()).minKills,
  maxKills: async ({ totals }: WithTotals) => (await totals()).maxKills,
  averagePlayers: async ({ totals }: WithTotals) => (await totals()).averagePlayers,
  medianPlayers: async ({ totals }: WithTotals) => (await totals()).medianPlayers,
  minPlayers: async ({ totals }: WithTotals) => (await totals()).minPlayers,
  maxPlayers: async ({ totals }: WithTotals) => (await totals()).maxPlayers,
  uniqueCharacters: ({ characters }: Pick<ScenarioList, 'characters'>) => characters(),
};

export const scenarioResolvers: Resolvers = {
  Query: {
    scenario: (_, { id }, { load }) => load.optional(scenarioRunsById, uuidId(id)),
    scenarios: (_, args, { sql, latest }) => {
      const { totals, characters, ...list } = scenarioList(sql, scenarioQuery(args, latest));
      return { ...connect(args, list), totals, characters };
    },
  },
  ScenariosConnection: scenarioTotalsFields,
  Scenario: {
    zone: zoneOf,
  },
  ScenarioRecord: {
    scenario: ({ scenarioId }, _, context) => scenarioById(scenarioId, context),
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

const scenarioQuery = (args: QueryScenariosArgs, latest: number): ScenarioQuery => ({
  characterId: narrowingId(args.characterId),
  guildId: narrowingId(args.guildId),
  scenarioId: narrowingId(args.scenarioId),
  queueType: args.queueType ?? null,
  premadeOnly: args.premadeOnly ?? false,
  wins: args.wins ?? null,
  from: args.from ?? null,
  to: args.to ?? null,
  where: args.where ?? null,
  latest,
});

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** Cache of the fields of a selection by its node. The site's documents are reused, so each is analysed once. */
const selections = new WeakMap<FieldNode, ReadonlySet<string>>();

/** True if a query selects no other fields than these; fields that a directive skips count as selected. */
function selectsOnly(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  names: ReadonlySet<string>,
): boolean {
  return fieldNodes.every((node) => [...selectedNames(node, fragments)].every((name) => names.has(name)));
}

function selectedNames(node: FieldNode, fragments: Fragments): ReadonlySet<string> {
  const before = selections.get(node);
  if (before) return before;
  const names = new Set<string>();
  collect(node, fragments, names, new Set());
  selections.set(node, names);
  return names;
}

function collect(
  { selectionSet }: Pick<FieldNode, 'selectionSet'>,
  fragments: Fragments,
  names: Set<string>,
  spread: Set<string>,
): void {
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind === Kind.FIELD) names.add(selection.name.value);
    else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection, fragments, names, spread);
    else if (!spread.has(selection.name.value)) {
      spread.add(selection.name.value);
      collect({ selectionSet: fragments[selection.name.value]?.selectionSet }, fragments, names, spread);
    }
  }
}
