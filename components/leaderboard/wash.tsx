interface Props {
  readonly realm: 'order' | 'destruction' | 'neutral';
  /** Percent of first place, 0 to 100. */
  readonly share: number;
}

/** The shade behind a place on a leaderboard, as long as its share of first place. */
export function Wash({ realm, share }: Props) {
  return (
    <svg className={`wash edge-${realm}`} aria-hidden="true">
      <rect className="wash-ground" width={`${share}%`} height="100%" />
      <rect className="wash-end" x={`${share}%`} width="2" height="100%" />
    </svg>
  );
}
