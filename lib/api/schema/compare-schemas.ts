import {
  getNamedType,
  type GraphQLAbstractType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import {
  argumentCoordinate,
  memberCoordinate,
  possibleTypeCoordinate,
} from '#graphql/contract/coordinates.ts';
import type { Profile } from './profile.ts';

interface Findings {
  readonly missing: Set<string>;
  readonly types: Map<string, string>;
}

type Fields = Readonly<Record<string, GraphQLField<unknown, unknown> | undefined>>;
type InputFields = Readonly<Record<string, GraphQLInputField | undefined>>;

/** Compares another schema with the contract: returns the differences that matter to questions of the contract. */
export function compareSchemas(contract: GraphQLSchema, offered: GraphQLSchema): Profile {
  const { types, renamed } = counterparts(contract, offered);
  const found: Findings = { missing: new Set(), types: new Map(renamed) };
  for (const type of Object.values(contract.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    for (const other of types.get(type.name) ?? [undefined]) compareMembers(type, other, found);
    if (!isAbstractType(type)) continue;
    for (const name of lostTypes(contract, offered, type)) {
      found.missing.add(possibleTypeCoordinate(type.name, name));
    }
  }
  return found;
}

function compareMembers(type: GraphQLNamedType, other: GraphQLNamedType | undefined, found: Findings): void {
  if (!other && !isLeafType(type)) found.missing.add(type.name);
  if (isObjectType(type) || isInterfaceType(type)) {
    compareFields(
      type.name,
      type.getFields(),
      isObjectType(other) || isInterfaceType(other) ? other.getFields() : {},
      found,
    );
  } else if (isInputObjectType(type)) {
    compareInputFields(type.name, type.getFields(), isInputObjectType(other) ? other.getFields() : {}, found);
  } else if (isEnumType(type) && isEnumType(other)) {
    const gone = type.getValues().filter(({ name }) => !other.getValue(name));
    for (const { name } of gone) found.missing.add(memberCoordinate(type.name, name));
  }
}

function compareFields(owner: string, promised: Fields, offered: Fields, found: Findings): void {
  for (const [name, field] of Object.entries(promised)) {
    if (!field) continue;
    const other = offered[name];
    if (other && canBeAsked(field, other)) compareArguments(owner, field, other, found);
    else found.missing.add(memberCoordinate(owner, name));
  }
}

/** True if the other field accepts every question that the contract allows for a field. */
function canBeAsked(field: GraphQLField<unknown, unknown>, other: GraphQLField<unknown, unknown>): boolean {
  const isKnown = ({ name }: GraphQLArgument) => field.args.some((argument) => argument.name === name);
  return (
    isLeafType(getNamedType(field.type)) === isLeafType(getNamedType(other.type)) &&
    other.args.filter(isRequiredArgument).every(isKnown)
  );
}

function compareArguments(
  owner: string,
  field: GraphQLField<unknown, unknown>,
  offered: GraphQLField<unknown, unknown>,
  found: Findings,
): void {
  for (const { name, type } of field.args) {
    const other = offered.args.find((argument) => argument.name === name);
    compareInput(argumentCoordinate(owner, field.name, name), { type }, other, found);
  }
}

function compareInputFields(
  owner: string,
  promised: InputFields,
  offered: InputFields,
  found: Findings,
): void {
  for (const [name, field] of Object.entries(promised)) {
    if (field) compareInput(memberCoordinate(owner, name), field, offered[name], found);
  }
  const isUnknown = (field: GraphQLInputField | undefined) =>
    field && isRequiredInputField(field) && !(field.name in promised);
  if (Object.values(offered).some(isUnknown)) found.missing.add(owner);
}

function compareInput(
  coordinate: string,
  { type }: Pick<GraphQLInputField, 'type'>,
  other: Pick<GraphQLInputField, 'type'> | undefined,
  found: Findings,
): void {
  if (!other) found.missing.add(coordinate);
  else if (String(type) !== String(other.type)) {
    found.types.set(coordinate, String(other.type));
    compareOperators(coordinate, type, other.type, found);
  }
}

/** Compares the operators of a filter that has become another input type: `KillFilterInput.time.gte`. */
function compareOperators(
  coordinate: string,
  type: GraphQLInputField['type'],
  offered: GraphQLInputField['type'],
  { missing, types }: Findings,
): void {
  const [promised, other] = [getNamedType(type), getNamedType(offered)];
  if (!isInputObjectType(promised) || !isInputObjectType(other) || promised.name === other.name) return;
  for (const name of Object.keys(promised.getFields())) {
    const operator = other.getFields()[name];
    if (operator) types.set(memberCoordinate(coordinate, name), String(operator.type));
    else missing.add(memberCoordinate(coordinate, name));
  }
}

/** The types that are members of an interface or a union of the contract, and no longer are in another schema. */
function lostTypes(
  contract: GraphQLSchema,
  offered: GraphQLSchema,
  type: GraphQLAbstractType,
): readonly string[] {
  const other = offered.getType(type.name);
  const kept = new Set(isAbstractType(other) ? offered.getPossibleTypes(other).map(({ name }) => name) : []);
  return contract
    .getPossibleTypes(type)
    .map(({ name }) => name)
    .filter((name) => !kept.has(name));
}

/** The types of another schema that correspond to those of the contract. */
interface Counterparts {
  /**
   * Types by their name in the contract: the type of the same name, and types that its fields have under another name.
   */
  readonly types: ReadonlyMap<string, ReadonlySet<GraphQLNamedType>>;
  /** Coordinates of fields whose type has another name there, with that name. */
  readonly renamed: ReadonlyMap<string, string>;
}

/**
 * Finds the counterparts of all types: by name, and for object types also by the fields that return them, since a type
 * that was renamed still offers the same.
 */
function counterparts(contract: GraphQLSchema, offered: GraphQLSchema): Counterparts {
  const types = new Map<string, Set<GraphQLNamedType>>();
  const renamed = new Map<string, string>();
  const pair = (type: GraphQLNamedType, other: GraphQLNamedType): void => {
    const known = types.get(type.name) ?? new Set();
    if (known.has(other)) return;
    types.set(type.name, known.add(other));
    if (!isObjectType(type) || !isObjectType(other)) return;
    for (const field of Object.values(type.getFields())) {
      const inner = getNamedType(field.type);
      const otherInner = getNamedType(other.getFields()[field.name]?.type);
      if (!isObjectType(inner) || !isObjectType(otherInner) || inner.name === otherInner.name) continue;
      renamed.set(memberCoordinate(type.name, field.name), otherInner.name);
      pair(inner, otherInner);
    }
  };
  for (const type of Object.values(contract.getTypeMap())) {
    // The root query type may have any name.
    const other = type === contract.getQueryType() ? offered.getQueryType() : offered.getType(type.name);
    if (other) pair(type, other);
  }
  return { types, renamed };
}
