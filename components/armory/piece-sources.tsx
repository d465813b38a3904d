import type { PieceSourcesFragment } from '#graphql/generated/documents.ts';
import { routes } from '#lib/url/routes.ts';
import { CreatureLink } from '../creature/creature-link.tsx';
import { OfferCost } from '../item/cost/offer-cost.tsx';
import { QuestLink } from '../quest/quest-link.tsx';
import { MoreLink } from '../ui/list/more-link.tsx';
import styles from './armory.module.css';
import { placedSellers } from '#lib/game/armory/missing-pieces.ts';

interface Props {
  readonly piece: { readonly id: string };
  /** Null where the API knows nothing about the piece. */
  readonly sources: PieceSourcesFragment | null;
  /** The realm of the character who misses the piece. */
  readonly realm: string;
}

/** Lists the sources of a piece: vendors with their price, and quests. */
export function PieceSources({ piece, sources, realm }: Props) {
  const offers = (sources?.soldByVendors?.nodes ?? []).flatMap((offer) => {
    const { shown, others } = placedSellers(offer.creatures, realm);
    return shown.length > 0 ? [{ offer, shown, others }] : [];
  });
  const quests = sources?.rewardedFromQuests?.nodes ?? [];
  if (offers.length + quests.length === 0) return <p className={styles.none}>No known source</p>;
  const otherOffers =
    (sources?.soldByVendors?.totalCount ?? 0) - (sources?.soldByVendors?.nodes ?? []).length;
  const otherQuests = (sources?.rewardedFromQuests?.totalCount ?? 0) - quests.length;
  return (
    <div className={styles.sources}>
      {offers.length > 0 && (
        <div>
          <p className={styles.label}>Vendors</p>
          <ul className={styles.offers}>
            {offers.map(({ offer, shown, others }) => (
              <li key={JSON.stringify(offer)}>
                <div className={styles.offer}>
                  <OfferCost offer={offer} />
                  <ul className={styles.sellers}>
                    {shown.map(({ creature, zones }) => (
                      <li key={creature.id}>
                        <CreatureLink creature={creature} />
                        <span className={styles.zones}>{zones.join(', ')}</span>
                      </li>
                    ))}
                    {others > 0 && (
                      <li>
                        <MoreLink href={routes.item(piece.id)} count={others} one="vendor" many="vendors" />
                      </li>
                    )}
                  </ul>
                </div>
              </li>
            ))}
          </ul>
          <MoreLink href={routes.item(piece.id)} count={otherOffers} one="offer" many="offers" />
        </div>
      )}
      {quests.length > 0 && (
        <div className={styles.quests}>
          <p className={styles.label}>Quests</p>
          <ul>
            {quests.map((quest) => (
              <li key={quest.id} className="py-0.5">
                <QuestLink quest={quest} />
              </li>
            ))}
          </ul>
          <MoreLink href={routes.item(piece.id, '/quests')} count={otherQuests} one="quest" many="quests" />
        </div>
      )}
    </div>
  );
}
