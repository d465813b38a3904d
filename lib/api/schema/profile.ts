/** In what an endpoint differs from the contract that the site's documents are written for. */
export interface Profile {
  /** Coordinates of what it lacks. */
  readonly missing: ReadonlySet<string>;
  /**
   * Coordinates of arguments and input fields that are of another type there, with that type; of fields whose objects
   * are of a type of another name, with that name.
   */
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

/** True if two profiles are equal. */
export function sameProfile(one: Profile, other: Profile): boolean {
  return (
    one.missing.size === other.missing.size &&
    one.types.size === other.types.size &&
    [...one.missing].every((coordinate) => other.missing.has(coordinate)) &&
    [...one.types].every(([coordinate, type]) => other.types.get(coordinate) === type)
  );
}
