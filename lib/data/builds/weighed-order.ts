import type { GetFittingItemsQueryVariables, Stat } from '#graphql/generated/documents.ts';
import { type WeighedStat, type Weight } from '#lib/game/builds/weights.ts';
import { statAmount } from '#lib/game/items/stats.ts';

/** Weights of the API are whole numbers: a half of one, and that of a tenth of the damage per second. */
const SCALE = 20;

const NOTHING: { readonly stat: Stat; readonly weight: number } = { stat: 'WOUNDS', weight: 0 };

const isDamage = (stat: WeighedStat): stat is 'DPS' => stat === 'DPS';

/**
 * The arguments of the API that order items by weights. Without any stat, one that counts nothing stands there: damage
 * alone decides then.
 */
export function weighedOrder(
  weights: readonly Weight[],
): Required<Pick<GetFittingItemsQueryVariables, 'mostOf' | 'dpsWeight'>> {
  const stats = weights.flatMap(({ stat, weight }) => (isDamage(stat) ? [] : [{ stat, weight }]));
  const damage = weights.find(({ stat }) => isDamage(stat))?.weight ?? 0;
  return {
    mostOf: (stats.length > 0 ? stats : [NOTHING]).map(({ stat, weight }) => ({
      stat,
      weight: weight * statAmount({ stat, value: SCALE }),
    })),
    dpsWeight: damage * (SCALE / 10),
  };
}
