/**
 * The forms in which fields and arguments of our schema hold times (rules.md: Times): moments in epoch seconds, epoch
 * milliseconds or ISO 8601, spans in seconds or milliseconds.
 */
export type TimeForm = 'seconds' | 'milliseconds' | 'span in seconds' | 'span in milliseconds' | 'iso';

/** The fields and arguments that hold times, by their coordinates. */
const BY_FORM: Readonly<Record<TimeForm, readonly string[]>> = {
  seconds: [
    'Kill.time',
    'KillsOfDay.day',
    'ActiveDay.day',
    'SummedZone.latest',
    'FightersOfTier.start',
    'FightersOfHour.start',
    'FightersOfSpan.start',
    'ScenarioRecord.startTime',
    'ScenarioRecord.endTime',
    'Skirmish.startTime',
    'Skirmish.endTime',
    'KillFilterInput.time',
    'ScenarioRecordFilterInput.startTime',
    'ScenarioRecordFilterInput.endTime',
    'SkirmishFilterInput.startTime',
    'SkirmishFilterInput.endTime',
    'Query.killsHeatmap(from:)',
    'Query.killsHeatmap(to:)',
    'Query.scenarios(from:)',
    'Query.scenarios(to:)',
  ],
  milliseconds: [
    'InstanceRun.start',
    'InstanceRun.end',
    'InstanceEncounterRun.start',
    'InstanceEncounterRun.end',
    'InstanceRunFilterInput.start',
    'InstanceRunFilterInput.end',
    'InstanceEncounterRunFilterInput.start',
    'InstanceEncounterRunFilterInput.end',
  ],
  'span in seconds': ['InstanceRun.duration', 'InstanceEncounterRun.duration'],
  'span in milliseconds': [
    'InstanceEncounterRunsConnection.averageDuration',
    'InstanceEncounterRunsConnection.medianDuration',
  ],
  iso: ['RankedSeason.start', 'RankedSeason.end'],
};

const FORMS: ReadonlyMap<string, TimeForm> = new Map(
  (Object.keys(BY_FORM) as TimeForm[]).flatMap((form) =>
    BY_FORM[form].map((coordinate) => [coordinate, form] as const),
  ),
);

/**
 * Returns the time form of a schema coordinate; undefined where it is no time.
 * @example timeFormOf('Kill.time') // 'seconds'
 */
export const timeFormOf = (coordinate: string): TimeForm | undefined => FORMS.get(coordinate);

/** The input fields that narrow by a moment. */
export const MOMENT_FILTERS: readonly string[] = [...FORMS.keys()].filter((coordinate) =>
  coordinate.includes('FilterInput.'),
);
