/** The kinds of what the live stream tells. */
export const LIVE_KINDS = ['kill', 'battle', 'scenario', 'dungeon', 'event'] as const;

export type LiveKind = (typeof LIVE_KINDS)[number];
