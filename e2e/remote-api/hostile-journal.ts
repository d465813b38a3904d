import { HOSTILE_MARKUP } from '../hostile-markup/snippets.ts';
import type { RecordedObject } from './recorded-records.ts';

/** What stands before and after the markup in each of its texts. */
export const BEFORE = 'Words before.';
export const AFTER = 'Words after.';

const STORYLINE = '4000000300';
const FIRST_ENTRY = 4_000_001_000;
/** Entries of one group; the first holds all of its texts. */
const GROUP = 100;

const textOf = (markup: string): string => `<p>${BEFORE}</p>${markup}<p>${AFTER}</p>`;

export interface HostileText {
  readonly markup: string;
  readonly text: string;
  /** The page of an entry with this text alone. */
  readonly path: string;
}

export interface HostileGroup {
  readonly name: string;
  readonly texts: readonly HostileText[];
  /** The page of an entry of which each text is a part. */
  readonly path: string;
  /** The page of an activity of that entry, with the first of the texts. */
  readonly activityPath: string;
}

const entryId = (group: number, index: number) => String(FIRST_ENTRY + group * GROUP + index);

/** The markup that others could send, each piece in a text of its own, and where the site shows it. */
export const HOSTILE_GROUPS: readonly HostileGroup[] = Object.entries(HOSTILE_MARKUP).map(
  ([name, snippets], group) => {
    const path = `/storylines/${STORYLINE}/${entryId(group, 0)}`;
    const texts = snippets.map((markup, index) => ({
      markup,
      text: textOf(markup),
      path: `/storylines/${STORYLINE}/${entryId(group, index + 1)}`,
    }));
    return { name, texts, path, activityPath: `${path}/1` };
  },
);

/** A journal that holds all of it. */
export const HOSTILE_JOURNAL: readonly RecordedObject[] = [
  {
    __typename: 'WarJournalStoryline',
    id: STORYLINE,
    name: 'Torn Pages',
    summary: 'What <others> wrote & what is left of it.',
    entries: [],
  },
  ...HOSTILE_GROUPS.flatMap(entriesOf),
];

function entriesOf({ texts }: HostileGroup, group: number): RecordedObject[] {
  const named = activity('1', 'A torn page', texts[0]?.text ?? '');
  const parts = texts.map(({ text }, index) => activity(String(index + 2), '', text));
  const single = texts.map(({ text }, index) => entry(entryId(group, index + 1), text, []));
  return [entry(entryId(group, 0), null, [named, ...parts]), ...single];
}

function entry(id: string, text: string | null, activities: readonly RecordedObject[]): RecordedObject {
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
