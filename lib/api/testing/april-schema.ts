import { buildASTSchema, type GraphQLSchema, Kind, parse, parseType, visit } from 'graphql';

import { typeDefs } from '#graphql/generated/schema.ts';

/** What the API of April 2026 has no longer. */
export const REMOVED: ReadonlySet<string> = new Set([
  'Query.chapter',
  'Query.chapters',
  'Chapter.position',
  'Chapter.rank',
  'Chapter.influenceRewards',
  'ChapterFilterInput.rank',
  'ChapterSortInput.rank',
  'Creature.creatureType',
  'Creature.creatureSubType',
  'CreatureFilterInput.creatureType',
  'CreatureFilterInput.creatureSubType',
  'CreatureSortInput.creatureType',
  'CreatureSortInput.creatureSubType',
  'WarJournalEntry.position',
]);

/** What is of another type there. */
export const RETYPED: ReadonlyMap<string, string> = new Map([
  ...['Kill.time', 'ScenarioRecord.startTime', 'ScenarioRecord.endTime', 'Skirmish.startTime'].map(moment),
  ...['Skirmish.endTime', 'InstanceRun.start', 'InstanceRun.end'].map(moment),
  ...['InstanceEncounterRun.start', 'InstanceEncounterRun.end'].map(moment),
  ...['KillFilterInput.time', 'ScenarioRecordFilterInput.startTime'].map(momentFilter),
  ...['ScenarioRecordFilterInput.endTime', 'SkirmishFilterInput.startTime'].map(momentFilter),
  ...['SkirmishFilterInput.endTime', 'InstanceRunFilterInput.start'].map(momentFilter),
  ...['InstanceRunFilterInput.end', 'InstanceEncounterRunFilterInput.start'].map(momentFilter),
  momentFilter('InstanceEncounterRunFilterInput.end'),
  ['InstanceRun.duration', 'TimeSpan!'],
  ['InstanceEncounterRun.duration', 'TimeSpan!'],
  ['ScenarioRecord.winner', 'Byte'],
]);

function moment(coordinate: string): [string, string] {
  return [coordinate, 'DateTime!'];
}

function momentFilter(coordinate: string): [string, string] {
  return [coordinate, 'DateTimeOperationFilterInput'];
}

const NEW_TYPES = `
  scalar TimeSpan
  input DateTimeOperationFilterInput { eq: DateTime neq: DateTime in: [DateTime] nin: [DateTime] gt: DateTime
    ngt: DateTime gte: DateTime ngte: DateTime lt: DateTime nlt: DateTime lte: DateTime nlte: DateTime }
`;

/** The schema of the API of April 2026, as far as it differs for who asks by the contract. */
export function aprilSchema(): GraphQLSchema {
  let owner = '';
  const enterType = ({ name }: { readonly name: { readonly value: string } }) => {
    owner = name.value;
  };
  const changed = visit(parse(typeDefs + NEW_TYPES), {
    ObjectTypeDefinition: { enter: enterType },
    InputObjectTypeDefinition: { enter: enterType },
    FieldDefinition: (node) => memberOf(owner, node),
    InputValueDefinition: (node, _key, _parent, _path, ancestors) => {
      const holder = ancestors.at(-1);
      const isArgument = holder && 'kind' in holder && holder.kind === Kind.FIELD_DEFINITION;
      return isArgument ? undefined : memberOf(owner, node);
    },
  });
  return buildASTSchema(changed);
}

/** A field as it is in April: null for none, undefined for the same. */
function memberOf<Node extends { readonly name: { readonly value: string } }>(owner: string, node: Node) {
  const coordinate = `${owner}.${node.name.value}`;
  if (REMOVED.has(coordinate)) return null;
  const type = RETYPED.get(coordinate);
  return type === undefined ? undefined : { ...node, type: parseType(type) };
}
