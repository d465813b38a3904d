import type { Route } from 'next';
import type { ReactNode } from 'react';
import { isOffered } from '#lib/api/offered.ts';
import { counted, plain, plural, share, thousands } from '#lib/format/number.ts';
import { byRank, cutTie, tieWords } from '#lib/game/boards/ties.ts';
import type { Column } from '../ui/table/column.ts';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';
import { washOf } from '#components/ui/paint-servers.tsx';

interface RankBarProps {
  readonly realm: 'order' | 'destruction' | 'neutral';
  /** Percent of first place, 0 to 100. */
  readonly share: number;
}

/** Percent of first place from which a bar ends behind the longest name on a wide screen. */
const BEHIND_NAMES = 70;

/** The shade behind a row of a ranking, as long as its share of first place; it never reaches the level and the number. */
function RankBar({ realm, share }: RankBarProps) {
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

/** One place of any leaderboard. */
export interface LeaderboardPlace {
  readonly id: string;
  readonly rank: number;
  /** The number of those with it; NaN where it is not known. */
  readonly sharedBy: number;
  readonly kills: number;
  /** NaN where the API does not say. */
  readonly deaths: number;
  readonly realm: 'order' | 'destruction' | 'neutral';
  readonly who: ReactNode;
}

interface Props {
  readonly title: string;
  /** The period in words: "Week 47, 2026". */
  readonly period: string;
  /** The header of the second column. */
  readonly header: 'Player' | 'Guild';
  readonly places: readonly LeaderboardPlace[];
  /** The address of all places. */
  readonly all: Route;
}

function columns(
  header: Props['header'],
  places: readonly LeaderboardPlace[],
): readonly Column<LeaderboardPlace>[] {
  const [first, second, third] = places;
  const onPodium = (place: LeaderboardPlace) => place === first || place === second || place === third;
  return [
    {
      header: '#',
      width: 'w-[34px]',
      align: 'center',
      cell: (place) => (
        <span className={`font-semibold ${onPodium(place) ? 'text-lg text-accent' : 'text-md text-muted'}`}>
          {plain(place.rank)}
        </span>
      ),
    },
    {
      header,
      names: true,
      cell: ({ realm, kills, who }) => (
        <>
          <RankBar realm={realm} share={share(kills, first?.kills ?? 0)} />
          <div className="relative">{who}</div>
        </>
      ),
    },
    {
      header: 'Kills',
      width: 'w-auto',
      align: 'end',
      cell: (place) => (
        <span className="relative block">
          <span className={`font-bold ${place === first ? 'text-lg' : 'text-md'}`}>
            {thousands(place.kills)}
            <span className="sr-only"> {plural(place.kills, 'kill', 'kills')}</span>
          </span>
          {isOffered('KillLeaderboardEntry.deaths') && <KillRatio {...place} />}
        </span>
      ),
    },
  ];
}

/** Ranks players or guilds by the kills of a period: rank, name, kills (rules.md: Leaderboards). */
export function Leaderboard({ title, period, header, places, all }: Props) {
  return (
    <Panel as="section" ornate>
      <div className="flex items-baseline gap-3 px-4.5 pt-[15px] pb-[11px] narrow:px-3.5 narrow:pt-[13px] narrow:pb-[9px]">
        <h2 className="text-lg">{title}</h2>
        <span className="ml-auto text-sm text-muted">{period}</span>
      </div>
      <Table
        caption={`${title}, ${period}`}
        layout="ranking"
        columns={columns(header, places)}
        rows={places}
        rowKey={({ id }) => id}
      />
      {places.length === 0 && <p className="px-5 pb-5 text-muted">No kills yet.</p>}
      <p className="flex items-center justify-between px-4.5 pb-3">
        <span className="text-sm text-muted">{tieWords(cutTie(byRank(places)))}</span>
        <NavLink
          href={all}
          className="inline-flex min-h-6 items-center underline narrow:min-h-11"
          aria-label={`Full leaderboard, ${period}`}
        >
          Full leaderboard
        </NavLink>
      </p>
    </Panel>
  );
}

/** Shows the kills for every death, small below the kills; the tooltip tells the number of deaths. */
function KillRatio({ kills, deaths }: { readonly kills: number; readonly deaths: number }) {
  return (
    <span className="block text-sm whitespace-nowrap text-muted" title={counted(deaths, 'death')}>
      {killsPerDeath(kills, deaths)} K/D
    </span>
  );
}
