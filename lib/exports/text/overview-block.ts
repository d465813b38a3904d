import { thousands } from '#lib/format/number.ts';
import { type Figures, figureWords } from '#lib/game/overview/figures.ts';
import { foughtGuilds, killersOf, victimsOf } from '#lib/game/overview/foes.ts';
import { memberSums } from '#lib/game/overview/member-sums.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';

import type { TextBlock } from './text-block.ts';

/** Rows of each ranking in a block. */
const ROWS = 4;

interface Named {
  readonly name: string;
}

const factsOf = (figures: Figures): string => {
  const { kills, deaths } = figures.sample;
  return `${figureWords(figures)}, ${killsPerDeath(kills.total, deaths.total)} K/D`;
};

/** The sums of a player, whom the player killed most, and by whom. */
export function playerBlock({ name }: Named, figures: Figures): TextBlock {
  const { kills, deaths } = figures.sample;
  return {
    title: name,
    facts: factsOf(figures),
    columns: [{ header: '' }, { header: 'Player' }, { header: 'Times', align: 'end' }],
    rows: [
      ...killersOf(deaths.rows)
        .slice(0, ROWS)
        .map(({ item, count }) => ['Nemesis', item.name, thousands(count)]),
      ...victimsOf(kills.rows)
        .slice(0, ROWS)
        .map(({ item, count }) => ['Prey', item.name, thousands(count)]),
    ],
  };
}

/** The sums of a guild, its best members, and the guilds that it fights most. */
export function guildBlock({ name }: Named, figures: Figures): TextBlock {
  return {
    title: name,
    facts: factsOf(figures),
    columns: [
      { header: '' },
      { header: 'Name' },
      { header: 'Kills', align: 'end' },
      { header: 'Deaths', align: 'end' },
    ],
    rows: [
      ...memberSums(figures.sample)
        .slice(0, ROWS)
        .map(({ character, kills, deaths }) => [
          'Member',
          character.name,
          thousands(kills),
          thousands(deaths),
        ]),
      ...foughtGuilds(figures.sample)
        .slice(0, ROWS)
        .map(({ guild, kills, deaths }) => ['Enemy', guild.name, thousands(kills), thousands(deaths)]),
    ],
  };
}
