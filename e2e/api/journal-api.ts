import { JournalDocument, type JournalQuery } from '#graphql/generated/tested-documents.ts';
import { queryApi } from './api-client.ts';
import { IS_FIRST_GENERATION } from './site-api.ts';

export type Storyline = JournalQuery['warJournalStorylines'][number];
export type Entry = Storyline['entries'][number];

/** The whole war journal. */
export const readJournal = async () => (await queryApi(JournalDocument)).warJournalStorylines;

export interface PlacedEntry {
  readonly storyline: Storyline;
  readonly entry: Entry;
  /** The path of its page. */
  readonly path: string;
}

/** Every entry with its storyline. */
export const entriesOf = (journal: readonly Storyline[]): readonly PlacedEntry[] =>
  journal.flatMap((storyline) =>
    storyline.entries.map((entry) => ({ storyline, entry, path: `/storylines/${storyline.id}/${entry.id}` })),
  );

/** True if an entry has a place that a map can show. */
export const hasMap = ({ zone, position }: Entry) =>
  position !== null && position.mapSetup !== null && zone?.id === String(position.zoneId);

/** True if an entry's page shows a map. */
export const showsMap = (entry: Entry) => IS_FIRST_GENERATION && hasMap(entry);
