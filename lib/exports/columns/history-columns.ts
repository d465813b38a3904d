import type * as documents from '#graphql/generated/documents.ts';

import { col, columnsOf, groupColumns } from '../export-columns.ts';
import { CHARACTER_COLUMNS } from './character-columns.ts';

export const STEP_COLUMNS = columnsOf<documents.StepOfHistoryFragment>(
  col('day', 'The first day with a fight at this level and renown rank, in UTC', ({ day }) => day),
  col('level', 'The highest level until then; empty where it is not known', ({ level }) => level),
  col(
    'renownRank',
    'The highest renown rank until then; empty where it is not known',
    ({ renownRank }) => renownRank,
  ),
);

export const SPELL_COLUMNS = columnsOf<documents.SpellOfHistoryFragment>(
  col('guildId', 'Id of the guild; empty without one', ({ guild }) => guild?.id),
  col('guildName', 'Its name', ({ guild }) => guild?.name),
  col('firstDay', 'The first day with a fight for it, in UTC', ({ from }) => from),
  col('lastDay', 'The last day with a fight for it, in UTC', ({ to }) => to),
  col('days', 'How many days with a fight there are', ({ days }) => days),
  col(
    'dayBefore',
    'The last day with a fight for the guild before, or for none; empty for the first',
    ({ after }) => after,
  ),
  col(
    'dayAfter',
    'The first day with a fight for the guild after, or for none; empty for the last',
    ({ before }) => before,
  ),
);

export const MONTH_OF_GUILD_COLUMNS = columnsOf<documents.MonthOfGuildFragment>(
  col('month', 'The month, in UTC', ({ period }) => period),
  col('characters', 'Different characters who fought for the guild', ({ characters }) => characters),
  col('firstSeen', 'Arrivals of characters that no fight before is known of', ({ firstSeen }) => firstSeen),
  col('joined', 'Arrivals from another guild or none', ({ joined }) => joined),
  col('left', 'Departures for another guild or none', ({ left }) => left),
);

export const MOVE_COLUMNS = columnsOf<documents.MoveOfGuildFragment>(
  groupColumns('character', ({ character }) => character, CHARACTER_COLUMNS),
  col('arrived', 'True if it came, false if it left', ({ arrived }) => arrived),
  col('day', 'The day of the first fight after the move, in UTC', ({ day }) => day),
  col(
    'dayBefore',
    'The day of the last fight before the move, in UTC; empty where none is known',
    ({ otherDay }) => otherDay,
  ),
  col(
    'otherGuildId',
    'Id of the guild that it came from or left for; empty for none',
    ({ otherGuild }) => otherGuild?.id,
  ),
  col('otherGuildName', 'Its name', ({ otherGuild }) => otherGuild?.name),
);
