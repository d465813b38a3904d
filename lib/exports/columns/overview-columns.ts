import type { CharacterTagFragment, MemberRowFragment } from '#graphql/generated/documents.ts';
import type { ActiveWeek, ActivitySpan } from '#lib/game/overview/activity.ts';
import type { FigurePair } from '#lib/game/overview/figure-pairs.ts';
import type { FoughtGuild } from '#lib/game/overview/foes.ts';
import type { GuildFormScenario } from '#lib/game/overview/guild-form.ts';
import type { MemberSum } from '#lib/game/overview/member-sums.ts';
import type { Tally } from '#lib/game/overview/tally.ts';
import type { FoughtZone } from '#lib/game/overview/zones-fought.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { isoTime } from './cells.ts';
import { characterColumns, rankColumns } from './combatant-columns.ts';

type Foe = Tally<CharacterTagFragment>;

export const NEMESIS_COLUMNS: readonly ExportColumn<Foe>[] = [
  ...characterColumns<Foe>('killer', ({ item }) => item),
  column('times', 'How often they killed this character, in the sample', ({ count }) => count),
];

export const PREY_COLUMNS: readonly ExportColumn<Foe>[] = [
  ...characterColumns<Foe>('victim', ({ item }) => item),
  column('times', 'How often this character killed them, in the sample', ({ count }) => count),
];

export const ZONE_COLUMNS: readonly ExportColumn<FoughtZone>[] = [
  column('zoneId', 'Id of the zone', ({ id }) => id),
  column('zoneName', 'Its name', ({ name }) => name),
  column('kills', 'Kills there outside of scenarios, in the sample', ({ kills }) => kills),
  column('deaths', 'Deaths there outside of scenarios, in the sample', ({ deaths }) => deaths),
];

export const ACTIVITY_COLUMNS: readonly ExportColumn<ActivitySpan>[] = [
  column('from', 'First moment of the day, or of the week, in UTC', ({ from }) => isoTime(from)),
  column(
    'days',
    '1 for a day, 7 for a week of which only the sum is known, fewer for this week until today',
    ({ days }) => days,
  ),
  column('kills', 'Kills in that time', ({ kills }) => kills),
  column('deaths', 'Deaths in that time', ({ deaths }) => deaths),
];

export const WEEK_COLUMNS: readonly ExportColumn<ActiveWeek>[] = [
  column('from', 'First moment of the week, in UTC', ({ from }) => isoTime(from)),
  column('kills', 'Kills in that week', ({ kills }) => kills),
  column('deaths', 'Deaths in that week', ({ deaths }) => deaths),
];

export const RESULT_COLUMNS: readonly ExportColumn<GuildFormScenario>[] = [
  column('scenarioId', 'Id of the scenario', ({ id }) => id),
  column('scenarioName', 'Its name', ({ name }) => name),
  column('runs', 'Runs among the newest of the guild', ({ runs }) => runs),
  column('wins', 'Runs among those that it has won', ({ wins }) => wins),
  column('losses', 'Runs among those that it has lost', ({ losses }) => losses),
  column('draws', 'Runs among those that were a draw', ({ draws }) => draws),
];

export const MEMBER_SUM_COLUMNS: readonly ExportColumn<MemberSum>[] = [
  ...characterColumns<MemberSum>('member', ({ character }) => character),
  column('kills', 'Kills, in the sample', ({ kills }) => kills),
  column('assists', 'Kills that the member helped with, in the sample', ({ assists }) => assists),
  column('soloKills', 'Those kills that the member did all the damage of', ({ solo }) => solo),
  column('deaths', 'Deaths, in the sample', ({ deaths }) => deaths),
];

export const FOUGHT_GUILD_COLUMNS: readonly ExportColumn<FoughtGuild>[] = [
  column('guildId', 'Id of the other guild', ({ guild }) => guild.id),
  column('guildName', 'Its name', ({ guild }) => guild.name),
  column('kills', 'Kills on its members, in the sample', ({ kills }) => kills),
  column('deaths', 'Deaths by its members, in the sample', ({ deaths }) => deaths),
];

export const COMPARED_FIGURE_COLUMNS: readonly ExportColumn<FigurePair>[] = [
  column('figure', 'What is compared', ({ key }) => key),
  column('figureName', 'The same in words', ({ label }) => label),
  column('mine', 'Of the one whose page it is, as it is printed', ({ mine }) => mine && mine.text),
  column('theirs', 'Of the other one, as it is printed', ({ theirs }) => theirs && theirs.text),
  column('difference', 'How the first compares with the second, in words', (row) => row.difference.text),
  column(
    'mineOf',
    'The records that a rate or a median of the first is of, in words',
    ({ mine }) => mine?.of ?? null,
  ),
  column('theirsOf', 'The same of the other one', ({ theirs }) => theirs?.of ?? null),
];

/** A member of a guild. */
export const MEMBER_COLUMNS: readonly ExportColumn<MemberRowFragment>[] = [
  ...characterColumns<MemberRowFragment>('character', ({ character }) => character),
  ...rankColumns<MemberRowFragment>('character', ({ character }) => character),
  column('guildRank', 'Name of the rank in the guild', ({ rank }) => rank.name),
  column('guildRankOrder', 'Its place, from 0 for the leader down', ({ rank }) => rank.rank),
];
