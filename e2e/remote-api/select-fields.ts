import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

import { isRecorded, recordFor, type RecordedObject } from './recorded-records.ts';

export type Variables = Readonly<Record<string, unknown>>;

interface Context {
  readonly document: DocumentNode;
  readonly variables: Variables;
}

/** Selects the fields of a query from a recorded value, under the query's aliases. */
export function selectFields(
  value: unknown,
  selections: SelectionSetNode | undefined,
  context: Context,
): unknown {
  const record = recordFor(value);
  if (Array.isArray(record)) return record.map((each) => selectFields(each, selections, context));
  if (!isRecorded(record)) {
    if (selections && record !== null)
      throw new Error(`Not an object with a type: ${JSON.stringify(record)}`);
    return record;
  }
  const answer: Record<string, unknown> = {};
  for (const field of fieldsOf(selections, record, context)) {
    const name = field.name.value;
    const key = field.alias?.value ?? name;
    // What was recorded before the API told it is null; a test sees to it that it may be.
    const given = Object.hasOwn(record, name) ? record[name] : null;
    answer[key] = merge(answer[key], selectFields(given, field.selectionSet, context));
  }
  return answer;
}

/** The fields selected on an object, including fragments on its type. */
function fieldsOf(
  selections: SelectionSetNode | undefined,
  record: RecordedObject,
  context: Context,
): readonly FieldNode[] {
  return (selections?.selections ?? [])
    .filter((each) => isIncluded(each, context))
    .flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection;
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragmentOf(selection.name.value, context);
      const type = fragment.typeCondition?.name.value ?? record.__typename;
      return type === record.__typename || isAbstract(record, type)
        ? fieldsOf(fragment.selectionSet, record, context)
        : [];
    });
}

/** Connections of lists are recorded without the name of their type. */
const isAbstract = ({ __typename }: RecordedObject, type: string): boolean =>
  __typename === 'Connection' && type.endsWith('Connection');

function fragmentOf(name: string, { document }: Context) {
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name) return definition;
  }
  throw new Error(`The query has no fragment ${name}`);
}

const isIncluded = ({ directives = [] }: SelectionNode, { variables }: Context): boolean =>
  directives.every(({ name, arguments: [condition] = [] }) => {
    const isSet = condition && valueFromASTUntyped(condition.value, variables) === true;
    return name.value === 'skip' ? !isSet : name.value !== 'include' || isSet;
  });

/** Merges the selections of a field that occurs in several fragments. */
function merge(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((each, index) => merge(each, other[index]));
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return other;
  const merged: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) merged[key] = merge(merged[key], value);
  return merged;
}
