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
