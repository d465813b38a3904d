import type { BattleRowFragment, Realm, SumsOfBattlesFragment } from '#graphql/generated/documents.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { toDate, utcDateShort } from '#lib/format/time.ts';

import { realmOf } from '../../players/realms.ts';
import { SIDE_NAMES } from '../report/rows.ts';
import { outnumberedSide, winnerOf } from '../report/sides.ts';

/** The result of a battle for a realm; '' for none. */
export function battleResult(
  battle: BattleRowFragment,
  realm: Realm | undefined,
): 'Won' | 'Lost' | 'Drawn' | '' {
  if (realm === undefined) return '';
  const winner = winnerOf(battle);
  if (winner === null) return 'Drawn';
  return winner === realmOf(realm).side ? 'Won' : 'Lost';
}

/**
 * Names the side that won with fewer than 80% of the other's players; null for no side.
 * @example outnumberedWords(battle) // 'Order won outnumbered'
 */
export function outnumberedWords(battle: Pick<BattleRowFragment, 'order' | 'destruction'>): string | null {
  const winner = winnerOf(battle);
  return winner !== null && winner === outnumberedSide(battle)
    ? `${SIDE_NAMES[winner]} won outnumbered`
    : null;
}

/** @example battleWords(1) // '1 battle' */
export const battleWords = (battles: number): string => counted(battles, 'battle');

const killWords = (kills: number): string => counted(kills, 'kill');

/** The days of the first and the last battle of a list. @example periodWords(sums) // '1 Nov 2026 to 27 Nov 2026' */
export function periodWords({ from, to }: SumsOfBattlesFragment): string {
  const days = [from, to].flatMap((time) => toDate(time ?? '') ?? []).map(utcDateShort);
  return [...new Set(days)].join(' to ');
}

/**
 * Sums up a list of battles in words, beside how many each side won.
 * @example sumWords(sums) // '842 kills (Order 410, Destruction 432), 3 drawn, 1 outnumbered and won'
 */
export const sumWords = (sums: SumsOfBattlesFragment): string =>
  [
    `${killWords(sums.kills)} (Order ${thousands(sums.killsOrder)}, Destruction ${thousands(sums.killsDestruction)})`,
    `${thousands(sums.drawn)} drawn`,
    `${thousands(sums.outnumbered)} outnumbered and won`,
  ].join(', ');

/** @example scoreWords(battle) // 'Order 84, Destruction 61 kills' */
export const scoreWords = ({ order, destruction }: BattleRowFragment): string =>
  `Order ${thousands(order.kills)}, Destruction ${killWords(destruction.kills)}`;

/** @example killsAndDeaths({ kills: 14, deaths: 1 }) // '14 kills, 1 death' */
export const killsAndDeaths = ({ kills, deaths }: Record<'kills' | 'deaths', number>): string =>
  `${killWords(kills)}, ${counted(deaths, 'death')}`;
