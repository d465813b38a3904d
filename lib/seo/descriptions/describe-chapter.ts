import type { ChapterDetailsFragment } from '#graphql/generated/documents.ts';
import { plural } from '#lib/format/number.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';

import type { Description } from './describe.ts';
import { partWords, sentences, titleOf } from './wording.ts';

type DescribedChapter = Pick<ChapterDetailsFragment, 'id' | 'name' | 'rank'> & {
  readonly position: Parameters<typeof chapterZone>[0]['position'] & { readonly mapSetup?: unknown };
  readonly influenceRewards: readonly unknown[];
};

/**
 * A chapter: its name, its rank where it has one, its zone, and its rewards.
 * @example describeChapter(chapter).title // 'Dawn Watch, chapter of rank 14 in Praag'
 */
export function describeChapter(chapter: DescribedChapter): Description {
  const rank = chapter.rank > 0 ? ` of rank ${chapter.rank}` : '';
  const [name, zone] = [chapterName(chapter), chapterZone(chapter)];
  const title = `${name}, chapter${rank}${name.endsWith(zone) ? '' : ` in ${zone}`}`;
  const { length: rewards } = chapter.influenceRewards;
  return {
    title: titleOf(title, `${name}, ${zone}`),
    description: sentences(
      title,
      rewards > 0 && `${rewards} influence ${plural(rewards, 'reward', 'rewards')} by tier and career`,
      partWords([
        Boolean(chapter.position.mapSetup) && 'where it lies on the map of the zone',
        rewards > 0 && 'what influence earns there',
      ]),
    ),
  };
}
