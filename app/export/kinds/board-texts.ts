import { blockTable, type TextBlock } from '#lib/exports/text/text-block.ts';
import { periodLabel } from '#lib/game/boards/board-period.ts';
import type { Board } from '#lib/game/boards/board.ts';
import { tieWords } from '#lib/game/boards/ties.ts';
import { careerLabel, realmOf } from '#lib/game/players/careers.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';
import { perMinuteWords, type ScenarioBoard } from '#lib/game/boards/scenario-board.ts';
import { plain, thousands } from '#lib/format/number.ts';
import * as filters from '#lib/url/filter/board-filter.ts';
import { type Filter, parseFilter } from '#lib/url/filter/filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/** The names of a board's owners in a text. */
export interface OwnerText<Owner> {
  readonly header: 'Player' | 'Guild';
  /** The column beside the name, and what stands in it. */
  readonly kind: { readonly header: string; readonly of: (owner: Owner) => string };
}

export const PLAYER_TEXT: OwnerText<{ readonly career: string }> = {
  header: 'Player',
  kind: { header: 'Career', of: ({ career }) => careerLabel(career) },
};

export const GUILD_TEXT: OwnerText<{ readonly realm: string }> = {
  header: 'Guild',
  kind: { header: 'Realm', of: ({ realm }) => realmOf(realm).label },
};

/** A board as a text: whose it is, and how it was asked for. */
interface BoardText<Owner> extends OwnerText<Owner> {
  /** The period in words: "Week 47, 2026". */
  readonly period: string;
  /** The choices beside the period, in words. */
  readonly chosen: readonly string[];
}

/** Says from which places the rows are: a text has fewer than the page. */
function sourceWords(listed: number, of: number): string {
  if (of === 0) return 'No kills';
  if (of === 1) return 'The only one with kills';
  return `From ${listed === of ? '' : `${listed} of `}the ${of} with the most kills`;
}

/** Says among how many the rows of a board of scenarios are the best. */
function bestWords(of: number): string {
  if (of === 0) return 'No one yet';
  return of === 1 ? 'The only one' : `From the best ${plain(of)}`;
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
  facts: [bestWords(of), ...chosen, ...(tie ? [tieWords(tie)] : [])].join(', '),
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

/** The period that an address asks for, in words. */
export const chosenPeriodLabel = (filter: Filter, query: SearchParams): string =>
  periodLabel(filters.chosenPeriod(String(parseFilter(filter, query)['period']), new Date()));
