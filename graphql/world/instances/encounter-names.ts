import names from '../words/encounters.json' with { type: 'json' };

/** The encounters of each instance by its id, in the order in which a party meets them: all invented. */
export const ENCOUNTER_NAMES: Readonly<Record<number, readonly string[]>> = names;

/** The first encounter until it was removed from the game: attempts at it remain, its name does not. */
export const RETIRED_ENCOUNTER = { instanceId: 260, id: 2600, afterDays: 25 } as const;
