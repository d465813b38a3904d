import { fixtures } from '../fixtures/fixtures.ts';
import { narrow, sameLayout, type Screen, screen } from './screen.ts';
import { IS_FIRST_GENERATION } from '../api/site-api.ts';

/** The war journal. */
export const JOURNAL_SCREENS: readonly Screen[] = [
  screen('storylines', () => '/storylines'),
  screen('storyline', () => `/storylines/${fixtures().storyline}`),
  narrow('journal entry', () => `/storylines/${fixtures().journalEntry}`),
  sameLayout('journal entry without a map and rewards', () => `/storylines/${fixtures().bareEntry}`),
  screen('journal activity', () => `/storylines/${fixtures().journalActivity}`),
];

const CHAPTER_SCREENS: readonly Screen[] = [
  screen('chapters', () => '/chapters'),
  narrow('chapter', () => `/chapter/${fixtures().chapter}`),
  sameLayout('filtered chapter', () => `/chapter/${fixtures().chapter}?career=ARCHMAGE`),
  sameLayout('chapter without rewards', () => `/chapter/${fixtures().rewardlessChapter}`),
];

/** Quests and chapters. */
export const QUEST_SCREENS: readonly Screen[] = [
  narrow('quests', () => '/quests'),
  sameLayout('filtered quests', () => '/quests?name=the'),
  narrow('quest', () => `/quest/${fixtures().quest}`),
  sameLayout('quest without a giver', () => `/quest/${fixtures().giverlessQuest}`),
  sameLayout('quest without a text', () => `/quest/${fixtures().textlessQuest}`),
  ...(IS_FIRST_GENERATION ? CHAPTER_SCREENS : [screen('chapters that are away', () => '/chapters', 404)]),
];
