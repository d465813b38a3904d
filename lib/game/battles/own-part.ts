import { membersOf } from '../instances/party.ts';
import { type Winner, winnerOf } from './scenario.ts';

interface Entry extends Pick<OwnPart, 'kills' | 'deaths' | 'damage'> {
  readonly character: { readonly id: string };
  readonly guild: { readonly id: string } | null;
  /** 0 for Order, 1 for Destruction. */
  readonly team: number;
}

/** The owner of a part in a battle: a character or a guild. */
export type Fighter = { readonly characterId: string } | { readonly guildId: string };

export type WinningSide = Exclude<Winner, 'DRAW'>;

/** The sums of one player in a run, or of all members of a guild who fought in it. */
export interface OwnPart {
  readonly side: WinningSide;
  /** The number of fighters: members of a guild, or 1 for a character. */
  readonly players: number;
  readonly kills: number;
  readonly deaths: number;
  readonly damage: number;
}

/**
 * The part that a character or a guild had in a run; null where the scoreboard does not know them.
 * @example ownPart(run.scoreboardEntries, { characterId: '7' }) // { side: 'ORDER', players: 1, kills: 12, … }
 */
export function ownPart(entries: readonly Entry[], whose: Fighter): OwnPart | null {
  const own = entries.filter(({ character, guild }) =>
    'characterId' in whose ? character.id === whose.characterId : guild?.id === whose.guildId,
  );
  const [first] = own;
  if (!first) return null;
  const total = (measure: (entry: Entry) => number) => own.reduce((sum, entry) => sum + measure(entry), 0);
  return {
    side: first.team === 0 ? 'ORDER' : 'DESTRUCTION',
    players: membersOf(own).length,
    kills: total(({ kills }) => kills),
    deaths: total(({ deaths }) => deaths),
    damage: total(({ damage }) => damage),
  };
}

/**
 * The result of a run for one side; '' if unknown (rules.md: Winners).
 * @example resultOf({ points: [500, 219], winner: 0 }, 'DESTRUCTION') // 'Lost'
 */
export function resultOf(
  run: Parameters<typeof winnerOf>[0],
  side: WinningSide,
): 'Won' | 'Lost' | 'Draw' | '' {
  const winner = winnerOf(run);
  if (winner === null) return '';
  if (winner === 'DRAW') return 'Draw';
  return winner === side ? 'Won' : 'Lost';
}
