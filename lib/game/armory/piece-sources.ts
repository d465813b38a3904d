import { realmOf } from '../players/realms.ts';

/** A vendor with an offer, and the vendor's zones. */
export interface Seller {
  readonly id: string;
  readonly name: string | null;
  readonly realm: string | null;
  readonly title: string | null;
  readonly spawns: readonly { readonly zone: { readonly id: string; readonly name: string | null } }[];
}

/** A seller with the zones where it stands, each once. */
export interface PlacedSeller {
  readonly creature: Seller;
  readonly zones: readonly string[];
}

/** Sellers of an offer before the rest is only counted. */
const SELLERS = 3;

/**
 * Returns the vendors who have a place in the world, the enemy's last, and the count of those beyond the first few
 * (rules.md: Item sets).
 * @param realm of the buyer
 * @example placedSellers(offer.creatures, 'ORDER').others // 4
 */
export function placedSellers(
  creatures: readonly Seller[],
  realm: string,
): { readonly shown: readonly PlacedSeller[]; readonly others: number } {
  const placed = creatures
    .filter(({ spawns }) => spawns.length > 0)
    .toSorted((one, other) => enmity(one, realm) - enmity(other, realm));
  const shown = placed.slice(0, SELLERS).map((creature) => ({ creature, zones: zonesOf(creature) }));
  return { shown, others: placed.length - shown.length };
}

function enmity(seller: Seller, realm: string): number {
  const { side } = realmOf(seller.realm);
  return side === 'neutral' || side === realmOf(realm).side ? 0 : 1;
}

function zonesOf({ spawns }: Seller): string[] {
  const zones = new Map(spawns.map(({ zone }) => [zone.id, zone.name?.trim() || `Zone #${zone.id}`]));
  return [...zones.values()];
}
