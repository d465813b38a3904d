import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { createSchema } from 'graphql-yoga';
import { typeDefs } from '#graphql/generated/schema.ts';

const schema = createSchema({ typeDefs });

const DEPTH = 3;
/** Long lists that are asked of one record alone: of many they are more than a query may ask for. */
const ALONE = new Set(['Battle.losses', 'Battle.scoreboard']);
/**
 * The number of possible types above which an interface is asked for shared fields only: a query may have only so many
 * aliases.
 */
const MANY = 4;

type Field = GraphQLField<unknown, unknown>;

/** The fields of Query. */
export const QUERY_FIELDS: readonly Field[] = Object.values(schema.getQueryType()?.getFields() ?? {});

/**
 * Writes the questions that ask a field of Query for all that it has: part by part, since the whole of a type is more
 * than one question may ask for.
 * @param samples arguments in brackets, by field, or by type and field
 * @throws Error when a field needs arguments that the samples lack
 */
export function wholeQuestions(field: Field, samples: Readonly<Record<string, string>>): readonly string[] {
  const { name } = field;
  const type = getNamedType(field.type);
  const isOfMany = String(field.type).startsWith('[');
  const parts = (isObjectType(type) ? Object.values(type.getFields()) : []).filter(
    (part) => !isOfMany || !ALONE.has(`${type.name}.${part.name}`),
  );
  if (parts.length === 0) return [`{ ${fieldText(samples, 'Query', field, 1)} }`];
  return parts.map((part) => {
    const inner = fieldText(samples, type.name, part, type.name.endsWith('Connection') ? 2 : DEPTH - 1);
    return `{ ${name}${argumentsOf(samples, 'Query', field)} { ${inner} } }`;
  });
}

/** All fields of a type; objects with what they are made of, so many levels deep. */
function selection(
  samples: Readonly<Record<string, string>>,
  type: GraphQLOutputType,
  depth: number,
): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (isObjectType(named)) return `{ __typename ${fieldsOf(samples, named, depth)} }`;
  const members = schema.getPossibleTypes(named);
  const shared = isInterfaceType(named) ? plainFieldsOf(named) : [];
  // What members have in common may be null in one alone: it is asked for once, by its common type.
  const own = members.map(
    (each) => `... on ${each.name} { __typename ${fieldsOf(samples, each, depth, shared, `${each.name}_`)} }`,
  );
  return `{ __typename ${shared.join(' ')} ${members.length > MANY ? '' : own.join(' ')} }`;
}

const plainFieldsOf = (type: GraphQLInterfaceType): string[] =>
  Object.values(type.getFields()).flatMap((field) =>
    isCompositeType(getNamedType(field.type)) ? [] : field.name,
  );

const fieldsOf = (
  samples: Readonly<Record<string, string>>,
  type: GraphQLObjectType,
  depth: number,
  except: string[] = [],
  prefix = '',
): string =>
  Object.values(type.getFields())
    .filter(({ name }) => !except.includes(name) && !ALONE.has(`${type.name}.${name}`))
    .filter((field) => depth > 0 || !isCompositeType(getNamedType(field.type)))
    .map((field) => fieldText(samples, type.name, field, depth, prefix))
    .join(' ');

function argumentsOf(samples: Readonly<Record<string, string>>, owner: string, field: Field): string {
  const place = owner === 'Query' ? field.name : `${owner}.${field.name}`;
  const isPaged = field.args.some(({ name }) => name === 'first');
  const given = samples[place] ?? (isPaged ? '(first: 2)' : '');
  if (given === '' && field.args.some(isRequiredArgument)) throw new Error(`${place} needs arguments`);
  return given;
}

function fieldText(
  samples: Readonly<Record<string, string>>,
  owner: string,
  field: Field,
  depth: number,
  prefix = '',
): string {
  const alias = prefix === '' ? '' : `${prefix}${field.name}: `;
  const given = argumentsOf(samples, owner, field);
  return `${alias}${field.name}${given} ${selection(samples, field.type, depth - 1)}`;
}
