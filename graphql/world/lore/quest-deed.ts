export type DeedKey = 'hunt' | 'gather' | 'carry' | 'read' | 'siege' | 'duel' | 'saga';

/** A kind of quest with what is said about it: texts with slots in braces. */
export interface QuestDeed {
  readonly key: DeedKey;
  /** Its part of all quests; those of all kinds add up to 1. */
  readonly share: number;
  readonly names: readonly string[];
  readonly orders: readonly string[];
  /** What there is more than one of to do. */
  readonly counted: readonly string[];
  /** What is done once. */
  readonly steps: readonly string[];
  readonly journals: readonly string[];
}
