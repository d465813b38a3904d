/** The query part of an address as Next hands it to a page. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** What to put in place of a parameter; null, undefined and '' take it out. */
export type ParamChanges = Readonly<Record<string, string | null | undefined>>;

const LONGEST_VALUE = 200;

/**
 * What absence means for each choice in an address (facts §3), so that every view has one address only.
 * Free texts (query, name) have no default.
 */
const FILTER_DEFAULTS: Readonly<Record<string, string>> = {
  career: 'all',
  instance: 'all',
  minPlayers: 'all',
  period: 'all',
  premadeOnly: 'false',
  queue_type: 'all',
  soloOnly: 'false',
  stat: 'any',
  tier: 'all',
  type: 'all',
};

/**
 * The value of one parameter: the first when it is repeated, undefined when it is absent or longer than
 * 200 characters.
 * @example first({ period: ['thisWeek', 'all'] }, 'period') // 'thisWeek'
 */
export function first(params: SearchParams, name: string): string | undefined {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  const text = Array.isArray(value) ? value[0] : value;
  return text !== undefined && text.length <= LONGEST_VALUE ? text : undefined;
}

/**
 * An address with these parameters and changes: sorted by name, without empty and default values.
 * @param defaults the default of each parameter that may be left out; a screen with others brings its own.
 * @example withParams('/kills', { soloOnly: 'true' }, { period: 'thisWeek' }) // '/kills?period=thisWeek&soloOnly=true'
 */
export function withParams(
  path: string,
  params: SearchParams,
  changes: ParamChanges = {},
  defaults: Readonly<Record<string, string>> = FILTER_DEFAULTS,
): string {
  const changed = Object.entries(changes).map(([name, value]) => [name, value ?? undefined] as const);
  const wanted = paramPairs({ ...params, ...Object.fromEntries(changed) }).filter(
    ([name, value]) => !Object.hasOwn(defaults, name) || defaults[name] !== value,
  );
  const query = new URLSearchParams(wanted).toString();
  return query ? `${path}?${query}` : path;
}

/**
 * The parameters that carry a value, sorted by name.
 * @example paramPairs({ soloOnly: 'true', period: '' }) // [['soloOnly', 'true']]
 */
export function paramPairs(params: SearchParams): [name: string, value: string][] {
  return Object.keys(params)
    .toSorted()
    .flatMap((name): [string, string][] => {
      const value = first(params, name);
      return value ? [[name, value]] : [];
    });
}
