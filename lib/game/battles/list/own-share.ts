import type { OwnBattleFragment } from '#graphql/generated/documents.ts';
import { percent, plural, thousands } from '#lib/format/number.ts';

import { gameRoleOf, GAME_ROLES } from '../../players/game-role.ts';
import { FEWEST_OTHERS, rankWords } from '../../scenarios/standing.ts';

type Standing = OwnBattleFragment['standing'];

/** @example shareWords({ figure: 'HEALING', amount: 12, side: 100, … }) // '12% of the healing' */
export const shareWords = (standing: Standing): string =>
  standing
    ? `${percent(standing.amount, standing.side, 0)}% of the ${standing.figure.toLowerCase()}`
    : 'Not known';

/** The percentile of a player among those of the same role in the battle, from 1 to 100, the best; null for too few. */
export function battleRank(standing: Standing): number | null {
  if (!standing || standing.others < FEWEST_OTHERS) return null;
  const below = ((standing.below + standing.equal / 2) / standing.others) * 100;
  return Math.min(100, Math.max(1, Math.round(below)));
}

/** @example roleRankWords(battle) // '61st of 100, 34 other healers' */
export function roleRankWords({ standing, part }: OwnBattleFragment): string {
  if (!standing || !part) return 'Not known';
  const role = GAME_ROLES[gameRoleOf(part.career) ?? 'melee'];
  const others = plural(standing.others, role.one, role.many).toLowerCase();
  return `${rankWords(battleRank(standing))}, ${thousands(standing.others)} other ${others}`;
}
