import type { QuestDetailsFragment, ChapterDetailsFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { itemName } from '#lib/game/items/item-labels.ts';
import { questFacts, questKind, questIcon, questName } from '#lib/game/quests/quest-facts.ts';
import { realmName, countTotal, factsLine, itemPicture } from './parts.ts';
import type { Aside, Preview } from '../preview.ts';
import { framedIcon } from '#lib/art/framed-icon.ts';
import { QUEST_ART } from '#lib/art/tables/quests.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';
import { questSvg } from '#lib/art/icon.ts';

/** Makes the preview of a quest: its kind, its givers, and its rewards. */
export function previewOfQuest(quest: QuestDetailsFragment): Preview {
  const { level } = questFacts(quest);
  const [giver] = quest.starterCreatures;
  const items = quest.rewardsGiven.length + quest.rewardsChoice.length;
  return {
    title: questName(quest),
    facts: factsLine(questKind(quest), level && `level ${level}`, giver?.name && `from ${giver.name}`),
    totals: [
      ...(quest.xp > 0 ? [{ value: thousands(quest.xp), label: 'experience' }] : []),
      ...(items > 0 ? [countTotal(items, 'reward item')] : []),
      countTotal(quest.objectives.length, 'objective'),
    ],
    realm: realmName(giver?.realm),
    badge: questSvg(questIcon(quest).file),
    aside: rewardOf(quest),
  };
}

function rewardOf({ rewardsChoice, rewardsGiven }: QuestDetailsFragment): Aside | undefined {
  const item = [...rewardsChoice, ...rewardsGiven][0]?.item;
  return item && { drawing: itemPicture(item), label: itemName(item) };
}

/** Makes the preview of a chapter: its place, its rank, and the number of its influence rewards. */
export function previewOfChapter(chapter: ChapterDetailsFragment): Preview {
  const { rank, influenceRewards, position } = chapter;
  const tiers = new Set(influenceRewards.map(({ tier }) => tier)).size;
  return {
    title: chapterName(chapter),
    facts: factsLine(`Chapter in ${chapterZone(chapter)}`),
    totals: [
      ...(rank > 0 ? [{ value: String(rank), label: 'rank' }] : []),
      countTotal(influenceRewards.length, 'influence reward'),
      ...(tiers > 0 ? [countTotal(tiers, 'tier')] : []),
    ],
    realm: 'NEUTRAL',
    badge: framedIcon({ ...QUEST_ART.tome, palette: 'gold' }, { frame: 'circle' }),
    zoneId: position.zoneId,
  };
}
