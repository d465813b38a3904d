import type { CharacterCardFragment, GuildCardFragment } from '#graphql/generated/documents.ts';
import type { RealmSide } from '#lib/game/battles/score-groups.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/careers.ts';
import { routes } from '#lib/url/routes.ts';
import { Crest } from '../guild/crest.tsx';
import { CareerBadge } from '../character/career-badge.tsx';
import { guildDetail } from '../guild/guild-detail.tsx';
import type { Route } from 'next';
import type { ReactNode } from 'react';
import { counted, thousands } from '#lib/format/number.ts';
import { LinkButton } from '../ui/navigation/link-button.tsx';
import { Panel, SectionHeading } from '../ui/page/panel.tsx';
import { Timestamp } from '../ui/time/timestamp.tsx';
import { type Detail, MediaObject } from '../ui/record/media-object.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { SplitBar } from '../ui/split-bar.tsx';

interface FeudSide {
  readonly name: string;
  readonly side: RealmSide;
  readonly href: Route;
  readonly image: ReactNode;
  readonly detail: Detail | null;
}

/** A feud of two records, the near one first. */
interface Feud<Record> {
  readonly sides: readonly [Record, Record];
  readonly kills: readonly [number, number];
  /** The time of the last kill, in epoch seconds. */
  readonly lastMet: number | null;
  /** The kills of the feud: a table with its pager. */
  readonly children?: ReactNode;
}

interface Props extends Feud<FeudSide> {
  readonly title: string;
  readonly href: Route;
  /** The address of the comparison of both. */
  readonly compare: Route;
}

/** A feud, with the near side left: the kills each way, a link to the whole feud, and its kills. */
function FeudPanel({ title, href, compare, sides: [near, far], kills, lastMet, children }: Props) {
  const [nearKills, farKills] = kills;
  const left = near.side === 'destruction' ? 'destruction' : 'order';
  const [order, destruction] = left === 'order' ? kills : [farKills, nearKills];
  return (
    <section>
      <SectionHeading>
        <NavLink href={href}>{title}</NavLink>
      </SectionHeading>
      <Panel ornate>
        <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4.5 px-5 pt-5 pb-4 narrow:grid-cols-2 narrow:gap-2.5 narrow:px-3.5 narrow:pt-3.5 narrow:pb-3">
          <MediaObject {...near} size="medium" />
          <p className="tracking-figure flex items-baseline gap-4 text-[2.375rem] leading-none font-bold narrow:col-span-2 narrow:row-start-1 narrow:justify-center">
            <span data-side={near.side} className="text-side">
              {thousands(nearKills)}
            </span>
            <small className="text-sm font-normal text-faint">vs</small>
            <span data-side={far.side} className="text-side">
              {thousands(farKills)}
            </span>
          </p>
          <MediaObject {...far} size="medium" reversed />
        </div>
        <div className="px-5 pb-4.5 narrow:px-3.5 narrow:pb-4">
          <SplitBar
            size="thin"
            left={left}
            order={order}
            destruction={destruction}
            label={`${near.name}: ${counted(nearKills, 'kill')}; ${far.name}: ${thousands(farKills)}`}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2.5 border-t border-line px-4.5 py-3 text-muted">
          <span>{lastMet === null ? 'Never met' : <LastMet at={lastMet} />}</span>
          <span className="flex flex-wrap gap-2.5">
            <LinkButton href={compare}>Compare</LinkButton>
            <LinkButton href={href}>Open feud</LinkButton>
          </span>
        </div>
        {children && <div className="border-t border-line">{children}</div>}
      </Panel>
    </section>
  );
}

function LastMet({ at }: { at: number }) {
  return (
    <>
      Last met <Timestamp at={at} variant="day" />
    </>
  );
}

/** The feud of killer and victim, as the kill page shows it. */
export const PlayerFeudPanel = ({ sides: [near, far], ...feud }: Feud<CharacterCardFragment>) => (
  <FeudPanel
    {...feud}
    title="Player feud"
    href={routes.playerFeud(near.id, far.id)}
    compare={routes.comparison(near.id, far.id)}
    sides={[playerSide(near), playerSide(far)]}
  />
);

function playerSide({ id, name, career, guildMembership }: CharacterCardFragment): FeudSide {
  return {
    name,
    side: realmOf(realmOfCareer(career)).side,
    href: routes.character(id),
    image: <CareerBadge career={career} size={48} labelled />,
    detail: guildDetail(guildMembership?.guild),
  };
}

/** The feud of the killer's and the victim's guild, as the kill page shows it. */
export const GuildFeudPanel = ({ sides: [near, far], ...feud }: Feud<GuildCardFragment>) => (
  <FeudPanel
    {...feud}
    title="Guild feud"
    href={routes.guildFeud(near.id, far.id)}
    compare={routes.guildComparison(near.id, far.id)}
    sides={[guildSide(near), guildSide(far)]}
  />
);

function guildSide(guild: GuildCardFragment): FeudSide {
  const realm = realmOf(guild.realm);
  return {
    name: guild.name,
    side: realm.side,
    href: routes.guild(guild.id),
    image: <Crest guild={guild} size={48} />,
    detail: { text: realm.label },
  };
}
