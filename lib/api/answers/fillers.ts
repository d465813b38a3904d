import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedOutputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { isRecord } from './check.ts';
import { isCleared } from '#lib/game/instances/encounters.ts';

/** Values that other APIs leave out, by type: no name, no picture, no. */
const EMPTY: ReadonlyMap<string, string | boolean> = new Map<string, string | boolean>([
  ['String', ''],
  ['URL', ''],
  ['Boolean', false],
]);

/** Times that our schema promises, but another generation of the API may answer with null (rules.md: Times). */
const MEANINGS: ReadonlyMap<string, number | string> = new Map<string, number | string>([
  ['LiveEvent.endTime', ''],
  ['InstanceRun.start', 0],
  ['InstanceRun.end', 0],
  ['InstanceRun.duration', 0],
  ['InstanceEncounterRun.start', 0],
  ['InstanceEncounterRun.end', 0],
  ['InstanceEncounterRun.duration', 0],
]);

/**
 * Returns the value that replaces null in a non-null field of our schema, such as an empty name.
 * @returns undefined where it means nothing
 */
export const nullMeaning = (coordinate: string, type: string): number | string | boolean | undefined =>
  EMPTY.get(type) ?? MEANINGS.get(coordinate);

type Complete = (record: Record<string, unknown>) => void;

/** Derives the winner of a run from its points, where the API does not name it (rules.md: Winners). */
const completeWinner: Complete = (record) => {
  const { winner, points } = record;
  if (winner !== null || !Array.isArray(points)) return;
  const [order, destruction] = points.map(Number);
  if (order === undefined || destruction === undefined || Number.isNaN(order - destruction)) return;
  if (order === destruction) record['winner'] = 2;
  else record['winner'] = order > destruction ? 0 : 1;
};

/** Derives from its encounters whether a run was completed, where the API does not say (rules.md: Instance runs). */
const completeCleared: Complete = (record) => {
  const { completed, encounters } = record;
  if (completed !== false || !Array.isArray(encounters)) return;
  const tries = encounters.filter(isTry);
  if (tries.length === encounters.length) record['completed'] = isCleared({ completed, encounters: tries });
};

/** Clears the title of a creature for which the API says NONE (rules.md: Creature titles). */
const completeTitle: Complete = (record) => {
  if (record['title'] === 'NONE') record['title'] = null;
};

const isTry = (value: unknown): value is { encounterId: string; completed: boolean } =>
  isRecord(value) && value['encounterId'] !== undefined && typeof value['completed'] === 'boolean';

const COMPLETIONS: ReadonlyMap<string, Complete> = new Map([
  ['ScenarioRecord', completeWinner],
  ['InstanceRun', completeCleared],
  ['Creature', completeTitle],
]);

/**
 * Returns the function that completes records of a type: it derives fields that an endpoint leaves null from others, or
 * by a rule.
 */
export const completionOf = (type: string): Complete | undefined => COMPLETIONS.get(type);

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const TEXTS: ReadonlySet<string> = new Set(['String', 'UUID', 'URL', 'DateTime']);

/**
 * True if a filler exists for a field that the endpoint lacks: null for a nullable field, an empty list, an empty
 * string, NaN. Ids have none, nor do records that need one.
 */
export function canBeFilled(
  type: GraphQLOutputType,
  { selectionSet }: Pick<FieldNode, 'selectionSet'>,
  schema: GraphQLSchema,
  fragments: Fragments,
): boolean {
  if (!isNonNullType(type) || isListType(type.ofType)) return true;
  const named = getNamedType(type);
  if (isScalarType(named)) return named.name !== 'ID';
  return (
    isEnumType(named) ||
    (selectionSet !== undefined && canBeFilledBelow(selectionSet, named.name, schema, fragments))
  );
}

function canBeFilledBelow(
  { selections }: SelectionSetNode,
  parent: string,
  schema: GraphQLSchema,
  fragments: Fragments,
): boolean {
  const type = schema.getType(parent);
  return selections.every((node) => {
    if (node.kind === Kind.FIELD) {
      const field =
        isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
      return field !== undefined && canBeFilled(field.type, node, schema, fragments);
    }
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
    const name = fragment?.typeCondition?.name.value ?? parent;
    return (
      fragment !== undefined &&
      name === parent &&
      canBeFilledBelow(fragment.selectionSet, name, schema, fragments)
    );
  });
}

/** Returns the filler of a scalar or an enum that the endpoint lacks. */
export function leafFiller(type: GraphQLNamedOutputType): unknown {
  if (isEnumType(type) || TEXTS.has(type.name)) return '';
  return type.name === 'Boolean' ? false : Number.NaN;
}
