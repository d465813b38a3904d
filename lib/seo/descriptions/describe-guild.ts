import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { plain, plural, thousands } from '#lib/format/number.ts';
import { prose } from '#lib/format/paragraphs.ts';
import { type Done, figureWords } from '#lib/game/overview/figures.ts';
import { realmOf } from '#lib/game/players/realms.ts';

import type { Description } from './describe.ts';
import { sentences, titleOf } from './wording.ts';

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
  const { name, level, leader, briefDescription } = guild;
  const title = titleOf(`${guildWords(guild)} of level ${plain(level)}`, guildWords(guild));
  if (done !== null) {
    const { kills, deaths } = done.sample;
    const realm = realmOf(guild.realm).label;
    return {
      title,
      description: sentences(
        `${name}: ${figureWords(done)}`,
        [
          `${realm} guild of level ${plain(level)}, ${memberWords(guild)}${leader ? `, led by ${leader.name}` : ''}`,
          `${realm} guild of level ${plain(level)}, ${memberWords(guild)}`,
        ],
        kills.total + deaths.total > 0
          ? 'Best members, most fought guilds and activity by day'
          : 'Members, scenarios and skirmishes',
        prose(briefDescription),
      ),
    };
  }
  return {
    title,
    description: sentences(
      `${name}: ${realmOf(guild.realm).label} guild of level ${plain(level)}, ${memberWords(guild)}${leader ? `, led by ${leader.name}` : ''}`,
      'Kills and deaths, members, scenarios, skirmishes',
      prose(briefDescription),
    ),
  };
}

/**
 * The members of a guild.
 * @example describeMembers(guild).title // 'Members of The Hollow Lantern, Order guild'
 */
export function describeMembers(guild: DescribedGuild): Description {
  return {
    title: sectionTitle('Members', guild),
    description: sentences(
      `Who fights for ${guild.name}: ${memberWords(guild)} of this ${realmOf(guild.realm).label} guild`,
      'Name, career, level, renown rank and rank in the guild',
    ),
  };
}

/**
 * The page that asks which guild a guild is compared with.
 * @example describeComparedGuild(guild).title // 'Compare The Hollow Lantern, Order guild'
 */
export function describeComparedGuild(guild: DescribedGuild): Description {
  return {
    title: titleOf(`Compare ${guildWords(guild)}`, `Compare ${guild.name}`),
    description: sentences(
      `Which guild ${guild.name} is compared with: ${memberWords(guild)} of this ${realmOf(guild.realm).label} guild`,
      'Kills, deaths, places, scenarios and shared fights, side by side',
    ),
  };
}

/**
 * The scenarios of a guild.
 * @example describeGuildScenarios(guild).title // 'Scenarios of The Hollow Lantern, Order guild'
 */
export function describeGuildScenarios(guild: DescribedGuild): Description {
  return {
    title: sectionTitle('Scenarios', guild),
    description: sentences(
      `Scenarios that members of ${guild.name} fought for ${realmOf(guild.realm).label}`,
      ['Wins and losses, points and duration, newest first', 'Wins and losses, newest first'],
    ),
  };
}

/**
 * The skirmishes of a guild.
 * @example describeGuildSkirmishes(guild).title // 'Skirmishes of The Hollow Lantern, Order guild'
 */
export function describeGuildSkirmishes(guild: DescribedGuild): Description {
  return {
    title: sectionTitle('Skirmishes', guild),
    description: sentences(
      `Skirmishes that members of ${guild.name} fought for ${realmOf(guild.realm).label}`,
      'Place, players and kills of both realms, newest first',
    ),
  };
}

/**
 * The battles of a guild.
 * @example describeGuildBattles(guild).title // 'Battles of The Hollow Lantern, Order guild'
 */
export function describeGuildBattles(guild: DescribedGuild): Description {
  return {
    title: sectionTitle('Battles', guild),
    description: sentences(
      `Battles that six members of ${guild.name} or more fought for ${realmOf(guild.realm).label}`,
      'Place, result, kills of both realms and enemy guilds, newest first',
    ),
  };
}

/**
 * Describes the attendance of a guild at its battles.
 * @example describeAttendance(guild).title // 'Attendance of The Hollow Lantern, Order guild'
 */
export function describeAttendance(guild: DescribedGuild): Description {
  return {
    title: sectionTitle('Attendance', guild),
    description: sentences(
      `Who came to the battles of ${guild.name}, evening by evening`,
      'Career, role, kills, deaths, assists and healing of each member',
    ),
  };
}

const sectionTitle = (section: string, guild: DescribedGuild): string =>
  titleOf(`${section} of ${guildWords(guild)}`, `${section} of the guild ${guild.name}`);

const guildWords = ({ name, realm }: DescribedGuild): string => `${name}, ${realmOf(realm).label} guild`;

function memberWords({ members }: DescribedGuild): string {
  const count = members?.totalCount ?? 0;
  return `${thousands(count)} ${plural(count, 'member', 'members')}`;
}
