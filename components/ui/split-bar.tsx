import { joinClasses } from './join-classes.ts';
import { HATCH } from './paint-servers.tsx';
import styles from './split-bar.module.css';

interface Props {
  readonly order: number;
  readonly destruction: number;
  /** The whole in one sentence, with both numbers. */
  readonly label: string;
  readonly size?: 'thin' | 'regular' | 'tall';
}

/** Two realms in one bar: Order left and plain, Destruction right and hatched. The numbers stand beside it. */
export function SplitBar({ order, destruction, label, size = 'regular' }: Props) {
  const total = order + destruction;
  const edge = total === 0 ? 50 : (order / total) * 100;
  return (
    <svg className={joinClasses(styles.bar, styles[size])} role="img" aria-label={label}>
      <rect className="fill-order-fill" width={`${edge}%`} height="100%" />
      <svg x={`${edge}%`} width={`${100 - edge}%`} height="100%">
        <rect className="fill-destruction-fill" x="2" width="100%" height="100%" />
        <rect x="2" width="100%" height="100%" fill={HATCH} />
      </svg>
    </svg>
  );
}
