import type {
  GuildStandingFragment,
  PlayerStandingFragment,
  RankedRowFragment,
} from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { byRank, cutTie, type Ranked, tieWords } from '#lib/game/boards/ties.ts';
import { isoWeekOf, weekLabel } from '#lib/game/calendar.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { realmOf } from '#lib/game/players/realms.ts';

import type { TextBlock, TextColumn } from './text-block.ts';

const RANK: TextColumn = { header: '#', align: 'end' };
const KILLS: TextColumn = { header: 'Kills', align: 'end' };

/**
 * The players with the most kills of a week.
 * @param now within the week
 */
export function playerLeaderboardBlock(standings: readonly PlayerStandingFragment[], now: Date): TextBlock {
  return {
    title: 'Weekly leaderboard of players',
    facts: weekFacts(standings, now),
    columns: [RANK, { header: 'Player' }, { header: 'Career' }, KILLS],
    rows: standings.map(({ rank, kills, character }) => [
      String(rank),
      character.name,
      careerLabel(character.career),
      thousands(kills),
    ]),
  };
}

/**
 * The guilds with the most kills of a week.
 * @param now within the week
 */
export function guildLeaderboardBlock(standings: readonly GuildStandingFragment[], now: Date): TextBlock {
  return {
    title: 'Weekly leaderboard of guilds',
    facts: weekFacts(standings, now),
    columns: [RANK, { header: 'Guild' }, { header: 'Realm' }, KILLS],
    rows: standings.map(({ rank, kills, guild }) => [
      String(rank),
      guild.name,
      realmOf(guild.realm).label,
      thousands(kills),
    ]),
  };
}

const weekFacts = (standings: readonly Ranked[], now: Date): string =>
  [
    `${standings.length > 0 ? 'Kills' : 'No kills'} in ${weekLabel(isoWeekOf(now))}`,
    tieWords(cutTie(byRank(standings))),
  ]
    .filter(Boolean)
    .join(', ');

/**
 * The places of a page of a ranked ladder.
 * @param ladder its name: "Season 4, Solo"
 */
export function rankedBlock(places: readonly RankedRowFragment[], ladder: string): TextBlock {
  return {
    title: 'Ranked leaderboard',
    facts: ladder,
    columns: [
      RANK,
      { header: 'Name' },
      { header: 'Wins', align: 'end' },
      { header: 'Losses', align: 'end' },
      { header: 'Rating', align: 'end' },
    ],
    rows: places.map(({ rank, character, wins, losses, rating }) => [
      String(rank),
      character.name,
      thousands(wins),
      thousands(losses),
      thousands(rating),
    ]),
  };
}
