import type { ScenarioMediansPartsFragment } from '#graphql/generated/documents.ts';

/** The same value for every figure of a scenario. */
export const ofAll = <Value>(value: Value) => ({
  damage: value,
  healing: value,
  protection: value,
  kills: value,
  deaths: value,
  deathBlows: value,
  objectiveScore: value,
  damageTaken: value,
});

/** A player's results from a day on, in days since 1970, with one median for every figure. */
export const mediansFrom = (day: number, results: number, value: number): ScenarioMediansPartsFragment => ({
  day,
  results,
  medians: ofAll(value),
});
