import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';

/**
 * Names of places in a schema, as the GraphQL specification writes them: "Kill", "Kill.time", "Query.kills(where:)",
 * "Career.ENGINEER".
 */

/** @example memberCoordinate('Kill', 'time') // 'Kill.time' */
export const memberCoordinate = (type: string, member: string): string => `${type}.${member}`;

/** @example argumentCoordinate('Query', 'kills', 'where') // 'Query.kills(where:)' */
export const argumentCoordinate = (type: string, field: string, argument: string): string =>
  `${type}.${field}(${argument}:)`;

/**
 * The coordinate of a type as a member of an interface or a union, for which the specification has no notation.
 * @example possibleTypeCoordinate('SearchContent', 'Chapter') // 'Chapter as SearchContent'
 */
export const possibleTypeCoordinate = (abstract: string, type: string): string => `${type} as ${abstract}`;

/** A part of a schema: the type of a field, an argument or a condition; of anything else its kind. */
interface SchemaPart {
  readonly type: string;
  /** True if clients have to send it. */
  readonly isRequired?: boolean;
}

/** The parts of a schema by their coordinates. */
export type Parts = ReadonlyMap<string, SchemaPart>;

/** Every part of a schema, in the order of its types. */
export function partsOf(schema: GraphQLSchema): Parts {
  const parts = new Map<string, SchemaPart>();
  const note = (coordinate: string, type: unknown, isRequired = false) =>
    void parts.set(coordinate, { type: String(type), isRequired });
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    const { name: owner } = type;
    note(owner, kindOf(type));
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        note(memberCoordinate(owner, field.name), field.type);
        for (const argument of field.args)
          note(
            argumentCoordinate(owner, field.name, argument.name),
            argument.type,
            isRequiredArgument(argument),
          );
      }
    } else if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        note(memberCoordinate(owner, field.name), field.type, isRequiredInputField(field));
    } else if (isEnumType(type)) {
      for (const { name } of type.getValues()) note(memberCoordinate(owner, name), 'value');
    }
    for (const { name } of isAbstractType(type) ? schema.getPossibleTypes(type) : [])
      note(possibleTypeCoordinate(owner, name), 'member');
  }
  return parts;
}

function kindOf(type: GraphQLNamedType): string {
  if (isObjectType(type)) return 'type';
  if (isInterfaceType(type)) return 'interface';
  if (isInputObjectType(type)) return 'input';
  if (isEnumType(type)) return 'enum';
  return isUnionType(type) ? 'union' : 'scalar';
}

/** The coordinates of what a part belongs to: its field or its type; of a member of an interface or a union both types. */
export const ownersOf = (coordinate: string): readonly string[] =>
  coordinate.includes('(') ? coordinate.split('(', 1) : coordinate.split(/[.].*| as /).filter(Boolean);

/** The coordinates of what only one schema has, without the parts of what only it has. */
export const onlyIn = (one: Parts, other: Parts): readonly string[] =>
  [...one.keys()].filter(
    (each) => !other.has(each) && ownersOf(each).every((owner) => owner === each || other.has(owner)),
  );

/** The parts that are of another type in another schema. */
export const changedParts = (from: Parts, to: Parts) =>
  [...from].flatMap(([coordinate, { type }]) => {
    const now = to.get(coordinate)?.type ?? type;
    return now === type ? [] : [{ coordinate, type, now }];
  });
