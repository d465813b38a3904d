import nothing from './nothing.json' with { type: 'json' };
import type { BattlePlayer, BattleSide, Loss } from '../rows.ts';

/** Midnight of a day, in epoch seconds: the numbers of minutes in tests count from it. */
export const START = 1_795_219_200;

const CAREERS = { order: 'KNIGHT_OF_THE_BLAZING_SUN', destruction: 'SORCERER' } as const;

interface LossOf extends Partial<Loss> {
  readonly by: BattleSide;
  /** Minutes after the start. */
  readonly minute: number;
}

/** A loss of the side that did not make the kill. */
export function loss({ by, minute, ...changes }: LossOf): Loss {
  const of = by === 'order' ? 'destruction' : 'order';
  return {
    id: `${by} ${minute}`,
    time: START + minute * 60,
    by,
    of,
    zoneId: 105,
    x: 0,
    y: 0,
    victim: { id: '2', name: 'Uthgar' },
    victimCareer: CAREERS[of],
    victimGuild: null,
    killer: { id: '1', name: 'Verenthe' },
    killerCareer: CAREERS[by],
    killerGuild: null,
    attackers: 1,
    ...changes,
  };
}

/** A player of a side. */
export const player = (side: BattleSide, changes: Partial<BattlePlayer> = {}): BattlePlayer => ({
  character: { id: '1', name: 'Verenthe', career: CAREERS[side] },
  guild: null,
  realm: side === 'order' ? 'ORDER' : 'DESTRUCTION',
  level: 40,
  renownRank: 80,
  from: START,
  to: START + 600,
  ...nothing,
  ...changes,
});
