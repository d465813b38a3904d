import type { Route } from 'next';

import type { PlayerStandingFragment } from '#graphql/generated/documents.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/careers.ts';

import { CombatantCell } from '../character/combatant-cell.tsx';
import { Leaderboard } from './leaderboard.tsx';

interface Props {
  readonly title: string;
  readonly period: string;
  readonly all: Route;
  readonly standings: readonly PlayerStandingFragment[];
}

export function PlayerLeaderboard({ title, period, all, standings }: Props) {
  const places = standings.map(({ rank, sharedBy, kills, deaths, character }, index) => ({
    id: character.id,
    rank,
    sharedBy,
    kills,
    deaths,
    realm: realmOf(realmOfCareer(character.career)).side,
    who: (
      <CombatantCell
        character={character}
        guild={character.guildMembership?.guild}
        level={character.level}
        renownRank={character.renownRank}
        first={index === 0}
      />
    ),
  }));
  return <Leaderboard title={title} period={period} header="Player" places={places} all={all} />;
}
