import type { TalismanLine } from '#lib/game/items/item-card.ts';

import styles from './item-card.module.css';
import rarities from '../rarity.module.css';

interface Props {
  readonly talismans: readonly TalismanLine[];
  /** Slots that hold none. */
  readonly empty: number;
}

/** The talismans of an item, and how many more it could hold. */
export function CardTalismans({ talismans, empty }: Props) {
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
