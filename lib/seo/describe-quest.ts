import type { QuestDetailsFragment } from '#graphql/generated/documents.ts';
import { firstSentence } from '#lib/format/paragraphs.ts';
import { fillTokens, questName } from '#lib/game/quests/quest-text.ts';

import type { Description } from './describe.ts';

type DescribedQuest = Pick<QuestDetailsFragment, 'id' | 'name' | 'minLevel' | 'description' | 'journalEntry'>;

/**
 * A quest: its name, its least level, and how its text begins.
 * @example describeQuest(quest).title // 'The Borrowed Fire, level 36 quest'
 */
export function describeQuest(quest: DescribedQuest): Description {
  const { minLevel, description, journalEntry } = quest;
  const title = `${questName(quest)}, ${minLevel > 0 ? `level ${minLevel} quest` : 'quest'}`;
  const beginning = firstSentence(fillTokens(description?.trim() || journalEntry || ''));
  return { title, description: `${title}. ${beginning || 'Objectives, rewards and who gives it.'}` };
}
