import { thousands } from '#lib/format/number.ts';
import { type Figures, figureWords } from '#lib/game/overview/figures.ts';
import { bothWords, sampleWords } from '#lib/game/overview/kill-sample.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';

import type { TextBlock } from './text-block.ts';

/** Rows of each ranking in a block, as on the page. */
const ROWS = 5;

interface Named {
  readonly name: string;
}

/** The sums, under which filter, and from which of the newest records the rows are told. */
function factsOf(figures: Figures, chosen: readonly string[], source: string): string {
  const { kills, deaths } = figures.sample;
  const sums = [figureWords(figures), `${killsPerDeath(kills.total, deaths.total)} K/D`, ...chosen].join(
    ', ',
  );
  return source === '' ? sums : `${sums}; ${source}`;
}

/**
 * The sums of a player, whom the player killed most, and by whom.
 * @param chosen the filter of the kills and deaths in words
 */
export function playerBlock({ name }: Named, figures: Figures, chosen: readonly string[]): TextBlock {
  const { kills, deaths, killers, victims } = figures.sample;
  const source = [
    deaths.total > 0 && `nemesis in ${sampleWords(deaths, 'death', 'deaths')}`,
    kills.total > 0 && `prey in ${sampleWords(kills, 'kill', 'kills')}`,
  ].filter(Boolean);
  return {
    title: name,
    facts: factsOf(figures, chosen, source.join(', ')),
    columns: [{ header: '' }, { header: 'Player' }, { header: 'Times', align: 'end' }],
    rows: [
      ...killers.slice(0, ROWS).map(({ item, count }) => ['Nemesis', item.name, thousands(count)]),
      ...victims.slice(0, ROWS).map(({ item, count }) => ['Prey', item.name, thousands(count)]),
    ],
  };
}

/**
 * The sums of a guild, its best members, and the guilds that it fights most.
 * @param chosen the filter of the kills and deaths in words
 */
export function guildBlock({ name }: Named, figures: Figures, chosen: readonly string[]): TextBlock {
  const { kills, deaths, members, guilds } = figures.sample;
  return {
    title: name,
    facts: factsOf(
      figures,
      chosen,
      kills.total + deaths.total > 0 ? `members and enemies in ${bothWords(figures.sample)}` : '',
    ),
    columns: [
      { header: '' },
      { header: 'Name' },
      { header: 'Kills', align: 'end' },
      { header: 'Deaths', align: 'end' },
    ],
    rows: [
      ...members
        .slice(0, ROWS)
        .map(({ character, kills, deaths }) => [
          'Member',
          character.name,
          thousands(kills),
          thousands(deaths),
        ]),
      ...guilds
        .slice(0, ROWS)
        .map(({ guild, kills, deaths }) => ['Enemy', guild.name, thousands(kills), thousands(deaths)]),
    ],
  };
}
