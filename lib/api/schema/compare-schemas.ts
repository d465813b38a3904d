import {
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { memberCoordinate, ownersOf, type Parts, partsOf } from '#graphql/contract/coordinates.ts';
import type { Profile } from './profile.ts';

/** Compares another schema with the contract: returns the differences that matter to questions of the contract. */
export function compareSchemas(contract: GraphQLSchema, offered: GraphQLSchema): Profile {
  const { types, renamed } = counterparts(contract, offered);
  const [promised, own] = [partsOf(contract), partsOf(offered)];
  const found = { missing: new Set<string>(), types: new Map(renamed) };
  const required = [...own].flatMap(([coordinate, { isRequired }]) => (isRequired ? coordinate : []));
  for (const [coordinate, { type }] of promised) {
    const [owner = ''] = coordinate.split(/[.]| as /);
    const others = Array.from(types.get(owner) ?? [], ({ name }) => name);
    if (type === 'member') {
      if (!own.has(coordinate)) found.missing.add(coordinate);
    } else if (coordinate === owner) {
      if (others.length === 0 && !isLeaf(type, promised)) found.missing.add(owner);
    } else {
      for (const other of others.length > 0 ? others : ['']) {
        comparePart(coordinate, other + coordinate.slice(owner.length));
      }
    }
  }
  // A condition that every client has to send would have to be in the contract.
  for (const coordinate of required) {
    const [owner = ''] = ownersOf(coordinate);
    if (promised.get(owner)?.type === 'input' && !promised.has(coordinate)) found.missing.add(owner);
  }
  return found;

  /** Compares a field, an argument or a value with that of a counterpart. */
  function comparePart(coordinate: string, there: string): void {
    const [owner = ''] = ownersOf(coordinate);
    const { type = '' } = promised.get(coordinate) ?? {};
    const kind = promised.get(owner)?.type;
    if (kind === 'enum') {
      const isEnum = own.get(ownersOf(there)[0] ?? '')?.type === 'enum';
      if (isEnum && !own.has(there)) found.missing.add(coordinate);
    } else if (kind === 'type' || kind === 'interface') {
      if (!canBeAsked(coordinate, there)) found.missing.add(coordinate);
    } else if (kind === 'input' || canBeAsked(owner, ownersOf(there)[0] ?? '')) {
      compareInput(coordinate, type, own.get(there)?.type);
    }
  }

  /** True if the field there accepts every question that the contract allows for a field. */
  function canBeAsked(coordinate: string, there: string): boolean {
    const [type, other] = [promised.get(coordinate)?.type ?? '', own.get(there)?.type];
    return (
      other !== undefined &&
      isLeaf(type, promised) === isLeaf(other, own) &&
      required.every(
        (each) => !each.startsWith(`${there}(`) || promised.has(coordinate + each.slice(there.length)),
      )
    );
  }

  function compareInput(coordinate: string, type: string, other: string | undefined): void {
    if (other === undefined) found.missing.add(coordinate);
    else if (type !== other) {
      found.types.set(coordinate, other);
      compareOperators(coordinate, named(type), named(other));
    }
  }

  /** Compares the operators of a filter that has become another input type: `KillFilterInput.time.gte`. */
  function compareOperators(coordinate: string, type: string, other: string): void {
    if (type === other || own.get(other)?.type !== 'input') return;
    for (const name of fieldsOf(contract.getType(type))) {
      const operator = own.get(memberCoordinate(other, name));
      if (operator) found.types.set(memberCoordinate(coordinate, name), operator.type);
      else found.missing.add(memberCoordinate(coordinate, name));
    }
  }
}

/** The named type in one of SDL: "Kill" of "[Kill!]!". */
const named = (type: string): string => type.replaceAll(/[[\]!]/g, '');

const isLeaf = (type: string, parts: Parts): boolean =>
  ['scalar', 'enum'].includes(parts.get(named(type))?.type ?? type);

const fieldsOf = (type: GraphQLNamedType | undefined): readonly string[] =>
  isInputObjectType(type) ? Object.keys(type.getFields()) : [];

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
