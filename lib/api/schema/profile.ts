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

/** Characters for each kind of difference in a summary. */
export const MOST_IN_SUMMARY = 200;

/**
 * Describes the differences of an endpoint in one line. A missing type includes its fields.
 * @param most characters for each kind of difference; what is beyond is counted
 * @example describeProfile({ missing: new Set(['Query.chapters']), types: new Map() }) // 'lacks Query.chapters'
 */
export function describeProfile({ missing, types }: Profile, most = Infinity): string {
  const lacks = [...missing].filter(
    (coordinate) => !missing.has(ownerOf(coordinate)) || !/[. ]/.test(coordinate),
  );
  const takes = Array.from(types, ([coordinate, type]) => `${coordinate} as ${type}`);
  const parts = [listed('lacks', lacks.toSorted(), most), listed('takes', takes, most)].filter(Boolean);
  return parts.join('; ') || 'offers everything';
}

/** The type that a coordinate begins with. */
const ownerOf = (coordinate: string): string => coordinate.split(/[.]| as /)[0] ?? '';

function listed(verb: string, all: readonly string[], most: number): string {
  let [shown, length] = [0, 0];
  while (shown < all.length && length <= most) {
    length += all[shown]?.length ?? 0;
    shown += 1;
  }
  const more = all.length > shown ? `, and ${all.length - shown} more` : '';
  return all.length > 0 ? `${verb} ${all.slice(0, shown).join(', ')}${more}` : '';
}
