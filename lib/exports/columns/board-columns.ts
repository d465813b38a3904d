import type {
  CharacterCardFragment,
  GuildTagFragment,
  GuildStandingFragment,
  PlayerStandingFragment,
  RankedRowFragment,
} from '#graphql/generated/documents.ts';
import type { Best, BoardRow, CareerSums, TopFeud } from '#lib/game/boards/board.ts';
import type { RatedPlace } from '#lib/game/boards/rated-ladder.ts';
import type { ScenarioBoardRow } from '#lib/game/boards/scenario-board.ts';
import { careerLabel, realmOfCareer } from '#lib/game/players/careers.ts';

import { col, columnsOf, groupColumns, partColumns } from '../export-columns.ts';
import { CARD_COLUMNS, CHARACTER_COLUMNS } from './character-columns.ts';

const SHARED_BY = col(
  'sharedBy',
  'How many have this place, listed or not; empty where it is not known',
  ({ sharedBy }: { readonly sharedBy: number }) => sharedBy,
);

const GUILD_COLUMNS = columnsOf<GuildTagFragment>(
  col('guildId', 'Id of the guild', ({ id }) => id),
  col('guildName', 'Name of the guild', ({ name }) => name),
  col('guildRealm', 'ORDER, DESTRUCTION or NEUTRAL', ({ realm }) => realm),
);

export const PLAYER_STANDING_COLUMNS = columnsOf<PlayerStandingFragment>(
  col('rank', 'Place, from 1', ({ rank }) => rank),
  SHARED_BY,
  groupColumns('character', ({ character }) => character, CARD_COLUMNS),
  col('kills', 'Kills in the period', ({ kills }) => kills),
  col('deaths', 'Deaths in the period', ({ deaths }) => deaths),
);

export const GUILD_STANDING_COLUMNS = columnsOf<GuildStandingFragment>(
  col('rank', 'Place, from 1', ({ rank }) => rank),
  SHARED_BY,
  partColumns(({ guild }) => guild, GUILD_COLUMNS),
  col('kills', 'Kills in the period', ({ kills }) => kills),
  col('deaths', 'Deaths of members in the period', ({ deaths }) => deaths),
);

type PlayerBoardRow = Pick<ScenarioBoardRow, 'place' | 'sharedBy' | 'owner'> &
  Partial<Omit<BoardRow<CharacterCardFragment> & ScenarioBoardRow, 'place' | 'sharedBy' | 'owner'>>;

/** A player of a board by kills or by deeds in scenarios, which lack the columns of each other. */
export const PLAYER_BOARD_COLUMNS = columnsOf<PlayerBoardRow>(
  col('place', 'Place in the order that the address asks for, from 1', ({ place }) => place),
  SHARED_BY,
  groupColumns('character', ({ owner }) => owner, CARD_COLUMNS),
  col('kills', 'Kills in the period', ({ kills }) => kills),
  col('partIn', 'Kills in the period with a part in them, as killer or by help', ({ partIn }) => partIn),
  col('deaths', 'Deaths in the period', ({ deaths }) => deaths),
  col('solo', 'Kills in the period for which one attacker did all the damage', ({ solo }) => solo),
  col('total', 'Of a board of scenarios: the sum in the period of what it ranks by', ({ total }) => total),
  col(
    'perMinute',
    'The same in runs of a known length, for each minute of these; empty without one',
    ({ perMinute }) => perMinute,
  ),
  col('runs', 'Runs of scenarios in the period', ({ runs }) => runs),
  col('seconds', 'Seconds that the runs of a known length took; empty without one', ({ seconds }) => seconds),
);

export const GUILD_BOARD_COLUMNS = columnsOf<BoardRow<GuildTagFragment>>(
  col('place', 'Place in the order that the address asks for, from 1', ({ place }) => place),
  SHARED_BY,
  partColumns(({ owner }) => owner, GUILD_COLUMNS),
  col('kills', 'Kills in the period', ({ kills }) => kills),
  col('partIn', 'Kills in the period with a part in them, as killer or by help', ({ partIn }) => partIn),
  col('deaths', 'Deaths in the period', ({ deaths }) => deaths),
  col('solo', 'Kills in the period for which one attacker did all the damage', ({ solo }) => solo),
);

