import { type FieldNode, Kind, type OperationDefinitionNode, parse, valueFromASTUntyped } from 'graphql';

import { RECORDS, type RecordedObject } from './recorded-records.ts';
import { selectFields, type Variables } from './select-fields.ts';

/** A query as it is sent. */
interface Request {
  readonly query: string;
  readonly operationName?: string;
  readonly variables?: Variables;
}

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

/**
 * The answer to a query about recorded objects, as JSON: about one of them by its id, about several by theirs, about
 * the runs of a recorded instance, about all whose list is filtered by the name "Elsewhere" or by 77 encounters, or
 * about all storylines, which have no filter. Null for any other query.
 * @throws Error for a field that a record lacks
 */
export function recordedAnswer(body: string): string | null {
  const { query, operationName, variables = {} }: Request = JSON.parse(body);
  const document = parse(query);
  const operation = document.definitions
    .filter(
      (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
    )
    .find(({ name }) => !operationName || name?.value === operationName);
  const roots = (operation?.selectionSet.selections ?? []).flatMap((selection) =>
    selection.kind === Kind.FIELD ? [[selection, recordFor(selection, variables)] as const] : [],
  );
  if (!operation || roots.some(([, record]) => record === null)) return null;
  const root = Object.fromEntries(roots.map(([field, record]) => [field.name.value, record]));
  const data = selectFields({ __typename: 'Query', ...root }, operation.selectionSet, {
    document,
    variables,
  });
  return JSON.stringify({ data });
}

function recordFor(
  field: FieldNode,
  variables: Variables,
): RecordedObject | readonly RecordedObject[] | null {
  const { id, where = {} } = argumentsOf(field, variables);
  const name = field.name.value;
  if (typeof id === 'string') return RECORDS.get(`${TYPES[name]} ${id}`) ?? null;
  if (name === 'instanceEncounterRuns')
    return RECORDS.get(`InstanceEncounterRunsConnection ${where.encounterId?.eq}`) ?? null;
  const type = TYPES[name.replace(/s$/, '')];
  const records = [...RECORDS.values()].filter((record) => record.__typename === type);
  if (name === 'warJournalStorylines') return records;
  const nodes = records.filter((record) => isAskedFor(record, where));
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

function argumentsOf(
  field: FieldNode,
  variables: Variables,
): { readonly id?: unknown; readonly where?: Where } {
  return Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
  );
}
