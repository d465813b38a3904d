import type { ReactNode } from 'react';
import type { BetterItemFragment } from '#graphql/generated/documents.ts';
import type { BetterGear, Weight } from '#lib/game/armory/better-items.ts';
import { plain, thousands } from '#lib/format/number.ts';
import { statLabel, statLine } from '#lib/game/items/stats.ts';
import { type ARMORY_FILTER, WEIGHT_FIELDS } from '#lib/url/filter/comparison-filter.ts';
import { itemSections } from '#lib/url/item-sections.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { OfferCost } from '../item/cost/offer-cost.tsx';
import { ItemLink } from '../item/item-link.tsx';
import { Filters } from '../ui/filter/filters.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel, SectionHeading } from '../ui/page/panel.tsx';
import styles from './armory.module.css';

interface SectionProps {
  readonly list: ListAddress<typeof ARMORY_FILTER>;
  /** Stands below the form, once a stat is chosen. */
  readonly children: ReactNode;
}

/** Asks which stats count, and shows what is better than the worn gear by them (rules.md: Better gear). */
export const BetterGearSection = ({ list, children }: SectionProps) => (
  <section>
    <SectionHeading>Better than what is worn</SectionHeading>
    <Filters
      list={{ ...list, filter: { ...list.filter, label: 'Weigh stats' } }}
      fields={WEIGHT_FIELDS}
      submit="Find better gear"
    />
    {children}
  </section>
);

interface Props {
  readonly found: BetterGear | false;
  readonly weights: readonly Weight[];
}

/** Lists the best items that a character may wear and get, slot by slot. */
export function BetterSlots({ found, weights }: Props) {
  if (!found) return <p className="mt-3 text-muted">Nothing is known of what this career may wear.</p>;
  const { slots, read } = found;
  const counted = weights.map(({ stat, weight }) => `${weight > 1 ? `${weight} × ` : ''}${statLabel(stat)}`);
  return (
    <>
      <p className="my-3 text-sm text-muted">
        {counted.join(' + ')}, without talismans and sets; of what the character may wear and what has a
        source.
        {read !== null &&
          ` The API sorts by no stat: looked at the ${read} items of each slot with the highest item level that have ${statLabel(weights[0]?.stat ?? '')}.`}
      </p>
      {slots.length === 0 && <p className="text-muted">Nothing better was found.</p>}
      <div className="grid grid-cols-2 items-start gap-gap compact:grid-cols-1">
        {slots.map(({ label, worn, better }) => (
          <Panel key={label} as="section" ornate>
            <div className="px-5 py-3.5 narrow:px-4">
              <h3 className="text-md">{label}</h3>
              <p className="text-sm text-muted">
                {worn ? (
                  <>
                    Worn: <ItemLink item={worn} size={0} /> {weighedLine(worn, weights)}
                  </>
                ) : (
                  'A place is empty.'
                )}
              </p>
            </div>
            <ol className={styles.pieces} aria-label={`Better: ${label}`}>
              {better.map(({ item, gain }) => (
                <li key={item.id}>
                  <ItemLink item={item} className="narrow:min-h-11" />
                  <div className="grid gap-0.5 text-sm">
                    <span>
                      <b className="text-ok">+{thousands(gain)}</b>{' '}
                      <span className="text-muted">({weighedLine(item, weights)})</span>
                    </span>
                    <Sources item={item} />
                  </div>
                </li>
              ))}
            </ol>
          </Panel>
        ))}
      </div>
    </>
  );
}

/** The weighed stats of an item in words. */
const weighedLine = ({ stats }: Pick<BetterItemFragment, 'stats'>, weights: readonly Weight[]) =>
  stats
    .filter((each) => weights.some(({ stat }) => stat === each.stat))
    .map(statLine)
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ');

const WORDS = { vendors: 'Vendors', purchase: '', quests: 'Quests', drops: 'Drops', chapters: 'Chapters' };

/** The sources of an item, each with its number, and the cost of the cheapest offer. */
function Sources({ item }: { readonly item: BetterItemFragment }) {
  const offer = item.soldByVendors?.nodes?.[0];
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {itemSections({ ...item, usedToPurchase: null }).map(({ section, href, count }) => (
        <NavLink
          key={section}
          href={href}
          className="inline-flex min-h-6 items-center text-link narrow:min-h-11"
        >
          {WORDS[section]} ({plain(count)})
        </NavLink>
      ))}
      {offer && <OfferCost offer={offer} />}
    </span>
  );
}
