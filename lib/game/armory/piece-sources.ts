import { realmOf } from '../players/realms.ts';

/** Who makes an offer, and where they stand. */
export interface Seller {
  readonly id: string;
  readonly name: string | null;
  readonly realm: string | null;
  readonly title: string | null;
  readonly spawns: readonly { readonly zone: { readonly id: string; readonly name: string | null } }[];
}

/** A seller with the zones that it stands in, each once. */
export interface PlacedSeller {
  readonly creature: Seller;
  readonly zones: readonly string[];
}

/** Sellers of an offer before the rest is only counted. */
const SELLERS = 3;

/**
 * Who of those that make an offer can be visited: those that stand somewhere, the enemy's last, and how many there
 * are beyond the first few (rules.md: Item sets).
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
