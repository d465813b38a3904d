import { thousands } from '#lib/format/number.ts';
import { type Figures, figureWords } from '#lib/game/overview/figures.ts';
import { bothWords, sampleWords } from '#lib/game/overview/kill-sample.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';
import { describeGuild } from '#lib/seo/descriptions/describe-guild.ts';
import { describeCharacter } from '#lib/seo/descriptions/describe-player.ts';

import type { TextBlock } from './text-block.ts';

/** Rows of each ranking in a block, as on the page. */
const ROWS = 5;

/** The sums, their filter, and the number of newest records that the rows are computed from. */
function factsOf(figures: Figures, chosen: readonly string[], source: string): string {
  const { kills, deaths } = figures.sample;
  const sums = [figureWords(figures), `${killsPerDeath(kills.total, deaths.total)} K/D`, ...chosen].join(
    ', ',
  );
  return source === '' ? sums : `${sums}; ${source}`;
}

/**
 * A player with the sums, whom the player killed most, and by whom.
 * @param chosen the filter of the kills and deaths in words
 */
export function playerBlock(
  character: Parameters<typeof describeCharacter>[0],
  figures: Figures,
  chosen: readonly string[],
): TextBlock {
  const { kills, deaths, killers, victims } = figures.sample;
  const source = [
    deaths.total > 0 && `nemesis in ${sampleWords(deaths, 'death', 'deaths')}`,
    kills.total > 0 && `prey in ${sampleWords(kills, 'kill', 'kills')}`,
  ].filter(Boolean);
  return {
    title: describeCharacter(character).title,
    facts: factsOf(figures, chosen, source.join(', ')),
    columns: [{ header: '' }, { header: 'Player' }, { header: 'Times', align: 'end' }],
    rows: [
      ...killers.slice(0, ROWS).map(({ item, count }) => ['Nemesis', item.name, thousands(count)]),
      ...victims.slice(0, ROWS).map(({ item, count }) => ['Prey', item.name, thousands(count)]),
    ],
  };
}

/**
 * A guild with its sums, its best members, and the guilds that it fights most.
 * @param chosen the filter of the kills and deaths in words
 */
export function guildBlock(
  guild: Parameters<typeof describeGuild>[0],
  figures: Figures,
  chosen: readonly string[],
): TextBlock {
  const { kills, deaths, members, guilds } = figures.sample;
  return {
    title: describeGuild(guild).title,
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
