import type { ChapterRowFragment } from '#graphql/generated/documents.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';

import type { Description } from './describe.ts';

/**
 * A chapter: its name, its rank where it has one, and its zone.
 * @example describeChapter(chapter).title // 'Dawn Watch, chapter of rank 14 in Praag'
 */
export function describeChapter(chapter: ChapterRowFragment): Description {
  const rank = chapter.rank > 0 ? ` of rank ${chapter.rank}` : '';
  const title = `${chapterName(chapter)}, chapter${rank} in ${chapterZone(chapter)}`;
  return {
    title,
    description: `${title}. Its place on the map and its influence rewards by tier and career.`,
  };
}
