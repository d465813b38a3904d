import type { ArmoryFragment, CharacterCardFragment } from '#graphql/generated/documents.ts';
import { decimal, plain, thousands } from '#lib/format/number.ts';
import { armoryGroups } from '#lib/game/armory/armory-groups.ts';
import { averageItemLevel } from '#lib/game/armory/armory-totals.ts';
import { type Figures, figureWords } from '#lib/game/overview/figures.ts';
import { bothWords, sampleWords } from '#lib/game/overview/kill-sample.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';
import { describeGuild } from '#lib/seo/descriptions/describe-guild.ts';
import { describeCharacter } from '#lib/seo/descriptions/describe-player.ts';

import { blockTable, type TextBlock } from './text-block.ts';

/** Rows of each ranking in a block, as on the page. */
const ROWS = 5;

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
    deaths.total > 0 && `nemesis in ${sampleWords(deaths, 'death', 'deaths')}`,
    kills.total > 0 && `prey in ${sampleWords(kills, 'kill', 'kills')}`,
  ].filter(Boolean);
  const ranked = (what: string, foes: typeof killers) =>
    foes.slice(0, ROWS).map(({ item, count }) => ({ what, name: item.name, count }));
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
  const source = kills.total + deaths.total > 0 ? `members and enemies in ${bothWords(figures.sample)}` : '';
  return {
    title: describeGuild(guild).title,
    facts: factsOf(figures, chosen, source),
    ...blockTable(
      [
        ...members.slice(0, ROWS).map((sum) => ({ what: 'Member', name: sum.character.name, sum })),
        ...guilds.slice(0, ROWS).map((sum) => ({ what: 'Enemy', name: sum.guild.name, sum })),
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

/**
 * Lists the items that a character wears, in the order of the page, as far as there is room; empty slots are left out.
 */
export function armoryBlock(character: CharacterCardFragment, items: ArmoryFragment['items']): TextBlock {
  const itemLevel = averageItemLevel(items);
  const worn = armoryGroups(items).flatMap(({ slots }) =>
    slots.flatMap(({ label, worn: piece }) => (piece ? [{ label, item: piece.item }] : [])),
  );
  return {
    title: `Armory of ${character.name}`,
    facts: [
      careerLabel(character.career),
      `level ${plain(character.level)}`,
      `renown rank ${plain(character.renownRank)}`,
      ...(itemLevel === null ? [] : [`average item level ${decimal(itemLevel, 1)}`]),
    ].join(' · '),
    most: worn.length,
    ...blockTable(worn, [
      ['Slot', ({ label }) => label],
      ['Item', ({ item }) => item.name],
      ['Level', ({ item }) => (item.itemLevel > 0 ? String(item.itemLevel) : ''), 'end'],
    ]),
  };
}
