import type { Route } from 'next';
import type { ReactNode } from 'react';

import { utcDateLong } from '#lib/format/time.ts';
import { killsAndDeaths } from '#lib/game/battles/list/battle-result.ts';
import {
  foughtLastNight,
  type LastNight,
  nightBattleWords,
  nightRunWords,
} from '#lib/game/overview/last-night.ts';
import type { NewestFight } from '#lib/game/overview/newest-fights.ts';
import { eveningOf, eveningParams } from '#lib/game/war/evening.ts';
import { exportHref } from '#lib/url/export-address.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { withQuery } from '#lib/url/search-params.ts';

import button from '../ui/button.module.css';
import { NarrowFold } from '../ui/filter/narrow-fold.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { ShareLinks } from '../ui/share/share-links.tsx';
import { Timestamp } from '../ui/time/timestamp.tsx';

const NIGHT_LINK = 'inline-flex min-h-6 items-center text-lg font-semibold narrow:min-h-11 narrow:text-md';

interface NightPanelProps {
  readonly label: 'Last night:' | 'Latest fights:' | 'That night:';
  readonly newest: readonly NewestFight[];
  readonly children: ReactNode;
  /** Stands at the end. */
  readonly share?: ReactNode;
}

const NightPanel = ({ label, newest, children, share }: NightPanelProps) => (
  <Panel ornate={Boolean(share)} className="mb-gap px-5 py-3 narrow:mb-0 narrow:px-3.5 narrow:py-1">
    <div className="flex flex-wrap items-baseline gap-x-4">
      <h3 className="font-text text-[1em] font-normal text-muted">{label}</h3>
      {children}
    </div>
    <NewestFights fights={newest} />
    {share}
  </Panel>
);

/** The newest fights of a player, a line each, which leads to its page. */
const NewestFights = ({ fights }: { readonly fights: readonly NewestFight[] }) =>
  fights.length > 0 && (
    <ul
      aria-label="Newest fights"
      className="mt-1.5 grid grid-cols-2 gap-x-6 border-t border-line pt-1.5 narrow:mt-0 narrow:grid-cols-1 narrow:pt-0"
    >
      {fights.map(({ at, text, href }) => (
        <li key={`${href} ${text}`} className="flex min-w-0 items-baseline gap-x-3">
          <NavLink href={href} className="inline-flex min-h-6 min-w-0 flex-1 items-center narrow:min-h-11">
            {text}
          </NavLink>
          <span className="shrink-0 text-sm text-muted">
            <Timestamp at={at} variant="stacked" precision="minute" />
          </span>
        </li>
      ))}
    </ul>
  );

interface Props {
  /** The id of the player. */
  readonly id: string;
  readonly night: LastNight;
  /** True where the address names the night, which need not be the last one. */
  readonly isChosen?: boolean;
}

/**
 * A night of a player as a card to share, each part with a link to it. Where there were no fights last night, the day of
 * the newest one.
 */
export function NightCard({ id, night, isChosen = false }: Props) {
  const { evening, newest } = night;
  const [latest] = newest;
  if (foughtLastNight(night)) {
    const battles = nightBattleWords(night);
    return (
      <NightPanel
        label={isChosen ? 'That night:' : 'Last night:'}
        newest={isChosen ? [] : newest}
        share={<ShareNight id={id} evening={evening} />}
      >
        <NavLink href={onEvening(routes.character(id), evening)} className={NIGHT_LINK}>
          {killsAndDeaths(night)}
        </NavLink>{' '}
        {battles !== null && (
          <NavLink href={onEvening(routes.character(id, '/battles'), evening)} className={NIGHT_LINK}>
            {battles}
          </NavLink>
        )}{' '}
        <NavLink href={routes.character(id, '/scenarios')} className={NIGHT_LINK}>
          {nightRunWords(night)}
        </NavLink>{' '}
        <span className="text-sm text-muted">{utcDateLong(new Date(evening * 1000))}, noon to noon UTC</span>
      </NightPanel>
    );
  }
  if (!latest || isChosen) return null;
  return (
    <NightPanel label="Latest fights:" newest={newest}>
      <NavLink href={onEvening(routes.character(id), eveningOf(latest.at))} className={NIGHT_LINK}>
        {utcDateLong(new Date(latest.at * 1000))}
      </NavLink>
    </NightPanel>
  );
}

/** The ways to share a night: its address has a picture of the same figures, which chats show. */
function ShareNight({ id, evening }: { readonly id: string; readonly evening: number }) {
  const list = listAddress(routes.character(id), eveningParams(evening), KILL_FILTER);
  return (
    <div className="mt-2 border-t border-line pt-2.5 pb-1 narrow:mt-0">
      <NarrowFold title="Share this night">
        <div className="flex flex-wrap items-center gap-2">
          <NavLink href={onEvening(routes.character(id), evening)} className={button.button}>
            Page of the night
          </NavLink>
          <a className={button.button} rel="nofollow" href={exportHref(list.path, 'jpg', list.params)}>
            Picture
          </a>
          <ShareLinks list={list} />
        </div>
      </NarrowFold>
    </div>
  );
}

/** The address of a list with the filter of an evening. */
const onEvening = (path: Route, evening: number): Route =>
  withQuery(path, new URLSearchParams(eveningParams(evening)));
