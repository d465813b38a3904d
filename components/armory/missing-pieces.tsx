import type { ItemTagFragment, PieceSourcesFragment } from '#graphql/generated/documents.ts';
import type { PartialSet } from '#lib/game/armory/missing-pieces.ts';
import { counted } from '#lib/format/number.ts';
import { equipSlotLabel } from '#lib/game/items/item-labels.ts';
import { bonusText } from '#lib/game/items/item-set.ts';
import { ItemLink } from '#components/item/item-link.tsx';
import { Panel, SectionHeading } from '#components/ui/page/panel.tsx';
import styles from './armory.module.css';
import { PieceSources } from './piece-sources.tsx';

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

type Part = PartialSet<ItemTagFragment>;

interface PartialSetPanelProps extends Omit<Props, 'sets'> {
  readonly set: Part;
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

function NextBonus({ set: { next, worn, missing } }: { readonly set: Part }) {
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
