import fields from './changed-fields.json' with { type: 'json' };

/** Fields and arguments of our own API that no generation of the game's has. */
export const OURS: ReadonlySet<string> = new Set(fields.ours);

/** Fields that the first generation lacks. */
export const ADDED: ReadonlySet<string> = new Set(fields.added);

/** Fields that the second generation no longer has; types that only they refer to go with them. */
export const REMOVED: ReadonlySet<string> = new Set(fields.removed);

/** The forms in which the first generation writes values that the second writes as ISO 8601 texts, or as null. */
export type OldForm = 'seconds' | 'milliseconds' | 'duration' | 'winner';

/** Fields of types whose values the second generation writes in another form. */
export const REWRITTEN_FIELDS: Readonly<Record<string, OldForm | undefined>> = {
  'Kill.time': 'seconds',
  'KillsOfDay.day': 'seconds',
  'ActiveDay.day': 'seconds',
  'SummedZone.latest': 'seconds',
  'ScenarioRecord.startTime': 'seconds',
  'ScenarioRecord.endTime': 'seconds',
  'ScenarioRecord.winner': 'winner',
  'Skirmish.startTime': 'seconds',
  'Skirmish.endTime': 'seconds',
  'InstanceRun.start': 'milliseconds',
  'InstanceRun.end': 'milliseconds',
  'InstanceRun.duration': 'duration',
  'InstanceEncounterRun.start': 'milliseconds',
  'InstanceEncounterRun.end': 'milliseconds',
  'InstanceEncounterRun.duration': 'duration',
};

/** By filter, the fields whose values change, and the form that their columns hold. */
export const REWRITTEN_FILTERS: Readonly<Record<string, FilterForms | undefined>> = {
  KillFilterInput: { time: 'seconds' },
  ScenarioRecordFilterInput: { startTime: 'seconds', endTime: 'seconds', winner: 'winner' },
  SkirmishFilterInput: { startTime: 'seconds', endTime: 'seconds' },
  InstanceRunFilterInput: { start: 'milliseconds', end: 'milliseconds' },
  InstanceEncounterRunFilterInput: { start: 'milliseconds', end: 'milliseconds' },
};

/** Fields of a filter by the form of their column. */
export type FilterForms = Readonly<Record<string, OldForm | undefined>>;

/** Interfaces that the first generation lacks. */
export const ADDED_INTERFACES: ReadonlySet<string> = new Set(['Location']);

/** Fields that are nullable in the first generation, and non-null in later ones. */
export const NULLABLE_FIRST: ReadonlySet<string> = new Set(['PublicQuest.name']);

/** Fields that are non-null in the second generation only, with the value that replaces null there. */
export const FILLED_SECOND: Readonly<Record<string, string | undefined>> = { 'Creature.title': 'NONE' };
