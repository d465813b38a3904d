import type { Hit } from '#lib/game/search/hit.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

const PLACE = staticImages.location('rvr');

const PICTURES: Readonly<Partial<Record<Hit['__typename'], string>>> = {
  Scenario: staticImages.location('scenario'),
  Zone: PLACE,
  Keep: PLACE,
  BattlefieldObjective: PLACE,
  PublicQuest: PLACE,
  Instance: staticImages.instance,
  GameObject: staticImages.gameObject,
  Chapter: staticImages.tome,
  TomeOfKnowledgeEntry: staticImages.tome,
  WarJournalEntry: staticImages.tome,
  WarJournalStoryline: staticImages.tome,
};

/** The picture of a kind of hits whose records have none of their own; null for kinds without one. */
export const kindPicture = ({ __typename: kind }: Pick<Hit, '__typename'>): string | null =>
  PICTURES[kind] ?? null;