export const BEST_PLAYER_COLUMNS = columnsOf<Best<CharacterCardFragment>>(
  col('place', 'Place, from 1', ({ place }) => place),
  SHARED_BY,
  groupColumns('character', ({ owner }) => owner, CHARACTER_COLUMNS),
  col('kills', 'Kills in the period', ({ kills }) => kills),
  col('deaths', 'Deaths in the period', ({ deaths }) => deaths),
);

export const BEST_GUILD_COLUMNS = columnsOf<Best<GuildTagFragment>>(
  col('place', 'Place, from 1', ({ place }) => place),
  SHARED_BY,
  partColumns(({ owner }) => owner, GUILD_COLUMNS),
  col('kills', 'Kills in the period', ({ kills }) => kills),
  col('deaths', 'Deaths in the period', ({ deaths }) => deaths),
);

export const CAREER_SUM_COLUMNS = columnsOf<CareerSums>(
  col('career', 'Career as the API calls it, such as BRIGHT_WIZARD', ({ career }) => career),
  col('careerName', 'Career in words', ({ career }) => career, careerLabel),
  col('realm', 'ORDER or DESTRUCTION', ({ career }) => career, realmOfCareer),
  col('kills', 'Kills by the career in the period', ({ kills }) => kills),
  col('deaths', 'Deaths of the career in the period', ({ deaths }) => deaths),
);

export const TOP_FEUD_COLUMNS = columnsOf<TopFeud>(
  col('place', 'Place, from 1', ({ place }) => place),
  SHARED_BY,
  groupColumns('order', ({ sides }) => sides[0], CHARACTER_COLUMNS),
  groupColumns('destruction', ({ sides }) => sides[1], CHARACTER_COLUMNS),
  col('orderKills', 'Kills by the player of Order on the other', ({ kills }) => kills[0]),
  col('destructionKills', 'Kills by the player of Destruction on the other', ({ kills }) => kills[1]),
);

/** A place of a ladder of the game. */
export const LADDER_COLUMNS = columnsOf<RankedRowFragment>(
  col('rank', 'Place, from 1', ({ rank }) => rank),
  groupColumns('character', ({ character }) => character, CHARACTER_COLUMNS),
  col('characterRenownRank', 'Renown rank of the character', ({ renownRank }) => renownRank),
  col('characterGuildId', 'Id of the guild of the character', ({ guild }) => guild?.id),
  col('characterGuildName', 'Name of the guild of the character', ({ guild }) => guild?.name),
  col('wins', 'Wins', ({ wins }) => wins),
  col('losses', 'Losses', ({ losses }) => losses),
  col('draws', 'Draws', ({ draws }) => draws),
  col('rating', 'Rating', ({ rating }) => rating),
);

/** A place of a ladder of ratings. */
export const RATED_LADDER_COLUMNS = columnsOf<RatedPlace>(
  col('rank', 'Place by strength, from 1; players of one strength share it', ({ rank }) => rank),
  groupColumns('character', ({ character }) => character, CHARACTER_COLUMNS),
  col('characterGuildId', 'Id of the guild of the character', ({ guild }) => guild?.id),
  col('characterGuildName', 'Name of the guild of the character', ({ guild }) => guild?.name),
  col('mu', 'The most likely strength', ({ mu }) => mu),
  col('sigma', 'How far off the strength may be', ({ sigma }) => sigma),
  col(
    'isSettled',
    '1 where sigma is below that of three quarters of the ladder, else 0; empty for fewer than four players',
    ({ isSettled }) => isSettled,
  ),
  col('rating', 'Strength less three times sigma, and 0 at least', ({ rating }) => rating),
);
