import type { QuestTagFragment } from '#graphql/generated/documents.ts';

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
