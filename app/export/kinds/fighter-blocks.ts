import { blockTable, type TextBlock } from '#lib/exports/text/text-block.ts';
import { thousands } from '#lib/format/number.ts';
import { type Figures, figureWords } from '#lib/game/overview/figures.ts';
import { bothWords, sampleWords } from '#lib/game/overview/kill-sample.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';
import { describeGuild } from '#lib/seo/descriptions/describe-guild.ts';
import { describeCharacter } from '#lib/seo/descriptions/describe-player.ts';

/** Rows of each ranking in a block, as on the page. */
const TEXT_ROWS = 5;

/** The sums, their filter, and the number of newest records that the rows are computed from. */
function factsOf(figures: Figures, chosen: readonly string[], source: string): string {
  const { kills, deaths } = figures.sample;
  const ratio = `${killsPerDeath(kills.total, deaths.total)} K/D`;
  const sums = [figureWords(figures), ratio, ...chosen].join(', ');
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
    deaths.total > 0 && `nemesis from ${sampleWords(deaths, 'death', 'deaths')}`,
    kills.total > 0 && `prey from ${sampleWords(kills, 'kill', 'kills')}`,
  ].filter(Boolean);
  const ranked = (what: string, foes: typeof killers) =>
    foes.slice(0, TEXT_ROWS).map(({ item, count }) => ({ what, name: item.name, count }));
  return {
    title: describeCharacter(character).title,
    facts: factsOf(figures, chosen, source.join(', ')),
    ...blockTable(
      [...ranked('Nemesis', killers), ...ranked('Prey', victims)],
      [
        ['', ({ what }) => what],
        ['Player', ({ name }) => name],
        ['Times', ({ count }) => thousands(count), 'end'],
      ],
    ),
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
  const source =
    kills.total + deaths.total > 0 ? `members and enemies from ${bothWords(figures.sample)}` : '';
  return {
    title: describeGuild(guild).title,
    facts: factsOf(figures, chosen, source),
    ...blockTable(
      [
        ...members.slice(0, TEXT_ROWS).map((sum) => ({ what: 'Member', name: sum.character.name, sum })),
        ...guilds.slice(0, TEXT_ROWS).map((sum) => ({ what: 'Enemy', name: sum.guild.name, sum })),
      ],
      [
        ['', ({ what }) => what],
        ['Name', ({ name }) => name],
        ['Kills', ({ sum }) => thousands(sum.kills), 'end'],
        ['Deaths', ({ sum }) => thousands(sum.deaths), 'end'],
      ],
    ),
  };
}
