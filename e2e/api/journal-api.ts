import { queryApi } from './api-client.ts';
import { IS_FIRST_GENERATION } from './site-api.ts';

interface Zone {
  readonly id: string;
  readonly name: string;
}

export interface Activity {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly activityType: string;
  readonly tasks: readonly { readonly name: string }[];
}

export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly isRvR: boolean;
  readonly title: string | null;
  readonly text: string | null;
  readonly locationText: string | null;
  readonly npcName: string | null;
  readonly zone: Zone | null;
  readonly position: { readonly zoneId: number; readonly mapSetup: object | null } | null;
  readonly activities: readonly Activity[];
  readonly influenceRewards: readonly { readonly item: { readonly id: string } }[];
}

export interface Storyline {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly entries: readonly Entry[];
}

const JOURNAL = `{
  warJournalStorylines {
    id name summary
    entries {
      id name isRvR title text locationText npcName
      zone { id name }
      position { zoneId mapSetup { nwCornerX } }
      activities { id name text activityType tasks { name } }
      influenceRewards { item { id } }
    }
  }
}`;

/** The whole war journal. */
export const readJournal = async () =>
  (await queryApi<{ warJournalStorylines: readonly Storyline[] }>(JOURNAL)).warJournalStorylines;

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
