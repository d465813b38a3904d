import fields from './changed-fields.json' with { type: 'json' };

const { third } = fields;

type Names = Readonly<Record<string, string | undefined>>;

/** Fields of the second generation that the third no longer has. */
export const REMOVED_THIRD: ReadonlySet<string> = new Set(third.removedFields);

/** Arguments of scenarios that are conditions of `where` in the third generation. */
export const REMOVED_ARGUMENTS: Readonly<Record<string, ReadonlySet<string> | undefined>> = {
  'Query.scenarios': new Set(third.removedScenarioArguments),
};

/** Types with another name in the third generation, and that name. */
export const RENAMED_TYPES: Names = third.renamedTypes;

/** Filters with another name in the third generation, which still declares the old name too, unused. */
export const COPIED_TYPES: Names = third.copiedTypes;

/** Types that the third generation no longer uses. */
export const REMOVED_TYPES: ReadonlySet<string> = new Set(third.removedTypes);

/** Fields with another type in the third generation: its name, in the same lists. */
export const RETYPED_FIELDS: Names = third.retypedFields;

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
export const ID_FILTERS: ReadonlySet<string> = new Set(third.idFilters);
