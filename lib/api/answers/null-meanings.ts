/** Texts and answers that other APIs leave out: no name, no picture, no. */
const EMPTY: ReadonlyMap<string, string | boolean> = new Map<string, string | boolean>([
  ['String', ''],
  ['URL', ''],
  ['Boolean', false],
]);

/** Times that our schema promises and another generation of the API may say null for (rules.md: Times). */
const MEANINGS: ReadonlyMap<string, number> = new Map([
  ['InstanceRun.start', 0],
  ['InstanceRun.end', 0],
  ['InstanceRun.duration', 0],
  ['InstanceEncounterRun.start', 0],
  ['InstanceEncounterRun.end', 0],
  ['InstanceEncounterRun.duration', 0],
]);

/**
 * What null means for a field that our schema does not let be null: a record without a name has an empty one.
 * @returns undefined where it means nothing
 */
export const nullMeaning = (coordinate: string, type: string): number | string | boolean | undefined =>
  EMPTY.get(type) ?? MEANINGS.get(coordinate);

type Complete = (record: Record<string, unknown>) => void;

/** The side with more points has won a run whose winner is not told (rules.md: Winners). */
const completeWinner: Complete = (record) => {
  const { winner, points } = record;
  if (winner !== null || !Array.isArray(points)) return;
  const [order, destruction] = points.map(Number);
  if (order === undefined || destruction === undefined || Number.isNaN(order - destruction)) return;
  if (order === destruction) record['winner'] = 2;
  else record['winner'] = order > destruction ? 0 : 1;
};

/** What fills in fields of a type from others, where an endpoint says null. */
export const completionOf = (type: string): Complete | undefined =>
  type === 'ScenarioRecord' ? completeWinner : undefined;
