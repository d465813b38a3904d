interface Described {
  readonly '@type': string;
  readonly [name: string]: unknown;
}

/** The structured data of a document. @throws SyntaxError where it is no JSON */
export const structuredDataOf = (html: string): readonly Described[] =>
  Array.from(html.matchAll(/<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/gs), ([, json = '']) =>
    JSON.parse(json),
  );

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value);
const isTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isOne);

/** A place without an address is none that one can go to. */
const isPlace = (place: unknown): boolean =>
  member(place, '@type') === 'VirtualLocation'
    ? isAddress(member(place, 'url'))
    : member(place, 'address') !== undefined;

/** The properties that search engines ask for, by type; a list without rows says nothing and is none. */
const REQUIRED: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  WebSite: { name: isText, url: isAddress },
  BreadcrumbList: { itemListElement: (steps) => isListOf(steps, (step) => isText(member(step, 'name'))) },
  ItemList: {
    itemListElement: (rows) =>
      isListOf(rows, (row) => isText(member(row, 'name')) && isAddress(member(row, 'url'))),
  },
  Dataset: {
    name: isText,
    description: (text) => typeof text === 'string' && text.length >= 50 && text.length <= 5000,
    distribution: (files) => isListOf(files, (file) => isAddress(member(file, 'contentUrl'))),
  },
  Event: { name: isText, startDate: isTime, location: isPlace },
  // A zone of the game: search engines show it nowhere, and have nothing to miss.
  Place: { name: isText, url: isAddress, description: isText },
};

/** The required properties that structured data lacks, and types that are not known here. */
export function missingProperties(data: Described): readonly string[] {
  const type = data['@type'];
  const required = REQUIRED[type];
  if (!required) return [`${type} is not known`];
  return Object.entries(required).flatMap(([name, isSound]) =>
    isSound(data[name]) ? [] : [`${type}.${name}`],
  );
}
