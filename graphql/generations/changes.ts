/** Fields that the first generation does not have yet. */
export const ADDED: ReadonlySet<string> = new Set([
  'ScenarioRecord.wasSurrender',
  'ScenarioRecordFilterInput.wasSurrender',
  'SkirmishScoreboardEntrySortInput.creatureKillDamage',
]);

/** Fields that the second generation has no longer; types that nothing else leads to go with them. */
export const REMOVED: ReadonlySet<string> = new Set([
  'Query.chapter',
  'Query.chapters',
  'Chapter.position',
  'Chapter.rank',
  'Chapter.influenceRewards',
  'Creature.creatureType',
  'Creature.creatureSubType',
  'CreatureFilterInput.creatureType',
  'CreatureFilterInput.creatureSubType',
  'CreatureSortInput.creatureType',
  'CreatureSortInput.creatureSubType',
  'WarJournalEntry.position',
]);

/** How the first generation writes what the second writes as texts of ISO 8601, or as null. */
export type OldForm = 'seconds' | 'milliseconds' | 'duration' | 'winner';

/** Fields of types whose values the second generation writes in another form. */
export const REWRITTEN_FIELDS: Readonly<Record<string, OldForm | undefined>> = {
  'Kill.time': 'seconds',
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

/** For every filter with such values, its fields and the form that the columns behind them have. */
export const REWRITTEN_FILTERS: Readonly<Record<string, FilterForms | undefined>> = {
  KillFilterInput: { time: 'seconds' },
  ScenarioRecordFilterInput: { startTime: 'seconds', endTime: 'seconds', winner: 'winner' },
  SkirmishFilterInput: { startTime: 'seconds', endTime: 'seconds' },
  InstanceRunFilterInput: { start: 'milliseconds', end: 'milliseconds' },
  InstanceEncounterRunFilterInput: { start: 'milliseconds', end: 'milliseconds' },
};

/** Fields of a filter by the form of their column. */
export type FilterForms = Readonly<Record<string, OldForm | undefined>>;
