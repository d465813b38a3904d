import type { Route } from 'next';

import type { GuildStandingFragment } from '#graphql/generated/documents.ts';
import { realmOf } from '#lib/game/players/realms.ts';

import { GuildCell } from '../guild/guild-cell.tsx';
import { Leaderboard } from './leaderboard.tsx';

interface Props {
  readonly title: string;
  readonly period: string;
  readonly all: Route;
  readonly standings: readonly GuildStandingFragment[];
}

export function GuildLeaderboard({ title, period, all, standings }: Props) {
  const places = standings.map(({ rank, sharedBy, kills, deaths, guild }, index) => ({
    id: guild.id,
    rank,
    sharedBy,
    kills,
    deaths,
    realm: realmOf(guild.realm).side,
    who: <GuildCell guild={guild} first={index === 0} />,
  }));
  return <Leaderboard title={title} period={period} header="Guild" places={places} all={all} />;
}
