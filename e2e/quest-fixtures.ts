import { queryApi, requireFirst } from './api-client.ts';

interface Quest {
  readonly id: string;
  readonly description: string | null;
  readonly journalEntry: string | null;
  readonly repeatableType: string;
  readonly xp: number;
  readonly gold: number;
  readonly choiceCount: number;
  readonly minLevel: number;
  readonly maxLevel: number;
  readonly minRenown: number;
  readonly maxRenown: number;
  readonly raceRestriction: readonly string[];
  readonly careerRestriction: readonly string[];
  readonly objectives: readonly { readonly count: number }[];
  readonly rewardsGiven: readonly object[];
  readonly rewardsChoice: readonly object[];
  readonly starterCreatures: readonly object[];
}

interface Chapter {
  readonly id: string;
  readonly name: string | null;
  readonly influenceRewards: readonly { readonly realm: string }[];
}

const QUESTS = `query Quests($after: String) {
  quests(first: 100, after: $after) {
    nodes {
      id description journalEntry repeatableType xp gold choiceCount minLevel maxLevel minRenown maxRenown
      raceRestriction careerRestriction objectives { count }
      rewardsGiven { count } rewardsChoice { count } starterCreatures { id }
    }
    pageInfo { endCursor }
  }
}`;

interface Page {
  readonly quests: {
    readonly nodes: readonly Quest[];
    readonly pageInfo: { readonly endCursor: string | null };
  };
}

/** Quests that are looked through. */
const PAGES = 6;

async function firstQuests(): Promise<Quest[]> {
  const found: Quest[] = [];
  let after: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const { quests }: Page = await queryApi<Page>(QUESTS, { after });
    found.push(...quests.nodes);
    after = quests.pageInfo.endCursor;
  }
  return found;
}

const isRestricted = (quest: Quest) =>
  [quest.maxLevel, quest.minRenown, quest.raceRestriction.length, quest.careerRestriction.length].filter(
    (value) => value > 0,
  ).length;

const isFull = ({ description, journalEntry, objectives, ...quest }: Quest) =>
  Boolean(description?.includes('|n') && journalEntry) &&
  objectives.some(({ count }) => count > 1) &&
  quest.xp > 0 &&
  quest.gold > 0 &&
  quest.rewardsGiven.length > 0 &&
  quest.choiceCount > 0 &&
  quest.starterCreatures.length > 0;

/** A quest and a chapter of each kind that their pages show differently. */
export async function findQuests() {
  const quests = await firstQuests();
  const { chapters } = await queryApi<{ chapters: { nodes: Chapter[] } }>(
    '{ chapters(first: 50) { nodes { id name influenceRewards { realm } } } }',
  );
  const quest = (what: string, fits: (quest: Quest) => boolean) => requireFirst(quests.filter(fits), what).id;
  const chapter = (what: string, fits: (chapter: Chapter) => boolean) =>
    requireFirst(chapters.nodes.filter(fits), what).id;
  return {
    quest: quest('quest with everything', isFull),
    restrictedQuests: quests
      .toSorted((one, other) => isRestricted(other) - isRestricted(one))
      .slice(0, 3)
      .map(({ id }) => id),
    weeklyQuest: quest('weekly quest', ({ repeatableType }) => repeatableType === 'WEEKLY'),
    giverlessQuest: quest(
      'quest that nobody gives',
      ({ starterCreatures, rewardsChoice }) => starterCreatures.length === 0 && rewardsChoice.length === 0,
    ),
    textlessQuest: quest('quest without a text', ({ description }) => !description),
    tokenQuests: quests
      .filter(({ description, journalEntry }) => /\|[nc]/.test(`${description} ${journalEntry}`))
      .slice(0, 12)
      .map(({ id }) => id),
    chapter: chapter('chapter with rewards of one realm', ({ influenceRewards }) =>
      influenceRewards.some(({ realm }) => realm !== 'NEUTRAL'),
    ),
    namelessChapter: chapter('chapter without a name', ({ name }) => name === null),
    rewardlessChapter: chapter(
      'chapter without rewards',
      ({ influenceRewards }) => influenceRewards.length === 0,
    ),
  };
}
