import { type Description, sentences } from './wording.ts';

/**
 * Describes the page of a career, or of all of them, by the sentences that it begins with.
 * @example describeCareer('Slayer', []).title // 'Slayer: how many fight, whom they kill, and the best'
 */
export const describeCareer = (name: string, words: readonly string[]): Description => ({
  title: `${name}: how many fight, and who kills whom`,
  description: sentences(...words, [
    `${name}: how many fight by month and week, who kills whom, and what is done a minute in scenarios`,
    'Who kills whom, and what is done a minute in scenarios',
  ]),
});
