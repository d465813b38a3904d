import { groups } from 'd3-array';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';

/** The introspection query, without descriptions. */
export const INTROSPECTION: string = getIntrospectionQuery({ descriptions: false });

/**
 * Builds the schema from the answer to `INTROSPECTION`; null where it was refused or cannot be read.
 * @param data the `data` of the answer
 */
export function readIntrospection(data: unknown): GraphQLSchema | null {
  if (typeof data !== 'object' || data === null || !('__schema' in data)) return null;
  try {
    // It throws for anything but the answer to an introspection query.
    return buildClientSchema(data as IntrospectionQuery, { assumeValid: true });
  } catch {
    return null;
  }
}

/** The differences between an endpoint and the contract that the site's documents are written for. */
export interface Profile {
  /** Coordinates of what the endpoint lacks. */
  readonly missing: ReadonlySet<string>;
  /**
   * Coordinates of arguments and input fields with another type there, and that type; also of fields whose object type
   * has another name there, and that name.
   */
  readonly types: ReadonlyMap<string, string>;
}

/** The profile of an endpoint that keeps the contract, as far as is known. */
export const NO_DIFFERENCES: Profile = { missing: new Set(), types: new Map() };

/** Joins two profiles; types of the later one win. */
export function joinProfiles(one: Profile, other: Profile): Profile {
  return {
    missing: new Set([...one.missing, ...other.missing]),
    types: new Map([...one.types, ...other.types]),
  };
}

/** True if two profiles are equal. */
export function sameProfile(one: Profile, other: Profile): boolean {
  return (
    one.missing.size === other.missing.size &&
    one.types.size === other.types.size &&
    [...one.missing].every((coordinate) => other.missing.has(coordinate)) &&
    [...one.types].every(([coordinate, type]) => other.types.get(coordinate) === type)
  );
}

/** The most characters for each kind of difference in a summary. */
const MOST = 200;

/**
 * Describes all differences of an endpoint in one line of any length. A missing type includes its fields.
 * @example describeProfile({ missing: new Set(['Query.chapters']), types: new Map() }) // 'lacks Query.chapters'
 */
export function describeProfile({ missing, types }: Profile): string {
  const lacks = lackedBy(missing);
  const takes = [...types].map(([coordinate, type]) => `${coordinate} as ${type}`);
  return listed([
    lacks.length > 0 && `lacks ${lacks.join(', ')}`,
    takes.length > 0 && `takes ${takes.join(', ')}`,
  ]);
}

/**
 * Summarises the differences in at most about 500 characters: how many there are, and the first one of each type.
 * @example summarizeProfile({ missing: new Set(['Query.chapter', 'Query.chapters']), types: new Map() }) // 'lacks 2
 * parts (Query.chapter and 1 more)'
 */
export function summarizeProfile({ missing, types }: Profile): string {
  const lacks = lackedBy(missing);
  return listed([
    lacks.length > 0 && `lacks ${counted(lacks.length)} (${firstOfEach(lacks)})`,
    types.size > 0 && `takes ${counted(types.size)} of another type (${firstOfEach([...types.keys()])})`,
  ]);
}

const listed = (parts: readonly (string | false)[]): string =>
  parts.filter(Boolean).join('; ') || 'offers everything';

const counted = (count: number): string => `${count} ${count === 1 ? 'part' : 'parts'}`;

/** The type that a coordinate begins with. */
const ownerOf = (coordinate: string): string => coordinate.split(/[.]| as /)[0] ?? '';

const lackedBy = (missing: ReadonlySet<string>): readonly string[] =>
  [...missing]
    .filter((coordinate) => !missing.has(ownerOf(coordinate)) || !/[. ]/.test(coordinate))
    .toSorted();

/** The first coordinate of each type with the number of its others; the last types are only counted. */
function firstOfEach(coordinates: readonly string[]): string {
  const byOwner = groups(coordinates, ownerOf);
  let text = '';
  for (const [index, [, [first = '', ...others]]] of byOwner.entries()) {
    const told = others.length > 0 ? `${first} and ${others.length} more` : first;
    if (text.length + told.length > MOST) return `${text}, and of ${byOwner.length - index} other types`;
    text += index === 0 ? told : `, ${told}`;
  }
  return text;
}
