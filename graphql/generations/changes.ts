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
export const REWRITTEN_FIELDS = fields.rewrittenFields as FilterForms;

/** By filter, the fields whose values change, and the form that their columns hold. */
export const REWRITTEN_FILTERS = fields.rewrittenFilters as Readonly<Record<string, FilterForms | undefined>>;

/** Fields by the form of their values. */
export type FilterForms = Readonly<Record<string, OldForm | undefined>>;

/** Interfaces that the first generation lacks. */
export const ADDED_INTERFACES: ReadonlySet<string> = new Set(['Location']);

/** Fields that are nullable in the first generation, and non-null in later ones. */
export const NULLABLE_FIRST: ReadonlySet<string> = new Set(['PublicQuest.name']);

/** Fields that are non-null in the second generation only, with the value that replaces null there. */
export const FILLED_SECOND: Readonly<Record<string, string | undefined>> = { 'Creature.title': 'NONE' };

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
export const DURATIONS: Readonly<Record<string, number | undefined>> = third.durations;

/** Conditions on ids, of type `ID` in the third generation. */
export const ID_FILTERS: ReadonlySet<string> = new Set(third.idFilters);
