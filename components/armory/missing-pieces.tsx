import type { ItemTagFragment, PieceSourcesFragment } from '#graphql/generated/documents.ts';
import { type PartialSet, placedSellers } from '#lib/game/armory/missing-pieces.ts';
import { counted } from '#lib/format/number.ts';
import { equipSlotLabel } from '#lib/game/items/item-labels.ts';
import { bonusText } from '#lib/game/items/item-set.ts';
import { ItemLink } from '#components/item/item-link.tsx';
import { Panel, SectionHeading } from '#components/ui/page/panel.tsx';
import styles from './armory.module.css';
import { routes } from '#lib/url/routes.ts';
import { CreatureLink } from '../creature/creature-link.tsx';
import { OfferCost } from '../item/cost/offer-cost.tsx';
import { QuestLink } from '../quest/quest-link.tsx';
import { MoreLink } from '../ui/list/more-link.tsx';

interface PieceSourcesProps {
  readonly piece: { readonly id: string };
  /** Null where the API knows nothing about the piece. */
  readonly sources: PieceSourcesFragment | null;
  /** The realm of the character who misses the piece. */
  readonly realm: string;
}

/** Lists the sources of a piece: vendors with their price, and quests. */
function PieceSources({ piece, sources, realm }: PieceSourcesProps) {
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

interface Props {
  readonly sets: readonly PartialSet<ItemTagFragment>[];
  /** Sources by the id of the piece. */
  readonly sources: ReadonlyMap<string, PieceSourcesFragment>;
  /** The realm of the character who wears the sets. */
  readonly realm: string;
}

/** Lists the sets that a character wears in part, with the missing pieces and their sources (rules.md: Item sets). */
export function MissingPieces({ sets, ...details }: Props) {
  if (sets.length === 0) return null;
  return (
    <section>
      <SectionHeading>What is missing</SectionHeading>
      <div className="grid grid-cols-1 gap-gap">
        {sets.map((set) => (
          <PartialSetPanel key={set.id} set={set} {...details} />
        ))}
      </div>
    </section>
  );
}

type ItemSetPart = PartialSet<ItemTagFragment>;

interface PartialSetPanelProps extends Omit<Props, 'sets'> {
  readonly set: ItemSetPart;
}

/** A set that is worn in part: the next bonus, and each missing piece with its sources. */
export function PartialSetPanel({ set, sources, realm }: PartialSetPanelProps) {
  const headingId = `set-${set.id}`;
  return (
    <Panel as="section" ornate aria-labelledby={headingId}>
      <div className={styles.head}>
        <div className="min-w-0">
          <h3 id={headingId} className={styles.name}>
            {set.name}
          </h3>
          <NextBonus set={set} />
        </div>
        <p className={styles.worn}>
          <span aria-hidden="true" className={styles.marks}>
            {'◆'.repeat(set.worn)}
            <span className="text-faint">{'◇'.repeat(set.missing.length)}</span>
          </span>
          {set.worn} of {set.of} worn
        </p>
      </div>
      <ul className={styles.pieces} aria-label={`Missing of ${set.name}`}>
        {set.missing.map((piece) => (
          <li key={piece.id}>
            <div className="grid min-w-0 content-start justify-items-start gap-0.5">
              <ItemLink item={piece} size={40} className="narrow:min-h-11" />
              <span className={styles.place}>{equipSlotLabel(sources.get(piece.id)?.slot ?? 'NONE')}</span>
            </div>
            <PieceSources piece={piece} sources={sources.get(piece.id) ?? null} realm={realm} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function NextBonus({ set: { next, worn, missing } }: { readonly set: ItemSetPart }) {
  if (!next) return <p className="mt-1 text-muted">All that it gives is active.</p>;
  const more = next.itemsRequired - worn;
  return (
    <p className="mt-1 text-muted">
      {more > missing.length ? `At ${next.itemsRequired} pieces` : counted(more, 'more piece')}
      {': '}
      <span className="text-ok">{next.bonuses.map(bonusText).join(', ')}</span>
      {more <= missing.length && ` (${next.itemsRequired} piece bonus)`}
    </p>
  );
}
