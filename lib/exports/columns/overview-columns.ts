import type { CharacterTagFragment, MemberRowFragment } from '#graphql/generated/documents.ts';
import type { YearDay, YearMonth } from '#lib/game/overview/year.ts';
import type { ActiveWeek, ActivitySpan } from '#lib/game/overview/activity.ts';
import type { FigurePair } from '#lib/game/overview/figure-pairs.ts';
import type { FoughtGuild, FoughtZone, Tally } from '#lib/game/overview/foes.ts';
import type { GuildFormScenario } from '#lib/game/overview/guild-form.ts';
import type { MemberSum } from '#lib/game/overview/member-sums.ts';

import { col, columnsOf, groupColumns } from '../export-columns.ts';
import { isoTime } from './cells.ts';
import { CHARACTER_COLUMNS } from './character-columns.ts';

export const NEMESIS_COLUMNS = columnsOf<Tally<CharacterTagFragment>>(
  groupColumns('killer', ({ item }) => item, CHARACTER_COLUMNS),
  col('times', 'How often they killed this character, in the sample', ({ count }) => count),
);

export const PREY_COLUMNS = columnsOf<Tally<CharacterTagFragment>>(
  groupColumns('victim', ({ item }) => item, CHARACTER_COLUMNS),
  col('times', 'How often this character killed them, in the sample', ({ count }) => count),
);

export const ZONE_COLUMNS = columnsOf<FoughtZone>(
  col('zoneId', 'Id of the zone', ({ id }) => id),
  col('zoneName', 'Its name', ({ name }) => name),
  col('kills', 'Kills there outside of scenarios, in the sample', ({ kills }) => kills),
  col('deaths', 'Deaths there outside of scenarios, in the sample', ({ deaths }) => deaths),
);

export const ACTIVITY_COLUMNS = columnsOf<ActivitySpan>(
  col('from', 'First moment of the day, or of the week, in UTC', ({ from }) => from, isoTime),
  col(
    'days',
    '1 for a day, 7 for a week of which only the sum is known, fewer for this week until today',
    ({ days }) => days,
  ),
  col('kills', 'Kills in that time', ({ kills }) => kills),
  col('deaths', 'Deaths in that time', ({ deaths }) => deaths),
);

export const WEEK_COLUMNS = columnsOf<ActiveWeek>(
  col('from', 'First moment of the week, in UTC', ({ from }) => from, isoTime),
  col('kills', 'Kills in that week', ({ kills }) => kills),
  col('deaths', 'Deaths in that week', ({ deaths }) => deaths),
);

export const YEAR_DAY_COLUMNS = columnsOf<YearDay>(
  col('from', 'First moment of the day, in UTC', ({ from }) => from, isoTime),
  col('kills', 'Kills on that day', ({ kills }) => kills),
  col('deaths', 'Deaths on that day', ({ deaths }) => deaths),
);

export const YEAR_MONTH_COLUMNS = columnsOf<YearMonth>(
  col('from', 'First moment of the month, in UTC', ({ from }) => from, isoTime),
  col('days', 'Days with a kill or a death', ({ days }) => days),
  col('kills', 'Kills in that month', ({ kills }) => kills),
  col('deaths', 'Deaths in that month', ({ deaths }) => deaths),
);

export const SCENARIO_RESULT_COLUMNS = columnsOf<GuildFormScenario>(
  col('scenarioId', 'Id of the scenario', ({ id }) => id),
  col('scenarioName', 'Its name', ({ name }) => name),
  col('runs', 'Runs among the newest of the guild', ({ runs }) => runs),
  col('wins', 'Runs among those that it has won', ({ wins }) => wins),
  col('losses', 'Runs among those that it has lost', ({ losses }) => losses),
  col('draws', 'Runs among those that were a draw', ({ draws }) => draws),
);

export const MEMBER_SUM_COLUMNS = columnsOf<MemberSum>(
  groupColumns('member', ({ character }) => character, CHARACTER_COLUMNS),
  col('kills', 'Kills, in the sample', ({ kills }) => kills),
  col('assists', 'Kills that the member helped with, in the sample', ({ assists }) => assists),
  col('soloKills', 'Those kills that the member did all the damage of', ({ solo }) => solo),
  col('deaths', 'Deaths, in the sample', ({ deaths }) => deaths),
);

export const FOUGHT_GUILD_COLUMNS = columnsOf<FoughtGuild>(
  col('guildId', 'Id of the other guild', ({ guild }) => guild.id),
  col('guildName', 'Its name', ({ guild }) => guild.name),
  col('kills', 'Kills on its members, in the sample', ({ kills }) => kills),
  col('deaths', 'Deaths by its members, in the sample', ({ deaths }) => deaths),
);

export const COMPARED_FIGURE_COLUMNS = columnsOf<FigurePair>(
  col('figure', 'What is compared', ({ key }) => key),
  col('figureName', 'The same in words', ({ label }) => label),
  col('mine', 'Of the one whose page it is, as it is printed', ({ mine }) => mine?.text),
  col('theirs', 'Of the other one, as it is printed', ({ theirs }) => theirs?.text),
  col('difference', 'How the first compares with the second, in words', ({ difference }) => difference.text),
  col('mineOf', 'The records that a rate or a median of the first is of, in words', ({ mine }) => mine?.of),
  col('theirsOf', 'The same of the other one', ({ theirs }) => theirs?.of),
);

export const MEMBER_COLUMNS = columnsOf<MemberRowFragment>(
  groupColumns('character', ({ character }) => character, CHARACTER_COLUMNS),
  col('characterLevel', 'Level of the character', ({ character }) => character.level),
  col('characterRenownRank', 'Renown rank of the character', ({ character }) => character.renownRank),
  col('guildRank', 'Name of the rank in the guild', ({ rank }) => rank.name),
  col('guildRankOrder', 'Its place, from 0 for the leader down', ({ rank }) => rank.rank),
);
