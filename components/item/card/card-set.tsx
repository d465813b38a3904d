import { plain } from '#lib/format/number.ts';
import type { SetLines } from '#lib/game/items/item-card.ts';

import { joinClasses } from '../../ui/join-classes.ts';
import styles from './item-card.module.css';

/** The set of an item, with what is worn of it where that is known (rules.md: Item sets). */
export const CardSet = ({ set }: { readonly set: SetLines }) => (
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
