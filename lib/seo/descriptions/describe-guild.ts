import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { counted, plain } from '#lib/format/number.ts';
import { prose } from '#lib/format/paragraphs.ts';
import { type Done, figureWords } from '#lib/game/overview/figures.ts';
import { realmOf } from '#lib/game/players/careers.ts';

import { type Description, describedPart, sentences, titleOf } from './wording.ts';
import texts from './texts.json' with { type: 'json' };

type DescribedGuild = Pick<
  GuildCardFragment,
  'name' | 'realm' | 'level' | 'briefDescription' | 'members' | 'leader'
>;

/**
 * A guild: what it has done where that is known, realm, level, size, leader, and what it says of itself.
 * @param done null where it is not known
 * @example describeGuild(guild).title // 'The Hollow Lantern, Order guild of level 38'
 */
export function describeGuild(guild: DescribedGuild, done: Done | null = null): Description {
  const { name, level, leader, briefDescription = '' } = guild;
  const title = titleOf(`${guildWords(guild)} of level ${plain(level)}`, guildWords(guild));
  const size = memberWords(guild);
  const plainly = `${realmOf(guild.realm).label} guild of level ${plain(level)}${size ? `, ${size}` : ''}`;
  const fully = `${plainly}${leader ? `, led by ${leader.name}` : ''}`;
  const own = prose(briefDescription);
  if (done === null) {
    const parts = 'Kills and deaths, members, scenarios, skirmishes';
    return { title, description: sentences(`${name}: ${fully}`, parts, own) };
  }
  const { kills, deaths } = done.sample;
  const parts =
    kills.total + deaths.total > 0
      ? 'Best members, most fought guilds and activity by day'
      : 'Members, scenarios and skirmishes';
  return { title, description: sentences(`${name}: ${figureWords(done)}`, [fully, plainly], parts, own) };
}

/** Describes the pages beside a guild's first one, which differ in their words alone. */
const describe =
  (part: keyof typeof texts.guild) =>
  (guild: DescribedGuild): Description =>
    describedPart(texts.guild[part], {
      name: guild.name,
      guild: guildWords(guild),
      realm: realmOf(guild.realm).label,
      members: memberWords(guild) || 'members',
    });

/** The members of a guild: 'Members of The Hollow Lantern, Order guild'. */
export const describeMembers = describe('members');
/** The page that asks which guild a guild is compared with. */
export const describeComparedGuild = describe('compare');
/** The scenarios of a guild. */
export const describeGuildScenarios = describe('scenarios');
/** The skirmishes of a guild. */
export const describeGuildSkirmishes = describe('skirmishes');
/** The battles of a guild. */
export const describeGuildBattles = describe('battles');
/** The attendance of a guild at its battles. */
export const describeAttendance = describe('attendance');
/** The dungeons of a guild. */
export const describeGuildDungeons = describe('dungeons');
/** The members of a guild over time. */
export const describeGuildHistory = describe('history');

const guildWords = ({ name, realm }: DescribedGuild): string => `${name}, ${realmOf(realm).label} guild`;
/** The number of members; '' where it is not known, as in the record of a remote API. */
const memberWords = ({ members }: DescribedGuild): string =>
  members ? counted(members.totalCount, 'member') : '';
