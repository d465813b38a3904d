import type { ChapterDetailsFragment } from '#graphql/generated/documents.ts';
import { framedIcon } from '#lib/art/framed-icon.ts';
import { QUEST_ART } from '#lib/art/tables/quests.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';

import type { Preview } from '../preview.ts';
import { countTotal, factsLine } from './total.ts';

/** Makes the preview of a chapter: its place, its rank, and the number of its influence rewards. */
export function previewOfChapter(chapter: ChapterDetailsFragment): Preview {
  const { rank, influenceRewards, position } = chapter;
  const tiers = new Set(influenceRewards.map(({ tier }) => tier)).size;
  return {
    title: chapterName(chapter),
    facts: factsLine(`Chapter in ${chapterZone(chapter)}`),
    totals: [
      ...(rank > 0 ? [{ value: String(rank), label: 'rank' }] : []),
      countTotal(influenceRewards.length, 'influence reward', 'influence rewards'),
      ...(tiers > 0 ? [countTotal(tiers, 'tier', 'tiers')] : []),
    ],
    realm: 'NEUTRAL',
    badge: framedIcon({ ...QUEST_ART.tome, palette: 'gold' }, { frame: 'circle' }),
    zoneId: position.zoneId,
  };
}
