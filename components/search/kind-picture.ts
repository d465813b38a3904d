import type { Hit } from '#lib/game/search/hit.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

/** The picture of a kind of hits whose records have none of their own; null for kinds without one. */
export function kindPicture({ __typename: kind }: Pick<Hit, '__typename'>): string | null {
  switch (kind) {
    case 'Scenario':
      return staticImages.location('scenario');
    case 'Zone':
    case 'Keep':
    case 'BattlefieldObjective':
    case 'PublicQuest':
      return staticImages.location('rvr');
    case 'Instance':
      return staticImages.instance;
    case 'GameObject':
      return staticImages.gameObject;
    case 'Chapter':
    case 'TomeOfKnowledgeEntry':
    case 'WarJournalEntry':
    case 'WarJournalStoryline':
      return staticImages.tome;
    default:
      return null;
  }
}
