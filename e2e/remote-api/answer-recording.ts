import { buildASTSchema, executeSync, isLeafType, Kind, parse, visit } from 'graphql';

import { typeDefs } from '#graphql/generated/schema.ts';
import { recordingOf, RECORDINGS, type RecordedObject } from './recordings.ts';

/** Fields of the query that give one record, or a list of records, by the type of it. */
const TYPES: Readonly<Record<string, string>> = {
  item: 'Item',
  character: 'Character',
  creature: 'Creature',
  gameObject: 'GameObject',
  quest: 'Quest',
  chapter: 'Chapter',
  instance: 'Instance',
  instanceRun: 'InstanceRun',
  instanceEncounterRun: 'InstanceEncounterRun',
  warJournalStoryline: 'WarJournalStoryline',
  warJournalEntry: 'WarJournalEntry',
};

/** Lists that are filtered by this name are lists of records. */
const LISTED = 'Elsewhere';

/** Lists of runs that are filtered by so many encounters are lists of records: runs have no names. */
const LISTED_ENCOUNTERS = 77;

/** The part of the contract's filters that decides whether records match. */
interface Where {
  readonly id?: { readonly in?: readonly number[] };
  readonly name?: { readonly contains?: string };
  readonly instanceId?: { readonly eq?: number };
  readonly encounterId?: { readonly eq?: number };
  readonly completedEncounters?: { readonly gte?: number };
}

type Root = RecordedObject | readonly RecordedObject[] | null;

/** A type that the contract does not have. */
const NEW_TYPE = 'type Blessing { id: ID } extend union ItemSetBonusValue = Blessing';

/** The contract without its promises: any value may be null, and is sent as it was recorded. */
const schema = buildASTSchema(
  visit(parse(`${typeDefs} ${NEW_TYPE}`), {
    [Kind.FIELD_DEFINITION]: (field) => ({
      ...field,
      type: visit(field.type, { [Kind.NON_NULL_TYPE]: ({ type }) => type }),
    }),
  }),
  { assumeValidSDL: true },
);
for (const type of Object.values(schema.getTypeMap())) {
  if (isLeafType(type)) type.serialize = (value) => value;
}

/**
 * The answer to a query about recorded objects, as JSON: about one of them by its id, about several by theirs, about
 * the runs of a recorded instance, about all whose list is filtered by the name "Elsewhere" or by 77 encounters, or
 * about all storylines, which have no filter. Null for any other query.
 */
export function recordedAnswer(body: string): string | null {
  const { query, operationName, variables: variableValues } = JSON.parse(body);
  let isRecorded = true;
  const { data } = executeSync({
    schema,
    document: parse(query),
    operationName,
    variableValues,
    typeResolver: ({ __typename }) => __typename,
    fieldResolver: (source, args, _, { fieldName, parentType }) => {
      if (parentType.name !== 'Query') return resolved(source[fieldName]);
      const root = rootOf(fieldName, args);
      isRecorded &&= root !== null;
      return root;
    },
  });
  return isRecorded && data ? JSON.stringify({ data }) : null;
}

const resolved = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(recordingOf) : recordingOf(value);

function rootOf(name: string, { id, where }: { readonly id?: string; readonly where?: Where | null }): Root {
  if (id !== undefined) return RECORDINGS.get(`${TYPES[name]} ${id}`) ?? null;
  if (name === 'instanceEncounterRuns')
    return RECORDINGS.get(`InstanceEncounterRunsConnection ${where?.encounterId?.eq}`) ?? null;
  const type = TYPES[name.replace(/s$/, '')];
  const records = [...RECORDINGS.values()].filter((record) => record.__typename === type);
  if (name === 'warJournalStorylines') return records;
  const nodes = records.filter((record) => isAskedFor(record, where ?? {}));
  return nodes.length > 0 ? connectionOf(nodes) : null;
}

const isAskedFor = (record: RecordedObject, { id, name, instanceId, completedEncounters }: Where): boolean =>
  name?.contains === LISTED ||
  completedEncounters?.gte === LISTED_ENCOUNTERS ||
  id?.in?.includes(Number(record.id)) === true ||
  (instanceId?.eq !== undefined && String(instanceId.eq) === record.instanceId);

const connectionOf = (nodes: readonly RecordedObject[]): RecordedObject => ({
  __typename: 'Connection',
  nodes,
  totalCount: nodes.length,
  pageInfo: { record: 'PageInfo last' },
});
