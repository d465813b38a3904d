import type {
  BattleRowFragment,
  Realm,
  SumsOfBattlesFragment,
  OwnBattleFragment,
} from '#graphql/generated/documents.ts';
import { counted, thousands, percent, plural } from '#lib/format/number.ts';
import { knownDate, utcDateShort } from '#lib/format/time.ts';
import { realmOf } from '../../players/careers.ts';
import { SIDE_NAMES } from '../report/rows.ts';
import { outnumberedSide, winnerOf } from '../report/sides.ts';
import { gameRoleOf, GAME_ROLES } from '#lib/game/players/game-role.ts';
import { percentileOf, type ValuePlace, placeWords } from '#lib/game/statistics/place.ts';

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
  const days = [from, to].flatMap((time) => knownDate(time ?? '') ?? []).map(utcDateShort);
  return [...new Set(days)].join(' to ');
}

/**
 * Sums up a list of battles in words, beside how many each side won.
 * @example sumWords(sums) // '842 kills (Order 410, Destruction 432), 3 draws, 1 won outnumbered'
 */
export const sumWords = (sums: SumsOfBattlesFragment): string =>
  [
    `${killWords(sums.kills)} (Order ${thousands(sums.killsOrder)}, Destruction ${thousands(sums.killsDestruction)})`,
    counted(sums.drawn, 'draw'),
    `${thousands(sums.outnumbered)} won outnumbered`,
  ].join(', ');

/** @example scoreWords(battle) // 'Order 84, Destruction 61 kills' */
export const scoreWords = ({ order, destruction }: BattleRowFragment): string =>
  `Order ${thousands(order.kills)}, Destruction ${killWords(destruction.kills)}`;

/** @example killsAndDeaths({ kills: 14, deaths: 1 }) // '14 kills, 1 death' */
export const killsAndDeaths = ({ kills, deaths }: Record<'kills' | 'deaths', number>): string =>
  `${killWords(kills)}, ${counted(deaths, 'death')}`;

type Standing = OwnBattleFragment['standing'];

/** @example shareWords({ figure: 'HEALING', amount: 12, side: 100, … }) // '12% of the healing' */
export const shareWords = (standing: Standing): string =>
  standing
    ? `${percent(standing.amount, standing.side, 0)}% of the ${standing.figure.toLowerCase()}`
    : 'Not known';

/** The place of a player among the others of the same role in the battle; null where it is not known. */
const rolePlace = (standing: Standing): ValuePlace | null =>
  standing && { others: standing.others, worse: standing.below, equal: standing.equal };

/** The percentile of a player among the others of the same role in the battle; null for too few. */
export function battleRank(standing: Standing): number | null {
  const place = rolePlace(standing);
  return place && percentileOf(place);
}

/** @example roleRankWords(battle) // 'Better than 61% of 34 other healers' */
export function roleRankWords({ standing, part }: OwnBattleFragment): string {
  const place = rolePlace(standing);
  if (!place || !part) return 'Not known';
  const role = GAME_ROLES[gameRoleOf(part.career) ?? 'melee'];
  return placeWords(place, `other ${plural(place.others, role.one, role.many).toLowerCase()}`);
}
