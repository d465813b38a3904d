import { joinClasses } from './join-classes.ts';
import { HATCH } from './paint-servers.tsx';
import styles from './split-bar.module.css';

interface Props {
  readonly order: number;
  readonly destruction: number;
  /** The whole in one sentence, with both numbers. */
  readonly label: string;
  readonly size?: 'thin' | 'regular' | 'tall';
  /** The realm on the left: Order, unless the bar's context begins with Destruction. */
  readonly left?: 'order' | 'destruction';
}

/** Two realms in one bar: Order plain, Destruction hatched; nothing where a number is not known. The numbers stand beside it. */
export function SplitBar({ order, destruction, label, size = 'regular', left = 'order' }: Props) {
  const total = order + destruction;
  if (Number.isNaN(total)) return null;
  const share = total === 0 ? 50 : ((left === 'order' ? order : destruction) / total) * 100;
  return (
    <svg className={joinClasses(styles.bar, styles[size])} role="img" aria-label={label}>
      <Part realm={left} x="0" width={`${share}%`} />
      <svg x={`${share}%`} width={`${100 - share}%`} height="100%">
        <Part realm={left === 'order' ? 'destruction' : 'order'} x="2" width="100%" />
      </svg>
    </svg>
  );
}

interface PartProps {
  readonly realm: 'order' | 'destruction';
  readonly x: string;
  readonly width: string;
}

function Part({ realm, ...place }: PartProps) {
  if (realm === 'order') return <rect className="fill-order-fill" height="100%" {...place} />;
  return (
    <>
      <rect className="fill-destruction-fill" height="100%" {...place} />
      <rect height="100%" fill={HATCH} {...place} />
    </>
  );
}
