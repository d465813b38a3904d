import type { QuestDetailsFragment, ChapterDetailsFragment } from '#graphql/generated/documents.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { firstSentence } from '#lib/format/paragraphs.ts';
import { fillTokens, questKind, questName } from '#lib/game/quests/quest-facts.ts';
import { type Description, numbered, partWords, sentences, titleOf } from './wording.ts';
import { creatureName } from '../record-names.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';

type DescribedQuest = Pick<
  QuestDetailsFragment,
  | 'id'
  | 'name'
  | 'minLevel'
  | 'description'
  | 'journalEntry'
  | 'type'
  | 'repeatableType'
  | 'xp'
  | 'rewardsGiven'
  | 'rewardsChoice'
  | 'starterCreatures'
  | 'objectives'
>;

/**
 * A quest: its name, its kind, its least level, what it rewards, who gives it, and how its text begins.
 * @example describeQuest(quest).title // 'The Borrowed Fire, level 36 epic quest (#7)'
 */
export function describeQuest(quest: DescribedQuest): Description {
  const { minLevel, description, journalEntry } = quest;
  const name = questName(quest);
  const level = minLevel > 0 ? `level ${minLevel} ` : '';
  const kind = questKind(quest).replace(/^[A-Z][a-z]+\b/, (word) => word.toLowerCase());
  const beginning = firstSentence(fillTokens(description?.trim() || journalEntry || ''));
  return {
    title: titleOf(numbered(`${name}, ${level}${kind}`, quest), numbered(`${name}, ${level}quest`, quest)),
    description: sentences(
      `${numbered(name, quest)}, ${level}${kind}${giverWords(quest)}`,
      beginning,
      rewardWords(quest),
      partWords([
        quest.objectives.length > 0 && 'objectives',
        quest.rewardsGiven.length + quest.rewardsChoice.length > 0 && 'rewards',
        quest.starterCreatures.length > 0 && 'who gives it',
      ]),
    ),
  };
}

function giverWords({ starterCreatures: [giver, ...others] }: DescribedQuest): string {
  if (!giver) return '';
  return ` given by ${creatureName(giver)}${others.length > 0 ? ' and others' : ''}`;
}

function rewardWords({ xp, rewardsGiven, rewardsChoice }: DescribedQuest): string | false {
  const items = rewardsGiven.length + rewardsChoice.length;
  const rewards = [
    ...(xp > 0 ? [`${thousands(xp)} experience`] : []),
    ...(items > 0 ? [counted(items, 'item')] : []),
  ];
  return rewards.length > 0 && `Rewards: ${rewards.join(', ')}`;
}

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
      rewards > 0 && `${counted(rewards, 'influence reward')} by tier and career`,
      partWords([
        Boolean(chapter.position.mapSetup) && 'where it lies on the map of the zone',
        rewards > 0 && 'what influence earns there',
      ]),
    ),
  };
}
