import { washOf } from '../ui/paint-servers.tsx';

interface Props {
  readonly realm: 'order' | 'destruction' | 'neutral';
  /** Percent of first place, 0 to 100. */
  readonly share: number;
}

/** The shade behind a row of a ranking, as long as its share of first place; it never reaches the level and the number. */
export function RankBar({ realm, share }: Props) {
  return (
    <svg
      data-side={realm}
      className="pointer-events-none absolute inset-[3px_auto_3px_0] h-[calc(100%-6px)] w-[calc(100%-130px)]"
      aria-hidden="true"
    >
      <rect width={`${share}%`} height="100%" fill={washOf(realm)} />
      <rect
        className="-translate-x-0.5 fill-edge opacity-60 narrow:opacity-0"
        x={`${share}%`}
        width="2"
        height="100%"
      />
    </svg>
  );
}
