import type {
  CharacterCardFragment,
  GuildStandingFragment,
  GuildTagFragment,
  PlayerStandingFragment,
  RankedRowFragment,
} from '#graphql/generated/documents.ts';
import type { BoardRow } from '#lib/game/boards/board.ts';
import type { ScenarioBoardRow } from '#lib/game/boards/scenario-board.ts';
import type { FrontZone } from '#lib/game/boards/front.ts';
import type { Best, CareerSums, TopFeud } from '#lib/game/boards/score-sheet.ts';
import type { Placed, Ranked } from '#lib/game/boards/ties.ts';
import type { KillsToday, RealmBalance } from '#lib/game/boards/war-state.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { realmOfCareer } from '#lib/game/players/realms.ts';

import { column, type ExportColumn, partColumns } from '../export-table.ts';
import { characterColumns, guildColumns, rankColumns } from './combatant-columns.ts';

interface Counts {
  readonly kills: number;
  readonly deaths: number;
}

const SHARED_BY: ExportColumn<{ readonly sharedBy: number }> = column(
  'sharedBy',
  'How many have this place, listed or not; empty where it is not known',
  ({ sharedBy }) => sharedBy,
);

const RANK: ExportColumn<Pick<Ranked, 'rank'>> = column('rank', 'Place, from 1', ({ rank }) => rank);

const PLACE_COLUMNS: readonly ExportColumn<Placed>[] = [
  column('place', 'Place, from 1', ({ place }) => place),
  SHARED_BY,
];

const KILLS: ExportColumn<Counts> = column('kills', 'Kills in the period', ({ kills }) => kills);
const DEATHS: ExportColumn<Counts> = column('deaths', 'Deaths in the period', ({ deaths }) => deaths);

const PLAYER: readonly ExportColumn<CharacterCardFragment>[] = [
  ...characterColumns('character', (character: CharacterCardFragment) => character),
  ...rankColumns('character', (character: CharacterCardFragment) => character),
  ...guildColumns('character', ({ guildMembership }: CharacterCardFragment) => guildMembership),
];

const GUILD: readonly ExportColumn<GuildTagFragment>[] = [
  column('guildId', 'Id of the guild', ({ id }) => id),
  column('guildName', 'Name of the guild', ({ name }) => name),
  column('guildRealm', 'ORDER, DESTRUCTION or NEUTRAL', ({ realm }) => realm),
];

/** A player of the boards of a week and a month. */
export const PLAYER_STANDING_COLUMNS: readonly ExportColumn<PlayerStandingFragment>[] = [
  RANK,
  SHARED_BY,
  ...partColumns(({ character }: PlayerStandingFragment) => character, PLAYER),
  KILLS,
  DEATHS,
];

/** A guild of these boards. */
export const GUILD_STANDING_COLUMNS: readonly ExportColumn<GuildStandingFragment>[] = [
  RANK,
  SHARED_BY,
  ...partColumns(({ guild }: GuildStandingFragment) => guild, GUILD),
  KILLS,
  column('deaths', 'Deaths of members in the period', ({ deaths }) => deaths),
];

/** The part that rows of all boards have. */
type PlacedOwner<Owner> = Pick<BoardRow<Owner>, 'place' | 'sharedBy' | 'owner'>;

const placeColumns = <Owner>(
  owner: readonly ExportColumn<Owner>[],
): readonly ExportColumn<PlacedOwner<Owner>>[] => [
  column('place', 'Place in the order that the address asks for, from 1', ({ place }) => place),
  SHARED_BY,
  ...partColumns((row: PlacedOwner<Owner>) => row.owner, owner),
];

const KILL_COUNTS: readonly ExportColumn<Omit<BoardRow<unknown>, 'owner'>>[] = [
  KILLS,
  column('partIn', 'Kills in the period with a part in them, as killer or by help', ({ partIn }) => partIn),
  DEATHS,
  column('solo', 'Kills in the period for which one attacker did all the damage', ({ solo }) => solo),
];

const SCENARIO_SUMS: readonly ExportColumn<ScenarioBoardRow>[] = [
  column('total', 'Of a board of scenarios: the sum in the period of what it ranks by', ({ total }) => total),
  column('perMinute', 'The same for each minute of the runs', ({ perMinute }) => perMinute),
  column('runs', 'Runs of scenarios in the period', ({ runs }) => runs),
  column('seconds', 'Seconds that these runs took', ({ seconds }) => seconds),
];

type PlayerRow = BoardRow<CharacterCardFragment> | ScenarioBoardRow;

