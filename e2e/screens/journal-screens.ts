import { fixtures } from '../fixtures/fixtures.ts';
import { narrow, sameLayout, type Screen, screen } from './screen.ts';

/** The war journal. */
export const JOURNAL_SCREENS: readonly Screen[] = [
  screen('storylines', () => '/storylines'),
  screen('storyline', () => `/storylines/${fixtures().storyline}`),
  narrow('journal entry', () => `/storylines/${fixtures().journalEntry}`),
  sameLayout('journal entry without a map and rewards', () => `/storylines/${fixtures().bareEntry}`),
  screen('journal activity', () => `/storylines/${fixtures().journalActivity}`),
];
