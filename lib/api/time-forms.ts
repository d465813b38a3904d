/**
 * The forms in which fields and arguments of our schema hold times (rules.md: Times): moments in epoch seconds, epoch
 * milliseconds or ISO 8601, spans in seconds or milliseconds.
 */
export type TimeForm = 'seconds' | 'milliseconds' | 'iso' | 'span in seconds' | 'span in milliseconds';

const FORMS: ReadonlyMap<string, TimeForm> = new Map<string, TimeForm>([
  ['Kill.time', 'seconds'],
  ['KillsOfDay.day', 'seconds'],
  ['ActiveDay.day', 'seconds'],
  ['SummedZone.latest', 'seconds'],
  ['ScenarioRecord.startTime', 'seconds'],
  ['ScenarioRecord.endTime', 'seconds'],
  ['Skirmish.startTime', 'seconds'],
  ['Skirmish.endTime', 'seconds'],
  ['InstanceRun.start', 'milliseconds'],
  ['InstanceRun.end', 'milliseconds'],
  ['InstanceRun.duration', 'span in seconds'],
  ['InstanceEncounterRun.start', 'milliseconds'],
  ['InstanceEncounterRun.end', 'milliseconds'],
  ['InstanceEncounterRun.duration', 'span in seconds'],
  ['InstanceEncounterRunsConnection.averageDuration', 'span in milliseconds'],
  ['InstanceEncounterRunsConnection.medianDuration', 'span in milliseconds'],
  ['RankedSeason.start', 'iso'],
  ['RankedSeason.end', 'iso'],
  ['KillFilterInput.time', 'seconds'],
  ['ScenarioRecordFilterInput.startTime', 'seconds'],
  ['ScenarioRecordFilterInput.endTime', 'seconds'],
  ['SkirmishFilterInput.startTime', 'seconds'],
  ['SkirmishFilterInput.endTime', 'seconds'],
  ['InstanceRunFilterInput.start', 'milliseconds'],
  ['InstanceRunFilterInput.end', 'milliseconds'],
  ['InstanceEncounterRunFilterInput.start', 'milliseconds'],
  ['InstanceEncounterRunFilterInput.end', 'milliseconds'],
  ['Query.killsHeatmap(from:)', 'seconds'],
  ['Query.killsHeatmap(to:)', 'seconds'],
  ['Query.scenarios(from:)', 'seconds'],
  ['Query.scenarios(to:)', 'seconds'],
]);

/**
 * Returns the time form of a schema coordinate; undefined where it is no time.
 * @example timeFormOf('Kill.time') // 'seconds'
 */
export const timeFormOf = (coordinate: string): TimeForm | undefined => FORMS.get(coordinate);

/** The input fields that narrow by a moment. */
export const MOMENT_FILTERS: readonly string[] = [...FORMS.keys()].filter((coordinate) =>
  coordinate.includes('FilterInput.'),
);
