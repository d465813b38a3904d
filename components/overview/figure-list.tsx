import type { Route } from 'next';
import type { ReactNode } from 'react';

import type { RatingFragment } from '#graphql/generated/documents.ts';
import { counted, decimal, percent, thousands, ordinal } from '#lib/format/number.ts';
import { sharedWords } from '#lib/game/boards/ties.ts';
import { isKeyOf } from '#lib/game/look-up.ts';
import { type BoardPlaces, type Figures, partWords } from '#lib/game/overview/figures.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';

import { PIN } from '#lib/url/paging/pin.ts';
import { routes } from '#lib/url/routes.ts';
import { withQuery } from '#lib/url/search-params.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  /** The list that the value counts, or the ladder that it stands on. */
  readonly to?: Route;
  /** A line below the value: its population. */
  readonly children?: ReactNode;
}

/** Phones have room for what leads on. */
const MORE = 'block text-sm text-muted narrow:[&:not(:has(a))]:hidden';

/** One number at the head of an overview. */
function Figure({ label, value, to, children }: FigureProps) {
  return (
    <div className="min-w-0 px-5 py-4 narrow:px-2 narrow:py-1.5">
      <dt className="text-sm/[1.45] text-muted narrow:text-xs">{label}</dt>
      <dd>
        <span className="tracking-figure block text-[1.625rem] leading-[1.2] font-bold narrow:text-xl">
          {to ? (
            <NavLink href={to} className="underline decoration-control decoration-1 underline-offset-4">
              {value}
            </NavLink>
          ) : (
            value
          )}
        </span>
        {children && <span className={MORE}>{children}</span>}
      </dd>
    </div>
  );
}

/** Kinds of ratings in words. */
const RATINGS = {
  RANKED_SOLO: { label: 'Ranked, solo', type: 'solo' },
  RANKED_GROUP: { label: 'Ranked, group', type: 'group' },
  CASUAL: { label: 'Everyday rating', type: 'casual' },
  CITY: { label: 'City siege rating', type: 'city' },
} as const;

interface Props {
  readonly figures: Figures;
  /** The subject's row on the leaderboard of a period. */
  readonly placeHref: (period: 'thisWeek' | 'thisMonth') => Route;
  /** True where a filter narrows the kills and deaths: places and ratings are of all. */
  readonly filtered: boolean;
}

/** Kills, deaths and what follows from them, places on the leaderboards, ratings (rules.md: Overviews). */
export function FigureList({ figures: { sample, places, ratings }, placeHref, filtered }: Props) {
  const { partIn, solo, thisWeek } = sample;
  const [kills, deaths] = [sample.kills.total, sample.deaths.total];
  return (
    <Panel ornate>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(124px,1fr))] py-1 narrow:grid-cols-[repeat(auto-fit,minmax(84px,1fr))]">
        <Figure label="Kills" value={thousands(kills)} to="#kills">
          {!filtered && `${thousands(thisWeek.kills)} this week`}
        </Figure>
        {partIn !== null && (
          <Figure label="Took part in" value={thousands(partIn)}>
            {partWords(partIn, kills)}
          </Figure>
        )}
        <Figure label="Deaths" value={thousands(deaths)} to="#deaths">
          {!filtered && `${thousands(thisWeek.deaths)} this week`}
        </Figure>
        <Figure label="K/D" value={killsPerDeath(kills, deaths)}>
          kills for every death
        </Figure>
        <Figure label="Solo" value={`${percent(solo, kills, 0)}%`}>
          {`${thousands(solo)} of ${counted(kills, 'kill')}`}
        </Figure>
        {!filtered && places && <Places places={places} placeHref={placeHref} />}
        {!filtered &&
          ratings
            .filter(({ ratingType }) => isKeyOf(RATINGS, ratingType))
            .map((rating) => <Rating key={rating.ratingType} rating={rating} />)}
      </dl>
    </Panel>
  );
}

interface PlacesProps extends Pick<Props, 'placeHref'> {
  readonly places: BoardPlaces;
}

/** Places on the leaderboards, each of which leads to its row. */
function Places({ places: { week, month }, placeHref }: PlacesProps) {
  const place = (period: string, of: BoardPlaces['week'], href: Route) => (
    <Figure label={`Place this ${period}`} value={of ? ordinal(of.rank) : '–'}>
      <NavLink href={href} className="text-link">
        {of ? `by kills${sharedWords(of.sharedBy)}` : 'not placed'}
      </NavLink>
    </Figure>
  );
  return (
    <>
      {place('week', week, placeHref('thisWeek'))}
      {place('month', month, placeHref('thisMonth'))}
    </>
  );
}

interface RatingProps {
  readonly rating: RatingFragment;
}

/** A rating, with a link to its ladder, which marks the player; one of ratings opens there. */
function Rating({ rating: { ratingType, rating, sigma, seasonId, character } }: RatingProps) {
  const { label, type } = RATINGS[ratingType];
  const ladder = new URLSearchParams({ season: seasonId, type, [PIN]: character.id });
  return (
    <Figure label={label} value={decimal(rating, 0)} to={withQuery(routes.ranked, ladder)}>
      {`sigma ${decimal(sigma, 0)}, season ${seasonId}`}
    </Figure>
  );
}
