import { washOf } from '../ui/paint-servers.tsx';

interface Props {
  readonly realm: 'order' | 'destruction' | 'neutral';
  /** Percent of first place, 0 to 100. */
  readonly share: number;
}

/** Percent of first place from which a bar ends behind the longest name on a wide screen. */
const BEHIND_NAMES = 70;

/** The shade behind a row of a ranking, as long as its share of first place; it never reaches the level and the number. */
export function RankBar({ realm, share }: Props) {
  return (
    <svg
      data-side={realm}
      className="pointer-events-none absolute inset-[3px_auto_3px_0] h-[calc(100%-6px)] w-[calc(100%-130px)]"
      aria-hidden="true"
    >
      <rect width={`${share}%`} height="100%" fill={washOf(realm)} />
      {share > BEHIND_NAMES && (
        <rect
          className="-translate-x-0.5 fill-edge opacity-60 compact:opacity-0"
          x={`${share}%`}
          width="2"
          height="100%"
        />
      )}
    </svg>
  );
}
