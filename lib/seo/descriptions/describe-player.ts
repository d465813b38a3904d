import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import { type Done, figureWords } from '#lib/game/overview/figures.ts';
import { careerLabel, realmOf, realmOfCareer } from '#lib/game/players/careers.ts';

import { type Description, described, partWords, sentences, titleOf } from './wording.ts';

type DescribedCharacter = Omit<CharacterCardFragment, 'id'>;

/**
 * A character: what it has done where that is known, level, career, guild, renown rank.
 * @param done null where it is not known
 * @example describeCharacter(character).title // 'Verenthe, level 40 Bright Wizard of Hollow Lantern'
 */
export function describeCharacter(character: DescribedCharacter, done: Done | null = null): Description {
  const { name, career, level, guildMembership } = character;
  const title = `${name}, level ${plain(level)} ${careerLabel(career)}`;
  const realm = realmOf(realmOfCareer(career)).label;
  return {
    title: titleOf(`${title}${guildWords(character)}`, title),
    description:
      done === null
        ? sentences(
            `${name}${guildWords(character)} fights for ${realm}: ${standingWords(character)}`,
            'Kills and deaths, scenarios, skirmishes and armory',
          )
        : sentences(
            `${name}: ${figureWords(done)}`,
            [
              `${standingWords(character)}, fights for ${realm}${guildMembership ? ` in ${guildMembership.guild.name}` : ''}`,
              `${standingWords(character)}, fights for ${realm}`,
            ],
            partsOf(done),
          ),
  };
}

/** Describes a page beside a character's first one: what of the character it shows, and in which words. */
const section =
  (what: string, first: (name: string, standing: string) => string, second: string) =>
  (character: DescribedCharacter): Description => {
    const { name, level } = character;
    const career = careerLabel(character.career);
    return described(
      [`${what} of ${name}, level ${plain(level)} ${career}`, `${what} of ${name}, ${career}`],
      first(name, standingWords(character)),
      second,
    );
  };

/** The armory of a character: 'Armory of Verenthe, level 40 Bright Wizard'. */
export const describeArmory = section(
  'Armory',
  (name, standing) => `What ${name}, ${standing}, wears`,
  'Items, talismans, active set bonuses and the sum of all stats',
);

/** The scenarios of a character. */
export const describePlayerScenarios = section(
  'Scenarios',
  (name, standing) => `Scenarios that ${name}, ${standing}, fought`,
  'Wins and losses, points and duration, newest first',
);

/** The skirmishes of a character. */
export const describePlayerSkirmishes = section(
  'Skirmishes',
  (name, standing) => `Skirmishes that ${name}, ${standing}, fought`,
  'Place, players and kills of both realms, newest first',
);

/** The battles of a character. */
export const describePlayerBattles = section(
  'Battles',
  (name, standing) => `Battles that ${name}, ${standing}, fought`,
  'Place, result, own part and rank among the same role, newest first',
);

/** The dungeons of a character. */
export const describePlayerDungeons = section(
  'Dungeons',
  (name, standing) => `Dungeon sessions of ${name}, ${standing}`,
  'Clears by wing, best times, and who was there too',
);

/** The levels and guilds of a character over time. */
export const describePlayerHistory = section(
  'History',
  (name, standing) => `Level, renown rank and guilds of ${name}, ${standing}, over time`,
  'Each step with its day, and each guild from the first fight to the last',
);

/** The page that asks whom a character is compared with. */
export const describeComparedPlayer = (character: DescribedCharacter): Description =>
  described(
    [
      `Compare ${character.name}, level ${plain(character.level)} ${careerLabel(character.career)}`,
      `Compare ${character.name}`,
    ],
    `Compare ${character.name}, ${standingWords(character)}, with another player`,
    'Kills, deaths, places, scenarios and shared fights, side by side',
  );

/** The parts of a player's page that need a kill or a death. */
function partsOf({ sample: { kills, deaths } }: Done): string {
  return partWords([
    deaths.total > 0 && 'nemesis',
    kills.total > 0 && 'prey',
    kills.total + deaths.total > 0 && 'activity by day',
  ]);
}

const standingWords = ({ career, level, renownRank }: DescribedCharacter): string =>
  `${careerLabel(career)} of level ${plain(level)} and renown rank ${plain(renownRank)}`;

const guildWords = ({ guildMembership }: DescribedCharacter): string =>
  guildMembership ? ` of ${guildMembership.guild.name}` : '';
