import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import markup from '../hostile-markup.json' with { type: 'json' };

/** Words before and after the markup in each of its texts. */
export const BEFORE = 'Words before.';
export const AFTER = 'Words after.';

const STORYLINE = '4000000300';
const FIRST_ENTRY = 4_000_001_000;

interface HostileText {
  readonly markup: string;
  readonly text: string;
}

interface HostileGroup {
  readonly name: string;
  readonly texts: readonly HostileText[];
  /** The page of an entry that has all of the texts in one, and each as a part with its own text. */
  readonly path: string;
  /** The page of an activity of that entry, with all of the texts in one. */
  readonly activityPath: string;
}

const entryId = (group: number): string => String(FIRST_ENTRY + group);

/** Snippets that authors do write, with the markup that has to be left of them. */
export const ORDINARY = markup.ordinary.map(([written = '', shown = '']) => [written, shown] as const);

/**
 * Snippets by attack. Text with "kept" has to stay visible, text with "gone" must not; every snippet tries to call
 * `fail()` or to send a request to outside.example. `⟦40|<b>⟧` stands for forty times `<b>`.
 */
const SNIPPETS: Readonly<Record<string, readonly string[]>> = {
  ...markup,
  ordinary: ORDINARY.map(([written]) => written),
};

const unfolded = (snippet: string) =>
  snippet.replaceAll(/⟦(\d+)\|([^⟧]*)⟧/g, (_, times, text: string) => text.repeat(Number(times)));

/** The markup that others could send, each piece between words in a text, and where the site shows it. */
export const HOSTILE_GROUPS: readonly HostileGroup[] = Object.entries(SNIPPETS).map(
  ([name, snippets], group) => {
    const path = `/storylines/${STORYLINE}/${entryId(group)}`;
    const texts = snippets.map(unfolded).map((markup) => ({
      markup,
      text: `<p>${BEFORE}</p>${markup}<p>${AFTER}</p>`,
    }));
    return { name, texts, path, activityPath: `${path}/1` };
  },
);

/** A journal that holds all of it. */
const HOSTILE_JOURNAL: readonly RecordedObject[] = [
  {
    __typename: 'WarJournalStoryline',
    id: STORYLINE,
    name: 'Torn Pages',
    summary: 'What <others> wrote & what is left of it.',
    entries: [],
  },
  ...HOSTILE_GROUPS.map(entryOf),
];

function entryOf({ texts }: HostileGroup, group: number): RecordedObject {
  const all = `<p>${BEFORE}</p>${texts.map(({ markup }) => markup).join('')}`;
  const parts = texts.map(({ text }, index) => activity(String(index + 2), '', text));
  return entry(entryId(group), all, [activity('1', 'A torn page', all), ...parts]);
}

function entry(id: string, text: string, activities: readonly RecordedObject[]): RecordedObject {
  return {
    __typename: 'WarJournalEntry',
    id,
    name: 'Torn Page',
    isRvR: false,
    storyline: { record: `WarJournalStoryline ${STORYLINE}` },
    position: null,
    activities,
    locationText: null,
    npcName: null,
    text,
    title: null,
    shortTitle: null,
    area: null,
    zone: null,
    influenceRewards: [],
  };
}

function activity(id: string, name: string, text: string): RecordedObject {
  return { __typename: 'WarJournalActivity', id, name, text, activityType: 'NONE', zone: null, tasks: [] };
}

/** An object of an answer, with the name of its type. */
export interface RecordedObject {
  readonly __typename: string;
  readonly [field: string]: unknown;
}

const FOLDER = join(import.meta.dirname, 'recordings');

const FILED: readonly RecordedObject[] = readdirSync(FOLDER).flatMap((file) =>
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
);

/**
 * Objects as another server of the contract gives them, by type and id: 'Item 4000000001'. In the place of an object
 * stands `{ "record": "Item 4000000001" }`, so that a set knows its pieces and they their set.
 */
export const RECORDINGS: ReadonlyMap<string, RecordedObject> = new Map(
  [...FILED, ...HOSTILE_JOURNAL].map((record) => [`${record.__typename} ${record.id}`, record] as const),
);

/** Returns the recording that a value refers to. @throws Error for a recording that does not exist */
export function recordingOf(value: unknown): unknown {
  if (!isReference(value)) return value;
  const record = RECORDINGS.get(value.record);
  if (!record) throw new Error(`There is no recording ${value.record}`);
  return record;
}

const isReference = (value: unknown): value is { readonly record: string } =>
  typeof value === 'object' && value !== null && 'record' in value && typeof value.record === 'string';

/** Enum values in the recorded objects: no visitor may ever read them. */
export const RECORDED_ENUMS: ReadonlySet<string> = new Set(
  JSON.stringify(FILED).match(/(?<=")[A-Z][A-Z_]+(?=")/g),
);