/** A player of a board by kills or by deeds in scenarios, which lack the columns of each other. */
export const PLAYER_BOARD_COLUMNS: readonly ExportColumn<PlayerRow>[] = [
  ...placeColumns(PLAYER),
  ...partColumns((row: PlayerRow) => ('kills' in row ? row : null), KILL_COUNTS),
  ...partColumns((row: PlayerRow) => ('runs' in row ? row : null), SCENARIO_SUMS),
];

export const GUILD_BOARD_COLUMNS: readonly ExportColumn<BoardRow<GuildTagFragment>>[] = [
  ...placeColumns(GUILD),
  ...KILL_COUNTS,
];

/** A zone of the front. */
export const FRONT_COLUMNS: readonly ExportColumn<FrontZone>[] = [
  column('zoneId', 'Id of the zone', ({ id }) => id),
  column('zoneName', 'Name of the zone', ({ name }) => name),
  column('orderKills', 'Kills by Order in the last two hours, outside of scenarios', ({ order }) => order),
  column(
    'destructionKills',
    'Kills by Destruction in the last two hours, outside of scenarios',
    ({ destruction }) => destruction,
  ),
];

/** The kills of one realm on three days. */
interface RealmDays {
  readonly realm: 'ORDER' | 'DESTRUCTION';
  readonly today: number;
  readonly yesterday: number;
  readonly lastWeek: number;
}

/** The kills of a realm today and before. */
export const TODAY_COLUMNS: readonly ExportColumn<RealmDays>[] = [
  column('realm', 'ORDER or DESTRUCTION', ({ realm }) => realm),
  column('today', 'Kills of this UTC day so far', ({ today }) => today),
  column('yesterday', 'Kills of the day before until the same time', ({ yesterday }) => yesterday),
  column('lastWeek', 'Kills of the day a week ago until the same time', ({ lastWeek }) => lastWeek),
];

/** The kills of both realms, Order first. */
export function realmDays({ today, yesterday, lastWeek }: KillsToday): readonly RealmDays[] {
  const of = (realm: RealmDays['realm'], side: keyof RealmBalance): RealmDays => ({
    realm,
    today: today[side],
    yesterday: yesterday[side],
    lastWeek: lastWeek[side],
  });
  return [of('ORDER', 'order'), of('DESTRUCTION', 'destruction')];
}

/** A player of a score sheet. */
export const BEST_PLAYER_COLUMNS: readonly ExportColumn<Best<CharacterCardFragment>>[] = [
  ...PLACE_COLUMNS,
  ...characterColumns<Best<CharacterCardFragment>>('character', ({ owner }) => owner),
  KILLS,
  DEATHS,
];

/** A guild of a score sheet. */
export const BEST_GUILD_COLUMNS: readonly ExportColumn<Best<GuildTagFragment>>[] = [
  ...PLACE_COLUMNS,
  ...partColumns(({ owner }: Best<GuildTagFragment>) => owner, GUILD),
  KILLS,
  DEATHS,
];

export const CAREER_COLUMNS: readonly ExportColumn<CareerSums>[] = [
  column('career', 'Career as the API calls it, such as BRIGHT_WIZARD', ({ career }) => career),
  column('careerName', 'Career in words', ({ career }) => careerLabel(career)),
  column('realm', 'ORDER or DESTRUCTION', ({ career }) => realmOfCareer(career)),
  column('kills', 'Kills by the career in the period', ({ kills }) => kills),
  column('deaths', 'Deaths of the career in the period', ({ deaths }) => deaths),
];

export const TOP_FEUD_COLUMNS: readonly ExportColumn<TopFeud>[] = [
  ...PLACE_COLUMNS,
  ...characterColumns<TopFeud>('order', ({ sides: [one] }) => one),
  ...characterColumns<TopFeud>('destruction', ({ sides: [, other] }) => other),
  column('orderKills', 'Kills by the player of Order on the other', ({ kills: [forth] }) => forth),
  column(
    'destructionKills',
    'Kills by the player of Destruction on the other',
    ({ kills: [, back] }) => back,
  ),
];

/** A place of a ranked ladder. */
export const LADDER_COLUMNS: readonly ExportColumn<RankedRowFragment>[] = [
  RANK,
  ...characterColumns<RankedRowFragment>('character', ({ character }) => character),
  column('characterRenownRank', 'Renown rank of the character', ({ renownRank }) => renownRank),
  ...guildColumns<RankedRowFragment>('character', (place) => place),
  column('wins', 'Wins', ({ wins }) => wins),
  column('losses', 'Losses', ({ losses }) => losses),
  column('draws', 'Draws', ({ draws }) => draws),
  column('rating', 'Rating', ({ rating }) => rating),
];
