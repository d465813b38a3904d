import type {
  GuildStandingFragment,
  PlayerStandingFragment,
  RankedRowFragment,
} from '#graphql/generated/documents.ts';
import { plain, thousands } from '#lib/format/number.ts';
import type { Board } from '#lib/game/boards/board.ts';
import type { RatedPlace } from '#lib/game/boards/rated-ladder.ts';
import { perMinuteWords, type ScenarioBoard } from '#lib/game/boards/scenario-board.ts';
import { byRank, cutTie, type Ranked, tieWords } from '#lib/game/boards/ties.ts';
import { isoWeekOf, weekLabel } from '#lib/game/calendar.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';
import { realmOf } from '#lib/game/players/realms.ts';

import { type BlockColumn, blockTable, type TextBlock } from './text-block.ts';

/**
 * The players with the most kills of a week.
 * @param now within the week
 */
export const playerLeaderboardBlock = (standings: readonly PlayerStandingFragment[], now: Date): TextBlock =>
  leaderboardBlock('players', standings, now, [
    ['Player', ({ character }) => character.name],
    ['Career', ({ character }) => careerLabel(character.career)],
  ]);

/**
 * The guilds with the most kills of a week.
 * @param now within the week
 */
export const guildLeaderboardBlock = (standings: readonly GuildStandingFragment[], now: Date): TextBlock =>
  leaderboardBlock('guilds', standings, now, [
    ['Guild', ({ guild }) => guild.name],
    ['Realm', ({ guild }) => realmOf(guild.realm).label],
  ]);

const leaderboardBlock = <Row extends Ranked & { readonly kills: number }>(
  owners: string,
  standings: readonly Row[],
  now: Date,
  columns: readonly BlockColumn<Row>[],
): TextBlock => ({
  title: `Weekly leaderboard of ${owners}`,
  facts: weekFacts(standings, now),
  ...blockTable<Row>(standings, [
    ['#', ({ rank }) => String(rank), 'end'],
    ...columns,
    ['Kills', ({ kills }) => thousands(kills), 'end'],
  ]),
});

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
export const rankedBlock = (places: readonly RankedRowFragment[], ladder: string): TextBlock => ({
  title: 'Ranked leaderboard',
  facts: ladder,
  ...blockTable(places, [
    ['#', ({ rank }) => String(rank), 'end'],
    ['Name', ({ character }) => character.name],
    ['Wins', ({ wins }) => thousands(wins), 'end'],
    ['Losses', ({ losses }) => thousands(losses), 'end'],
    ['Rating', ({ rating }) => thousands(rating), 'end'],
  ]),
});

/** The same of a ladder of ratings. */
export const ratedBlock = (places: readonly RatedPlace[], ladder: string): TextBlock => ({
  title: 'Ranked leaderboard',
  facts: ladder,
  ...blockTable(places, [
    ['#', ({ rank }) => String(rank), 'end'],
    ['Name', ({ character }) => character.name],
    ['Strength', ({ mu }) => thousands(Math.round(mu)), 'end'],
    ['Sigma', ({ sigma }) => thousands(Math.round(sigma)), 'end'],
  ]),
});

/** A board as a text: whose it is, and how it was asked for. */
export interface BoardText<Owner> {
  readonly header: 'Player' | 'Guild';
  /** The period in words: "Week 47, 2026". */
  readonly period: string;
  /** The choices beside the period, in words. */
  readonly chosen: readonly string[];
  /** The column beside the name, and what stands in it. */
  readonly kind: { readonly header: string; readonly of: (owner: Owner) => string };
}

/** Says from which places the rows are: a text has fewer than the page. */
function sourceWords(listed: number, of: number): string {
  if (of === 0) return 'No kills';
  if (of === 1) return 'The only one with kills';
  return `From ${listed === of ? '' : `${listed} of `}the ${of} with the most kills`;
}

/**
 * The places of a page of a board of scenarios.
 * @param title what it ranks by: "Most healing in scenarios"
 * @param chosen the period and the other choices, in words
 */
export const scenarioBoardBlock = (
  { rows = [], of = 0, cutTie: tie, marked }: Partial<ScenarioBoard>,
  title: string,
  chosen: readonly string[],
): TextBlock => ({
  title,
  facts: [of === 0 ? 'None' : `From the best ${plain(of)}`, ...chosen, ...(tie ? [tieWords(tie)] : [])].join(
    ', ',
  ),
  ...blockTable(
    rows,
    [
      ['#', ({ place }) => plain(place), 'end'],
      ['Player', ({ owner }) => owner.name],
      ['Career', ({ owner }) => careerLabel(owner.career)],
      ['Sum', ({ total }) => thousands(total), 'end'],
      ['Per minute', ({ perMinute }) => perMinuteWords(perMinute), 'end'],
      ['Runs', ({ runs }) => thousands(runs), 'end'],
    ],
    ({ owner }) => owner.id === marked,
  ),
});

/** The places of a page of a leaderboard. */
export const boardBlock = <Owner extends { readonly id: string; readonly name: string }>(
  { rows, listed, of, cutTie: tie, marked }: Board<Owner>,
  { header, period, chosen, kind }: BoardText<Owner>,
): TextBlock => ({
  title: `Leaderboard of ${header.toLowerCase()}s`,
  facts: [
    `${sourceWords(listed, of)}, ${period}`,
    ...chosen,
    ...(tie ? [`${tieWords(tie)} by kills`] : []),
  ].join(', '),
  ...blockTable(
    rows,
    [
      ['#', ({ place }) => plain(place), 'end'],
      [header, ({ owner }) => owner.name],
      [kind.header, ({ owner }) => kind.of(owner)],
      ['Kills', ({ kills }) => thousands(kills), 'end'],
      ['Part in', ({ partIn }) => thousands(partIn ?? Number.NaN), 'end'],
      ['Deaths', ({ deaths }) => thousands(deaths), 'end'],
      ['K/D', ({ kills, deaths }) => killsPerDeath(kills, deaths), 'end'],
      ['Solo', ({ solo }) => thousands(solo ?? Number.NaN), 'end'],
    ],
    ({ owner }) => owner.id === marked,
  ),
});
