import coordinates from './time-forms.json' with { type: 'json' };

/**
 * The forms in which fields and arguments of our schema hold times (rules.md: Times): moments in epoch seconds, epoch
 * milliseconds or ISO 8601, spans in seconds or milliseconds.
 */
export type TimeForm = keyof typeof coordinates;

const BY_FORM: Readonly<Record<TimeForm, readonly string[]>> = coordinates;

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
