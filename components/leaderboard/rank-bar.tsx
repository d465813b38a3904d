import { useId } from 'react';

interface Props {
  readonly realm: 'order' | 'destruction' | 'neutral';
  /** Percent of first place, 0 to 100. */
  readonly share: number;
}

/** The shade behind a place on a leaderboard, as long as its share of first place. */
export function RankBar({ realm, share }: Props) {
  const gradient = useId();
  return (
    <svg className={`wash edge-${realm}`} aria-hidden="true">
      <linearGradient id={gradient}>
        <stop className="wash-start" offset="0" />
        <stop className="wash-full" offset="1" />
      </linearGradient>
      <rect width={`${share}%`} height="100%" fill={`url(#${gradient})`} />
      <rect className="wash-end" x={`${share}%`} width="2" height="100%" />
    </svg>
  );
}
