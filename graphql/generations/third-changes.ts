import fields from './changed-fields.json' with { type: 'json' };

/** Fields of the second generation that the third no longer has. */
export const REMOVED_THIRD: ReadonlySet<string> = new Set(['InstanceRun.zone']);

/** Arguments of scenarios that are conditions of `where` in the third generation. */
export const REMOVED_ARGUMENTS: Readonly<Record<string, ReadonlySet<string> | undefined>> = {
  'Query.scenarios': new Set([
    'characterId',
    'from',
    'guildId',
    'premadeOnly',
    'queueType',
    'scenarioId',
    'to',
    'wins',
  ]),
};

/** Types with another name in the third generation, and that name. */
export const RENAMED_TYPES: Readonly<Record<string, string | undefined>> = {
  ScenariosConnection: 'ScenarioRecordsConnection',
  ScenariosEdge: 'ScenarioRecordsEdge',
  ByteOperationFilterInput: 'UnsignedByteOperationFilterInput',
};

/** Filters with another name in the third generation, which still declares the old name too, unused. */
export const COPIED_TYPES: Readonly<Record<string, string | undefined>> = {
  UnsignedIntOperationFilterInputType: 'UnsignedIntOperationFilterInput',
  UnsignedShortOperationFilterInputType: 'UnsignedShortOperationFilterInput',
};

/** Types that the third generation no longer uses. */
export const REMOVED_TYPES: ReadonlySet<string> = new Set([
  'NonNegativeInt',
  'TimeSpan',
  'UUID',
  'UuidOperationFilterInput',
]);

/** Fields with another type in the third generation: its name, in the same lists. */
export const RETYPED_FIELDS: Readonly<Record<string, string | undefined>> = {
  'Query.activeCharactersStats': 'Int',
  'Skirmish.killDamage': 'SkirmishKillDamage',
  'Skirmish.killDamageByCharacter': 'SkirmishKillDamage',
  'InstanceRun.duration': 'Duration',
  'InstanceEncounterRun.duration': 'Duration',
};

/** Durations of lists, which the third generation writes in ISO 8601: the milliseconds in one unit of ours. */
export const DURATIONS: Readonly<Record<string, number | undefined>> = {
  ...durationsOf('InstanceRunsConnection', 1),
  ...durationsOf('InstanceEncounterRunsConnection', 1),
  ...durationsOf('ScenariosConnection', 1000),
};

function durationsOf(list: string, unit: number): Readonly<Record<string, number>> {
  const kinds = ['average', 'median', 'min', 'max'];
  return Object.fromEntries(kinds.map((kind) => [`${list}.${kind}Duration`, unit]));
}

/** Conditions on ids, of type `ID` in the third generation. */
export const ID_FILTERS: ReadonlySet<string> = new Set(fields.thirdIdFilters);
