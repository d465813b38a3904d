import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import { type Done, figureWords } from '#lib/game/overview/figures.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/realms.ts';

import type { Description } from './describe.ts';
import { partWords, sentences, titleOf } from './wording.ts';

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

/**
 * Describes the armory of a character.
 * @example describeArmory(character).title // 'Armory of Verenthe, level 40 Bright Wizard'
 */
export function describeArmory(character: DescribedCharacter): Description {
  return {
    title: sectionTitle('Armory', character),
    description: sentences(
      `What ${character.name} wears, ${standingWords(character)}`,
      'Items, talismans, active set bonuses and the sum of all stats',
    ),
  };
}

/**
 * The scenarios of a character.
 * @example describePlayerScenarios(character).title // 'Scenarios of Verenthe, level 40 Bright Wizard'
 */
export function describePlayerScenarios(character: DescribedCharacter): Description {
  return {
    title: sectionTitle('Scenarios', character),
    description: sentences(
      `Scenarios that ${character.name} fought, ${standingWords(character)}`,
      'Wins and losses, points and duration, newest first',
    ),
  };
}

/**
 * The skirmishes of a character.
 * @example describePlayerSkirmishes(character).title // 'Skirmishes of Verenthe, level 40 Bright Wizard'
 */
export function describePlayerSkirmishes(character: DescribedCharacter): Description {
  return {
    title: sectionTitle('Skirmishes', character),
    description: sentences(
      `Skirmishes that ${character.name} fought, ${standingWords(character)}`,
      'Place, players and kills of both realms, newest first',
    ),
  };
}

/**
 * The battles of a character.
 * @example describePlayerBattles(character).title // 'Battles of Verenthe, level 40 Bright Wizard'
 */
export function describePlayerBattles(character: DescribedCharacter): Description {
  return {
    title: sectionTitle('Battles', character),
    description: sentences(
      `Battles that ${character.name} fought, ${standingWords(character)}`,
      'Place, result, own part and rank among the same role, newest first',
    ),
  };
}

/**
 * The page that asks whom a character is compared with.
 * @example describeComparedPlayer(character).title // 'Compare Verenthe, level 40 Bright Wizard'
 */
export function describeComparedPlayer(character: DescribedCharacter): Description {
  const { name, career, level } = character;
  return {
    title: titleOf(`Compare ${name}, level ${plain(level)} ${careerLabel(career)}`, `Compare ${name}`),
    description: sentences(
      `Whom ${name}, ${standingWords(character)}, is compared with`,
      'Kills, deaths, places, scenarios and shared fights, side by side',
    ),
  };
}

/** The parts of a player's page that need a kill or a death. */
function partsOf({ sample: { kills, deaths } }: Done): string {
  return partWords([
    deaths.total > 0 && 'nemesis',
    kills.total > 0 && 'prey',
    kills.total + deaths.total > 0 && 'activity by day',
  ]);
}

const sectionTitle = (section: string, { name, career, level }: DescribedCharacter): string =>
  titleOf(
    `${section} of ${name}, level ${plain(level)} ${careerLabel(career)}`,
    `${section} of ${name}, ${careerLabel(career)}`,
  );

const standingWords = ({ career, level, renownRank }: DescribedCharacter): string =>
  `${careerLabel(career)} of level ${plain(level)} and renown rank ${plain(renownRank)}`;

const guildWords = ({ guildMembership }: DescribedCharacter): string =>
  guildMembership ? ` of ${guildMembership.guild.name}` : '';
