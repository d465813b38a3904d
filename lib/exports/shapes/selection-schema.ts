import * as graphql from 'graphql';
import { collectFields, type RequestedField } from '#lib/api/answers/collect-fields.ts';
import { contractSchema } from '#lib/api/schema/contract-schema.ts';
import { fragmentsOf, fieldOf } from '#lib/api/schema/fitting/fragments.ts';
import { type JsonSchema, type NamedSchemas, orNull } from './json-schema.ts';

/** Selections of a GraphQL schema whose answers are described. */
interface Selections {
  readonly schema: graphql.GraphQLSchema;
  readonly fragments: ReadonlyMap<string, graphql.FragmentDefinitionNode>;
  readonly named: NamedSchemas;
}

const TYPENAME = '__typename';

/** Scalars that are no whole numbers. */
const SCALARS: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  UUID: { type: 'string' },
  URL: { type: 'string' },
  DateTime: { type: 'string' },
  Duration: { type: 'string' },
  Boolean: { type: 'boolean' },
  Float: { type: 'number' },
};

/**
 * Describes the selection of a fragment in JSON Schema.
 * @throws RangeError for a fragment that is not there, or that selects what the schema does not have
 */
function fragmentSchema(name: string, selections: Selections): JsonSchema {
  const definition = selections.fragments.get(name);
  const type = selections.schema.getType(definition?.typeCondition.name.value ?? '');
  if (!definition || !graphql.isCompositeType(type)) throw new RangeError(`No fragment: ${name}`);
  return selections.named.refer(name, () => schemaOfType(type, [definition.selectionSet], selections));
}

/** An object of the type, or of any type that it may be where it is an interface or a union. */
function schemaOfType(
  type: graphql.GraphQLCompositeType,
  sets: readonly graphql.SelectionSetNode[],
  selections: Selections,
): JsonSchema {
  if (!graphql.isAbstractType(type)) return objectSchema(type, [type.name], sets, selections);
  const alike = new Map<string, graphql.GraphQLObjectType[]>();
  for (const possible of selections.schema.getPossibleTypes(type)) {
    const key = JSON.stringify(objectSchema(possible, [], sets, selections));
    alike.set(key, [...(alike.get(key) ?? []), possible]);
  }
  const choices = [...alike.values()].flatMap((types) => {
    const names = types.map(({ name }) => name);
    return types.slice(0, 1).map((first) => objectSchema(first, names, sets, selections));
  });
  const [only, ...others] = choices;
  return only && others.length === 0 ? only : { anyOf: choices };
}

/** @param names of the types that `__typename` may name */
function objectSchema(
  type: graphql.GraphQLObjectType,
  names: readonly string[],
  sets: readonly graphql.SelectionSetNode[],
  selections: Selections,
): JsonSchema {
  const asked = [...collectFields(sets, type, { ...selections, isRequested: () => true })];
  return {
    type: 'object',
    properties: Object.fromEntries(
      asked.map(([name, field]) => [name, fieldSchema(type, names, field, selections)]),
    ),
    required: asked.filter(([, { conditional }]) => !conditional).map(([name]) => name),
  };
}

function fieldSchema(
  parent: graphql.GraphQLObjectType,
  names: readonly string[],
  { nodes }: RequestedField,
  selections: Selections,
): JsonSchema {
  const name = nodes[0]?.name.value ?? '';
  if (name === TYPENAME) return { type: 'string', enum: names };
  const field = fieldOf(parent, name);
  const coordinate = `${parent.name}.${name}`;
  if (!field) throw new RangeError(`No field: ${coordinate}`);
  const schema = outputSchema(field.type, nodes, selections.named.offers(coordinate), selections);
  return field.description ? { ...schema, description: field.description } : schema;
}

function outputSchema(
  type: graphql.GraphQLOutputType,
  nodes: readonly graphql.FieldNode[],
  isOffered: boolean,
  selections: Selections,
): JsonSchema {
  const schema = nullableSchema(graphql.getNullableType(type), nodes, isOffered, selections);
  return graphql.isNonNullType(type) ? schema : orNull(schema);
}

function nullableSchema(
  type: ReturnType<typeof graphql.getNullableType<graphql.GraphQLOutputType>>,
  nodes: readonly graphql.FieldNode[],
  isOffered: boolean,
  selections: Selections,
): JsonSchema {
  if (graphql.isListType(type)) {
    return { type: 'array', items: outputSchema(type.ofType, nodes, isOffered, selections) };
  }
  if (graphql.isEnumType(type)) return isOffered ? enumSchema(type, selections) : { type: 'string' };
  if (graphql.isCompositeType(type)) return selectedSchema(type, nodes, selections);
  return SCALARS[type.name] ?? numberSchema(isOffered);
}

/** Null stands in JSON for a number that the API does not tell. */
const numberSchema = (isOffered: boolean): JsonSchema =>
  isOffered ? { type: 'integer' } : orNull({ type: 'integer' });

function enumSchema(type: graphql.GraphQLEnumType, { named }: Selections): JsonSchema {
  const values = type.getValues().map(({ name }) => name);
  const described = type.description ? { description: type.description } : {};
  return named.refer(type.name, () => ({ type: 'string', enum: values, ...described }));
}

/** Returns the schema of the selection of a field; where that is one fragment and nothing else, the schema of the fragment. */
function selectedSchema(
  type: graphql.GraphQLCompositeType,
  nodes: readonly graphql.FieldNode[],
  selections: Selections,
): JsonSchema {
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const [node, ...others] = sets.flatMap((set) => set.selections);
  return node?.kind === graphql.Kind.FRAGMENT_SPREAD && others.length === 0 && !node.directives?.length
    ? fragmentSchema(node.name.value, selections)
    : schemaOfType(type, sets, selections);
}

/** Describes what a document with one fragment, and those that it spreads, selects; the schema bears its name. */
export function documentSchema(document: graphql.DocumentNode, named: NamedSchemas): JsonSchema {
  const fragments = fragmentsOf(document);
  // The first definition is the fragment itself; the fragments that it spreads follow.
  const [name = ''] = fragments.keys();
  return fragmentSchema(name, { schema: contractSchema(), fragments, named });
}
