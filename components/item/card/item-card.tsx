import type { ItemCard as Card, TalismanLine, SetLines } from '#lib/game/items/item-card.ts';
import type { StatLine } from '#lib/game/items/stats.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './item-card.module.css';
import rarities from '../rarity.module.css';
import { plain } from '#lib/format/number.ts';

/** The set of an item, with what is worn of it where that is known (rules.md: Item sets). */
const CardSet = ({ set }: { readonly set: SetLines }) => (
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
          <Mark on={bonus.active} said={set.worn === null ? null : ['active', 'inactive']} />{' '}
          {plain(bonus.pieces)} piece bonus: {bonus.text}
        </li>
      ))}
    </ul>
  </div>
);

interface MarkProps {
  readonly on: boolean;
  /** The meanings of a filled and an open mark; null where the card marks nothing. */
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

const PIPS = [1, 2, 3, 4, 5] as const;

interface Props {
  readonly card: Card;
  /** A heading on the page about the item and beside it. */
  readonly as?: 'h1' | 'h2' | 'p';
}

/**
 * The card of an item (rules.md: Item cards), the same on the item's page and in its tooltip. It holds nothing to
 * click on, as befits a tooltip.
 */
export function ItemCard({ card, as: Name = 'p' }: Props) {
  return (
    <div className={styles.card}>
      <div className={joinClasses(styles.head, rarities[card.rarity.className])}>
        <span className={styles.ring}>
          <img src={card.icon} alt="" width={48} height={48} />
        </span>
        <div className="min-w-0">
          <Name className={styles.name}>{card.name}</Name>
          <p className={styles.kind}>
            <span className={rarities[card.rarity.ownClassName]}>
              <span className={styles.pips} aria-hidden="true">
                {PIPS.map((pip) => (pip <= card.rarity.pips ? '◆' : '◇')).join('')}
              </span>{' '}
              {card.rarity.label}
            </span>
            {card.slot && ` · ${card.slot}`}
          </p>
        </div>
      </div>
      {card.description && <p className="text-muted italic">{card.description}</p>}
      <Measures card={card} />
      {card.stats.length > 0 && (
        <div className={styles.part}>
          {card.stats.map((stat) => (
            <Stat key={`${stat.label} ${stat.value}`} stat={stat} />
          ))}
        </div>
      )}
      <CardTalismans talismans={card.talismans} empty={card.emptyTalismanSlots} />
      {card.set && <CardSet set={card.set} />}
      <Lines lines={card.effects} mark="+ " className="text-sm text-ok" />
      <Lines lines={card.requirements} className="text-sm text-muted" />
    </div>
  );
}

const Measures = ({ card: { type, main, measures } }: Pick<Props, 'card'>) =>
  type || main || measures.length > 0 ? (
    <div className={styles.measures}>
      {(type || main) && (
        <p className={styles.row}>
          <span>{type}</span>
          <strong>{main}</strong>
        </p>
      )}
      {measures.length > 0 && (
        <p className={joinClasses(styles.row, 'text-muted')}>
          {measures.map((measure) => (
            <span key={measure}>{measure}</span>
          ))}
        </p>
      )}
    </div>
  ) : null;

interface LinesProps {
  readonly lines: readonly string[];
  /** The mark before each line. */
  readonly mark?: string;
  readonly className: string;
}

const Lines = ({ lines, mark = '', className }: LinesProps) =>
  lines.length === 0 ? null : (
    <div className={joinClasses(styles.part, className)}>
      {[...new Set(lines)].map((line) => (
        <p key={line}>
          {mark}
          {line}
        </p>
      ))}
    </div>
  );

const Stat = ({ stat: { label, value } }: { readonly stat: StatLine }) => (
  <p className={styles.row}>
    <span>{label}</span>
    <strong className="text-ok">{value}</strong>
  </p>
);

interface CardTalismansProps {
  readonly talismans: readonly TalismanLine[];
  /** Slots that hold none. */
  readonly empty: number;
}

/** The talismans of an item, and how many more it could hold. */
function CardTalismans({ talismans, empty }: CardTalismansProps) {
  if (talismans.length + empty === 0) return null;
  return (
    <ul className={styles.talismans}>
      {talismans.map((talisman) => (
        <li key={talisman.place}>
          <img src={talisman.icon} alt="" width={32} height={32} />
          <div className="min-w-0 flex-1">
            <p className={styles.row}>
              <span className={rarities[talisman.rarityClass]}>{talisman.name}</span>
              <strong className="shrink-0 text-ok">
                {talisman.stats.map(({ label, value }) => (
                  <span key={label} className="block">
                    {value} {label}
                  </span>
                ))}
              </strong>
            </p>
            {talisman.effects.map((effect) => (
              <p key={effect} className="text-ok">
                {effect}
              </p>
            ))}
          </div>
        </li>
      ))}
      {empty > 0 && (
        <li className="text-faint">
          <span className={styles.slot} aria-hidden="true" />
          {empty === 1 ? 'Empty talisman slot' : `${empty} empty talisman slots`}
        </li>
      )}
    </ul>
  );
}
