import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { counted, plain } from '#lib/format/number.ts';
import { prose } from '#lib/format/paragraphs.ts';
import { type Done, figureWords } from '#lib/game/overview/figures.ts';
import { realmOf } from '#lib/game/players/careers.ts';

import { type Description, described, sentences, titleOf } from './wording.ts';

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

/** Describes a page beside a guild's first one: what of the guild it shows, and in which words. */
const section =
  (what: string, first: (guild: DescribedGuild) => string, second: string | readonly string[]) =>
  (guild: DescribedGuild): Description =>
    described(
      [`${what} of ${guildWords(guild)}`, `${what} of the guild ${guild.name}`],
      first(guild),
      second,
    );

/** The members of a guild: 'Members of The Hollow Lantern, Order guild'. */
export const describeMembers = section(
  'Members',
  (guild) => `Who fights for ${guild.name}: ${sizeWords(guild)}`,
  'Name, career, level, renown rank and rank in the guild',
);

/** The page that asks which guild a guild is compared with. */
export const describeComparedGuild = (guild: DescribedGuild): Description =>
  described(
    [`Compare ${guildWords(guild)}`, `Compare ${guild.name}`],
    `Compare ${guild.name}, ${realmOf(guild.realm).label} guild, with another one`,
    'Kills, deaths, places, scenarios and shared fights, side by side',
  );

/** The scenarios of a guild. */
export const describeGuildScenarios = section(
  'Scenarios',
  ({ name, realm }) => `Scenarios that members of ${name} fought for ${realmOf(realm).label}`,
  ['Wins and losses, points and duration, newest first', 'Wins and losses, newest first'],
);

/** The skirmishes of a guild. */
export const describeGuildSkirmishes = section(
  'Skirmishes',
  ({ name, realm }) => `Skirmishes that members of ${name} fought for ${realmOf(realm).label}`,
  'Place, players and kills of both realms, newest first',
);

/** The battles of a guild. */
export const describeGuildBattles = section(
  'Battles',
  ({ name, realm }) => `Battles that six or more members of ${name} fought for ${realmOf(realm).label}`,
  'Place, result, kills of both realms and enemy guilds, newest first',
);

/** The attendance of a guild at its battles. */
export const describeAttendance = section(
  'Attendance',
  ({ name }) => `Who came to the battles and scenarios of ${name}, evening by evening`,
  'Career, role, kills, deaths, assists and healing of each member',
);

/** The dungeons of a guild. */
export const describeGuildDungeons = section(
  'Dungeons',
  ({ name }) => `Dungeon sessions in which ${name} made up at least half of the group`,
  'Clears by wing, best times, and which member has cleared what',
);

/** The members of a guild over time. */
export const describeGuildHistory = section(
  'History',
  ({ name }) => `Who joined ${name} and who left, as far as fights tell`,
  'Members over time, month by month, and each move with its days',
);

const guildWords = ({ name, realm }: DescribedGuild): string => `${name}, ${realmOf(realm).label} guild`;
/** The number of members; '' where it is not known, as in the archive of a remote API. */
const memberWords = ({ members }: DescribedGuild): string =>
  members ? counted(members.totalCount, 'member') : '';

/** @example sizeWords(guild) // '64 members of this Order guild' */
const sizeWords = (guild: DescribedGuild): string =>
  `${memberWords(guild) || 'members'} of this ${realmOf(guild.realm).label} guild`;
