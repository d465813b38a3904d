import { SLOT_PICTURES } from '#lib/game/armory/armory-groups.ts';
import { CAREER_ORDER, careerSlug } from '#lib/game/players/careers.ts';

export const MARKS = [
  'order',
  'destruction',
  'neutral',
  'rvr',
  'scenario',
  'completed',
  'not-completed',
  'surrender',
  'gold',
  'silver',
  'copper',
  'quest-player-kill',
  'quest-group-rvr',
  'quest-rvr',
  'quest-travel',
  'quest-tome',
  'quest-repeatable',
  'quest-normal',
  'skull',
  'instance',
  'game-object',
] as const;

export type Mark = (typeof MARKS)[number];

/** Sheets of pictures that stand on many pages, and the names of their pictures from the first to the last. */
export const COMMON_SHEETS = {
  careers: [...CAREER_ORDER.map(careerSlug), 'unknown'],
  marks: MARKS,
  slots: SLOT_PICTURES,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CommonSheet = keyof typeof COMMON_SHEETS;

/** The name of a picture in a sheet. */
export type SheetName<Sheet extends CommonSheet> = (typeof COMMON_SHEETS)[Sheet][number];
