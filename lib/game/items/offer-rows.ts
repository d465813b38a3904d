import type { ItemDetailsFragment, OfferFragment, VendorFragment } from '#graphql/generated/documents.ts';

import { thousands } from '#lib/format/number.ts';
import { zoneLabel } from '../places/zones.ts';

interface OfferPlace {
  readonly id: string;
  readonly name: string;
}

/** One line of a table of offers: an offer with one of its vendors. */
export interface OfferRow<Offer> {
  readonly key: string;
  readonly offer: Offer;
  /** Null where none of the vendors stands anywhere. */
  readonly vendor: VendorFragment | null;
  /** The zones in which the vendor stands, each once. */
  readonly zones: readonly OfferPlace[];
  /** On the first line of an offer, how many lines it has; 0 on the others. */
  readonly span: number;
}

/**
 * Offers as lines of a table, one for each vendor with a location (rules.md: Item tabs). An offer without a vendor
 * keeps one line, since the tab counts it.
 */
export function offerRows<Offer extends Pick<OfferFragment, 'creatures'>>(
  offers: readonly Offer[],
): readonly OfferRow<Offer>[] {
  return offers.flatMap((offer, index): readonly OfferRow<Offer>[] => {
    const vendors = standing(offer.creatures);
    if (vendors.length === 0) return [{ key: `${index}`, offer, vendor: null, zones: [], span: 1 }];
    return vendors.map((vendor, place) => ({
      key: `${index} ${vendor.id}`,
      offer,
      vendor,
      zones: zonesOf(vendor),
      span: place === 0 ? vendors.length : 0,
    }));
  });
}

/**
 * Counts the vendors that the table of an item's offers names, each once, however many of the offers are theirs
 * (rules.md: Item tabs). An item may have more offers than were read.
 * @example vendorTotal(item.soldByVendors) // '7', or '31 or more'
 */
export function vendorTotal(page: ItemDetailsFragment['soldByVendors']): string {
  const offers = page?.nodes ?? [];
  const vendors = new Set(offers.flatMap(({ creatures }) => standing(creatures).map(({ id }) => id)));
  return thousands(vendors.size) + (offers.length < (page?.totalCount ?? 0) ? ' or more' : '');
}

/** Leaves out vendors that stand nowhere, who sell nothing. */
const standing = <Vendor extends { readonly spawns: readonly unknown[] }>(vendors: readonly Vendor[]) =>
  vendors.filter(({ spawns }) => spawns.length > 0);

/** The zones in which a creature stands, by name, each once. */
export function zonesOf({ spawns }: Pick<VendorFragment, 'spawns'>): readonly OfferPlace[] {
  const byName = new Map<string, OfferPlace>();
  for (const { zone } of spawns) {
    const name = zoneLabel(zone);
    if (!byName.has(name)) byName.set(name, { id: zone.id, name });
  }
  return [...byName.values()];
}
