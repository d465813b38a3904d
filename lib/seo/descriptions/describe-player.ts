import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import { type Done, figureWords } from '#lib/game/overview/figures.ts';
import { careerLabel, realmOf, realmOfCareer } from '#lib/game/players/careers.ts';

import { type Description, describedPart, partWords, sentences, titleOf } from './wording.ts';
import texts from './texts.json' with { type: 'json' };

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

/** Describes the pages beside a character's first one, which differ in their words alone. */
const describe =
  (part: keyof typeof texts.player) =>
  (character: DescribedCharacter): Description =>
    describedPart(texts.player[part], {
      name: character.name,
      level: plain(character.level),
      career: careerLabel(character.career),
      standing: standingWords(character),
    });

/** The armory of a character: 'Armory of Verenthe, level 40 Bright Wizard'. */
export const describeArmory = describe('armory');
/** The scenarios of a character. */
export const describePlayerScenarios = describe('scenarios');
/** The skirmishes of a character. */
export const describePlayerSkirmishes = describe('skirmishes');
/** The battles of a character. */
export const describePlayerBattles = describe('battles');
/** The dungeons of a character. */
export const describePlayerDungeons = describe('dungeons');
/** The levels and guilds of a character over time. */
export const describePlayerHistory = describe('history');
/** The page that asks whom a character is compared with. */
export const describeComparedPlayer = describe('compare');

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
