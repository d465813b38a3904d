/** The lengths that a run of a scenario may have, in seconds, as the database has them in `scenario_seconds`. */
export const SCENARIO_SECONDS = { shortest: 60, longest: 4 * 3600 } as const;
