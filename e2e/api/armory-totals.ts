import { statLabel } from '#lib/game/items/stats.ts';
import {
  type WearerFragment,
  ArmoryDocument,
  WearersDocument,
  type WornSetFragment,
} from '#graphql/generated/tested-documents.ts';
import { queryApi, requireFirst, rowsOf } from './api-client.ts';

/** Loads the worn items of a character from the API. */
export async function armoryOf(id: string): Promise<WearerFragment> {
  const { character } = await queryApi(ArmoryDocument, { id });
  return requireFirst(character ? [character] : [], `character ${id}`);
}

/** Armories of so many tens of characters, in pages that the API is willing to answer. */
export const armories = (tens: number) =>
  rowsOf(WearersDocument, { first: 10 }, ({ characters }) => characters, tens);

/** Sets that are worn, with the number of pieces. */
export function setsOf({
  items,
}: WearerFragment): readonly { readonly set: WornSetFragment; readonly worn: number }[] {
  const worn = new Map<string, { set: WornSetFragment; worn: number }>();
  for (const { equipSlot, item } of items) {
    if (!item.itemSet || equipSlot === 'NONE') continue;
    const found = worn.get(item.itemSet.id);
    worn.set(item.itemSet.id, { set: item.itemSet, worn: (found?.worn ?? 0) + 1 });
  }
  return [...worn.values()];
}

/** Stats that are shares whatever the API says (rules.md: Stats). */
const SHARES =
  /^(?:BLOCK|PARRY|DISRUPT|EVADE|\w+_CRIT_RATE|CRITICAL_HIT_RATE_REDUCTION|\w+_STRIKETHROUGH|AUTO_ATTACK_SPEED|ARMOR_PENETRATION_REDUCTION|INCOMING_HEAL_PERCENT|OUTGOING_DAMAGE)$/;

/** Sums up an armory by label and unit: 'Parry %'. */
export function totalsOf(armory: WearerFragment): Readonly<Record<string, number>> {
  const worn = armory.items.filter(({ equipSlot }) => equipSlot !== 'NONE');
  const active = setsOf(armory).flatMap(({ set, worn: pieces }) =>
    set.bonuses.filter(({ itemsRequired }) => itemsRequired <= pieces),
  );
  const stats: { stat: string; value: number; percentage: boolean }[] = [
    ...worn.flatMap(({ item }) => item.stats),
    ...worn.flatMap(({ talismans }) => talismans.flatMap((talisman) => talisman.stats)),
    ...active.flatMap(({ bonus: { stat, value, percentage } }) =>
      stat !== undefined && value !== undefined ? [{ stat, value, percentage: percentage ?? false }] : [],
    ),
    ...worn.map(({ item: { type, armor } }) => ({
      stat: type === 'SHIELD' ? 'BLOCK_RATING' : 'ARMOR',
      value: armor,
      percentage: false,
    })),
  ];
  const sums: Record<string, number> = {};
  for (const { stat, value, percentage } of stats) {
    const key = `${statLabel(stat)}${percentage || SHARES.test(stat) ? ' %' : ''}`;
    sums[key] = (sums[key] ?? 0) + value * (stat === 'HEALTH_REGEN' ? 4 : 1);
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}
