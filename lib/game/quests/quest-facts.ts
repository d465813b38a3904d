import type {
  QuestDetailsFragment,
  QuestRestrictionsFragment,
  QuestTagFragment,
} from '#graphql/generated/documents.ts';
import { enumWords } from '#lib/format/enum-words.ts';
import { lookUp } from '../look-up.ts';
import { thousands } from '#lib/format/number.ts';
import { paragraphs } from '#lib/format/paragraphs.ts';
import { nameOrNumber, type Numbered } from '../name-or-number.ts';

/** Replacements for the tokens that address the reader in quest texts (rules.md: Quest texts). */
const TOKENS: readonly (readonly [token: string, text: string])[] = [
  ['|n', 'Player'],
  ['|c', 'Career'],
];

/**
 * A quest's text with its tokens filled, every one of them: the old site filled the first of each only.
 * @example fillTokens('Well met, |n the |c!') // 'Well met, Player the Career!'
 */
export function fillTokens(text: string): string {
  return TOKENS.reduce((filled, [token, word]) => filled.replaceAll(token, word), text);
}

/**
 * The paragraphs of a quest's text, with its tokens filled; none for a quest without the text.
 * @example questParagraphs('Well met, |n!\n\nSit down.') // ['Well met, Player!', 'Sit down.']
 */
export function questParagraphs(text: string | null): readonly string[] {
  return paragraphs(fillTokens(text ?? ''));
}

/**
 * Returns the name of a quest, or its number where it has none.
 * @example questName({ id: '12', name: 'Wanted: |n' }) // 'Wanted: Player'
 */
export const questName = (quest: Numbered) => fillTokens(nameOrNumber('Quest', quest));

/**
 * Formats the count that stands before an objective: "21 church candles"; null where there is nothing to count.
 * @param count the number that the objective requires
 * @example objectiveAmount(21) // '21'
 */
export function objectiveAmount(count: number): string | null {
  return count > 1 ? thousands(count) : null;
}

type Kind = Pick<QuestDetailsFragment, 'type' | 'repeatableType'>;

/** The repeatability of a quest: as a fact, and as the first word of its kind. */
interface Repeat {
  readonly fact: string;
  readonly word: string;
}

const REPEATS: Readonly<Record<QuestDetailsFragment['repeatableType'], Repeat>> = {
  NONE: { fact: 'No', word: '' },
  DONE: { fact: 'Yes', word: 'repeatable' },
  WEEKLY: { fact: 'Weekly', word: 'weekly' },
};

const repeatOf = (repeatableType: string): Repeat =>
  lookUp(REPEATS, repeatableType) ?? { fact: enumWords(repeatableType), word: '' };

/** Words of a kind in the order in which they are said. */
const WORDS = [
  ['isEpic', 'epic'],
  ['isGroup', 'group'],
  ['isRvR', 'RvR'],
  ['isPlayerKill', 'player kill'],
  ['isTravel', 'travel'],
  ['isTome', 'tome'],
] as const;

/**
 * All that a quest is, in words; its picture says only the most particular.
 * @example questKind(quest) // 'Weekly group RvR quest'
 */
export function questKind({ type, repeatableType }: Kind): string {
  const flags = WORDS.flatMap(([flag, word]) => (type[flag] ? [word] : []));
  const words = [repeatOf(repeatableType).word, ...flags, 'quest'].filter(Boolean).join(' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/**
 * The requirements of a quest, in words (rules.md: Quests): who may take it and how often. Null and empty where it is
 * open to all.
 */
export interface QuestFacts {
  /** Ranges: '10 to 22', '36 and up', 'up to 20'. */
  readonly level: string | null;
  readonly renown: string | null;
  /** Values of races and careers. */
  readonly races: readonly string[];
  readonly careers: readonly string[];
  readonly repeatable: string;
}

/** The restrictions of a quest; a level and a renown rank of 0 are none. */
export function questFacts(quest: QuestRestrictionsFragment & Pick<Kind, 'repeatableType'>): QuestFacts {
  return {
    level: rangeWords(quest.minLevel, quest.maxLevel),
    renown: rangeWords(quest.minRenown, quest.maxRenown),
    races: quest.raceRestriction,
    careers: quest.careerRestriction,
    repeatable: repeatOf(quest.repeatableType).fact,
  };
}

function rangeWords(least: number, most: number): string | null {
  if (least > 0 && most > 0) return least === most ? String(least) : `${least} to ${most}`;
  if (least > 0) return `${least} and up`;
  return most > 0 ? `up to ${most}` : null;
}

interface QuestKind {
  readonly type: QuestTagFragment['type'];
  readonly repeatableType: QuestTagFragment['repeatableType'];
}

/** A quest's picture, and its meaning in words. */
export interface QuestIcon {
  readonly file: 'player-kill' | 'group-rvr' | 'rvr' | 'travel' | 'tome' | 'repeatable' | 'normal';
  readonly label: string;
}

/**
 * The picture of a quest by its kind, the most particular first (rules.md: Quest icons).
 * @example questIcon({ type: { ...none, isRvR: true }, repeatableType: 'NONE' }).file // 'rvr'
 */
export function questIcon({ type, repeatableType }: QuestKind): QuestIcon {
  if (type.isPlayerKill) return { file: 'player-kill', label: 'Player kill quest' };
  if (type.isGroup && type.isRvR) return { file: 'group-rvr', label: 'Group RvR quest' };
  if (type.isRvR) return { file: 'rvr', label: 'RvR quest' };
  if (type.isTravel) return { file: 'travel', label: 'Travel quest' };
  if (type.isTome) return { file: 'tome', label: 'Tome quest' };
  if (repeatableType !== 'NONE') return { file: 'repeatable', label: 'Repeatable quest' };
  return { file: 'normal', label: 'Quest' };
}
