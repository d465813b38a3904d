import { useId } from 'react';

interface Props {
  readonly order: number;
  readonly destruction: number;
  /** The whole in one sentence, with both numbers. */
  readonly label: string;
  readonly thin?: boolean;
}

/** Two realms in one bar: Order left and plain, Destruction right and hatched. The numbers stand beside it. */
export function SplitBar({ order, destruction, label, thin = false }: Props) {
  const pattern = useId();
  const total = order + destruction;
  const edge = total === 0 ? 50 : (order / total) * 100;
  return (
    <svg className={thin ? 'split split-thin' : 'split'} role="img" aria-label={label}>
      <defs>
        <pattern
          id={pattern}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="hatch" d="M1.5 0V7" strokeWidth="3" />
        </pattern>
      </defs>
      <rect className="order-part" width={`${edge}%`} height="100%" />
      <svg x={`${edge}%`} width={`${100 - edge}%`} height="100%">
        <rect className="destruction-part" x="2" width="100%" height="100%" />
        <rect x="2" width="100%" height="100%" fill={`url(#${pattern})`} />
      </svg>
    </svg>
  );
}
