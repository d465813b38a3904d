export type QuestKind = 'hunt' | 'gather' | 'deliver' | 'tome' | 'siege' | 'playerKill' | 'epic';

/** The texts of a kind of quest, with placeholders in braces. */
export interface QuestTemplate {
  readonly kind: QuestKind;
  /** Share of all quests; those of all kinds add up to 1. */
  readonly share: number;
  readonly names: readonly string[];
  readonly orders: readonly string[];
  /** Objectives with a count. */
  readonly counted: readonly string[];
  /** Objectives without a count. */
  readonly steps: readonly string[];
  readonly journals: readonly string[];
}
