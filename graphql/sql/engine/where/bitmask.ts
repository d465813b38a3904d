import type {
  Career,
  CareerMaskFlagsInput,
  QuestTypeFlagsFlags,
  QuestTypeFlagsFlagsInput,
  Race,
  RaceMaskFlagsInput,
} from '#graphql/generated/resolvers.ts';
import flags from './flags.json' with { type: 'json' };

/**
 * The members of a set in the order of their bits: the first is 1, the second 2, the third 4.
 * A column of the database holds a set as the sum of them.
 */
type FlagNames<Input> = readonly (keyof Input)[];

/** The flags of a quest's type (group 1, travel 2, tome 4, RvR 8, player kill 16, epic 32; rules.md: Quest icons). */
export const QUEST_TYPES: FlagNames<QuestTypeFlagsFlagsInput> = [
  'isGroup',
  'isTravel',
  'isTome',
  'isRvR',
  'isPlayerKill',
  'isEpic',
];

/** The name in a filter of every race and of every career, in the order of their bits. */
const RACES: Readonly<Record<Race, string>> = flags.races;
const CAREERS: Readonly<Record<Career, string>> = flags.careers;

export const RACE_FLAGS: FlagNames<RaceMaskFlagsInput> = Object.values(RACES) as (keyof RaceMaskFlagsInput)[];
export const CAREER_FLAGS: FlagNames<CareerMaskFlagsInput> = Object.values(
  CAREERS,
) as (keyof CareerMaskFlagsInput)[];

/** The races in the order of their bits. */
export const RACE_NAMES: readonly Race[] = Object.keys(RACES) as Race[];
export const CAREER_NAMES: readonly Career[] = Object.keys(CAREERS) as Career[];

/** The mask of the members that are true. */
export const maskOf = <Input>(names: FlagNames<Input>, flags: Input): number =>
  names.reduce((mask, name, bit) => (flags[name] === true ? mask | (1 << bit) : mask), 0);

export const racesOf = (mask: number): Race[] => membersOf(RACE_NAMES, mask);
export const careersOf = (mask: number): Career[] => membersOf(CAREER_NAMES, mask);
export const raceMask = (races: readonly Race[]): number => sumOf(RACE_NAMES, races);
export const careerMask = (careers: readonly Career[]): number => sumOf(CAREER_NAMES, careers);

/** The flags of a quest's type; `isNone` where no other is true. */
export const questTypeFlags = (mask: number): QuestTypeFlagsFlags => ({
  isGroup: hasType(mask, 'isGroup'),
  isTravel: hasType(mask, 'isTravel'),
  isTome: hasType(mask, 'isTome'),
  isRvR: hasType(mask, 'isRvR'),
  isPlayerKill: hasType(mask, 'isPlayerKill'),
  isEpic: hasType(mask, 'isEpic'),
  isNone: mask === 0,
});

const hasType = (mask: number, flag: keyof QuestTypeFlagsFlagsInput) =>
  hasBit(mask, QUEST_TYPES.indexOf(flag));

const hasBit = (mask: number, bit: number): boolean => (mask & (1 << bit)) !== 0;

const membersOf = <Member>(members: readonly Member[], mask: number): Member[] =>
  members.filter((_, bit) => hasBit(mask, bit));

const sumOf = <Member>(members: readonly Member[], chosen: readonly Member[]): number =>
  members.reduce((mask, member, bit) => (chosen.includes(member) ? mask | (1 << bit) : mask), 0);
