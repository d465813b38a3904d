/** In what an endpoint differs from the contract that the site's documents are written for. */
export interface Profile {
  /** Coordinates of what it lacks. */
  readonly missing: ReadonlySet<string>;
  /** Coordinates of arguments and input fields that are of another type there, with that type. */
  readonly types: ReadonlyMap<string, string>;
}

/** An endpoint that keeps the contract, as far as anybody knows. */
export const NO_DIFFERENCES: Profile = { missing: new Set(), types: new Map() };

/** Both differences together; the later types win. */
export function joinProfiles(one: Profile, other: Profile): Profile {
  return {
    missing: new Set([...one.missing, ...other.missing]),
    types: new Map([...one.types, ...other.types]),
  };
}

/** Whether two profiles say the same. */
export function sameProfile(one: Profile, other: Profile): boolean {
  return (
    one.missing.size === other.missing.size &&
    one.types.size === other.types.size &&
    [...one.missing].every((coordinate) => other.missing.has(coordinate)) &&
    [...one.types].every(([coordinate, type]) => other.types.get(coordinate) === type)
  );
}

/**
 * One line about an endpoint, for the log. A type that is missing stands for its fields.
 * @example describeProfile({ missing: new Set(['Query.chapters']), types: new Map() }) // 'lacks Query.chapters'
 */
export function describeProfile({ missing, types }: Profile): string {
  const lacks = [...missing].filter(
    (coordinate) => !missing.has(coordinate.split(/[.]| as /)[0] ?? '') || !/[. ]/.test(coordinate),
  );
  const parts = [
    lacks.length > 0 && `lacks ${lacks.toSorted().join(', ')}`,
    types.size > 0 &&
      `takes ${[...types].map(([coordinate, type]) => `${coordinate} as ${type}`).join(', ')}`,
  ];
  return parts.filter(Boolean).join('; ') || 'offers everything';
}
