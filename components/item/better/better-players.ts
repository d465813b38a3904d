import { keep, recall, type Store } from '../../ui/kept/browser-store.ts';

/** The key of the player of the last answer in the browser's storage. */
const LAST = 'better-for';

/** A player to ask about. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

const KEPT = /^([1-9]\d{0,9}) (.{1,60})$/;

/** The player of the last answer; null for none, and where what is kept is broken. */
export function lastPlayer(store: Store): Player | null {
  const [, id, name] = KEPT.exec(recall(store, LAST) ?? '') ?? [];
  return id && name ? { id, name } : null;
}

/** Keeps the player of an answer. Does nothing where nothing can be kept. */
export function keepPlayer(store: Store, { id, name }: Player): void {
  keep(store, LAST, `${id} ${name}`);
}

/** The players to choose from, each once: that of the last answer, then watched ones. */
export const playersToChoose = (last: Player | null, watched: readonly Player[]): readonly Player[] => [
  ...(last ? [last] : []),
  ...watched.filter(({ id }) => id !== last?.id),
];
