import type { ItemCard as Card, SetLines, TalismanLine } from '#lib/game/item-card.ts';
import type { StatLine } from '#lib/game/stats.ts';

import { joinClasses } from '../ui/join-classes.ts';
import styles from './item-card.module.css';
import rarities from './rarity.module.css';

interface Props {
  readonly card: Card;
  /** The card of the page about the item, which has a title of its own. */
  readonly as?: 'h1' | 'p';
}

/**
 * The card of an item (rules.md: Item cards), the same on the item's page and in its tooltip. It holds nothing to
 * click on, as befits a tooltip.
 */
export function ItemCard({ card, as: Name = 'p' }: Props) {
  const [main, ...measures] = card.measures.toReversed();
  return (
    <div className={styles.card}>
      <div className={joinClasses(styles.head, rarities[card.rarity.className])}>
        <span className={styles.ring}>
          <img src={card.icon} alt="" width={48} height={48} />
        </span>
        <div className="min-w-0">
          <Name className={styles.name}>{card.name}</Name>
          <p className={styles.kind}>
            <Pips filled={card.rarity.pips} /> {[card.rarity.label, card.slot].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {card.description && <p className="text-muted italic">{card.description}</p>}
      <div>
        <p className={styles.row}>
          <span>{card.type}</span>
          <strong>{main}</strong>
        </p>
        {measures.map((measure) => (
          <p key={measure} className="text-right text-muted">
            {measure}
          </p>
        ))}
      </div>
      {card.stats.length > 0 && (
        <div className={styles.part}>
          {card.stats.map((stat) => (
            <Stat key={stat.label} stat={stat} />
          ))}
        </div>
      )}
      <Talismans talismans={card.talismans} empty={card.emptyTalismanSlots} />
      {card.set && <ItemSet set={card.set} />}
      {card.effects.length > 0 && (
        <div className={joinClasses(styles.part, 'text-ok')}>
          {card.effects.map((effect) => (
            <p key={effect}>+ {effect}</p>
          ))}
        </div>
      )}
      {card.requirements.length > 0 && (
        <div className={joinClasses(styles.part, 'text-sm text-muted')}>
          {card.requirements.map((requirement) => (
            <p key={requirement}>{requirement}</p>
          ))}
        </div>
      )}
    </div>
  );
}

const PIPS = [1, 2, 3, 4, 5] as const;

const Pips = ({ filled }: { readonly filled: number }) => (
  <span className={styles.pips} aria-hidden="true">
    {PIPS.map((pip) => (pip <= filled ? '◆' : '◇')).join('')}
  </span>
);

const Stat = ({ stat: { label, value } }: { readonly stat: StatLine }) => (
  <p className={styles.row}>
    <span>{label}</span>
    <strong className="text-ok">{value}</strong>
  </p>
);

function Talismans({
  talismans,
  empty,
}: {
  readonly talismans: readonly TalismanLine[];
  readonly empty: number;
}) {
  if (talismans.length + empty === 0) return null;
  return (
    <ul className={styles.talismans}>
      {talismans.map((talisman) => (
        <li key={talisman.id}>
          <img src={talisman.icon} alt="" width={32} height={32} />
          <span className={joinClasses('min-w-0 flex-1', rarities[talisman.rarityClass])}>
            {talisman.name}
          </span>
          <span className="text-right font-semibold text-ok">
            {[...talisman.stats.map(({ label, value }) => `${value} ${label}`), ...talisman.effects].join(
              ', ',
            )}
          </span>
        </li>
      ))}
      {empty > 0 && (
        <li className="text-faint">
          <span className={styles.slot} aria-hidden="true" />
          {empty === 1 ? 'Empty Talisman Slot' : `${empty} Empty Talisman Slots`}
        </li>
      )}
    </ul>
  );
}

const ItemSet = ({ set }: { readonly set: SetLines }) => (
  <div className={styles.part}>
    <p className={joinClasses(styles.row, styles.set)}>
      <span>
        <span aria-hidden="true">◆ </span>
        {set.name}
      </span>
      {set.worn !== null && (
        <span>
          {set.worn} of {set.pieces.length}
        </span>
      )}
    </p>
    <ul className={styles.pieces}>
      {set.pieces.map((piece) => (
        <li key={piece.id} className={piece.worn ? undefined : 'text-muted'}>
          <Mark on={piece.worn} said={set.worn === null ? null : ['worn', 'missing']} /> {piece.name}
        </li>
      ))}
    </ul>
    <ul className="text-sm">
      {set.bonuses.map((bonus) => (
        <li key={`${bonus.pieces} ${bonus.text}`} className={bonus.active ? undefined : 'text-muted'}>
          <Mark on={bonus.active} said={set.worn === null ? null : ['active', 'inactive']} /> {bonus.pieces}{' '}
          piece bonus: {bonus.text}
        </li>
      ))}
    </ul>
  </div>
);

interface MarkProps {
  readonly on: boolean;
  /** What a filled and an open mark mean, where that is known. */
  readonly said: readonly [filled: string, open: string] | null;
}

const Mark = ({ on, said }: MarkProps) => (
  <>
    <span className={on ? styles.on : undefined} aria-hidden="true">
      {on ? '◆' : '◇'}
    </span>
    {said && <span className="sr-only">{said[on ? 0 : 1]}:</span>}
  </>
);
