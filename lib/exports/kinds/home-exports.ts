import {
  type GuildStandingFragment,
  GuildStandingFragmentDoc,
  type KillPageFragment,
  KillPageFragmentDoc,
  type PlayerStandingFragment,
  PlayerStandingFragmentDoc,
  type SkirmishRowFragment,
  SkirmishRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import type { FrontZone } from '#lib/game/boards/front.ts';
import type { Ranked } from '#lib/game/boards/ties.ts';
import type { Front, KillsToday, RealmBalance } from '#lib/game/boards/war-state.ts';
import { isoWeekOf, weekLabel } from '#lib/game/calendar.ts';
import { previewOfGuilds, previewOfPlayers } from '#lib/preview/kinds/preview-of-leaderboard.ts';
import type { Preview } from '#lib/preview/preview.ts';

import { characterColumns, guildColumns, rankColumns } from '../columns/combatant-columns.ts';
import { allRows, column, type ExportColumn, exportTable, rowsOf } from '../export-table.ts';
import { KILL_COLUMNS } from '../columns/kill-columns.ts';
import { SHARED_BY } from '../columns/shared-by.ts';
import type { PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { INTEGER, list, NOTHING, nullable, object, type Shape, TEXT } from '../shapes/shape.ts';
import { guildLeaderboardBlock, playerLeaderboardBlock } from '../text/leaderboard-block.ts';
import type { TextBlock } from '../text/text-block.ts';

/** The parts of the home page, for players or for guilds. */
export interface HomeParts<Standing> {
  /** Kills of this week by realm. */
  balance: RealmBalance;
  weekly: readonly Standing[];
  monthly: readonly Standing[];
  kills: KillPageFragment | null;
}

const RANK_COLUMNS: readonly ExportColumn<Ranked>[] = [
  column('rank', 'Place, from 1', ({ rank }) => rank),
  column('sharedBy', SHARED_BY, ({ sharedBy }) => sharedBy),
];

const PLAYER_STANDING: readonly ExportColumn<PlayerStandingFragment>[] = [
  ...RANK_COLUMNS,
  ...characterColumns<PlayerStandingFragment>('character', ({ character }) => character),
  ...rankColumns<PlayerStandingFragment>('character', ({ character }) => character),
  ...guildColumns<PlayerStandingFragment>('character', ({ character }) => character.guildMembership ?? null),
  column('kills', 'Kills in the period', ({ kills }) => kills),
  column('deaths', 'Deaths in the period', ({ deaths }) => deaths),
];

const GUILD_STANDING: readonly ExportColumn<GuildStandingFragment>[] = [
  ...RANK_COLUMNS,
  column('guildId', 'Id of the guild', ({ guild }) => guild.id),
  column('guildName', 'Name of the guild', ({ guild }) => guild.name),
  column('guildRealm', 'ORDER, DESTRUCTION or NEUTRAL', ({ guild }) => guild.realm),
  column('kills', 'Kills in the period', ({ kills }) => kills),
  column('deaths', 'Deaths of members in the period', ({ deaths }) => deaths),
];

const BALANCE: Shape<RealmBalance> = object({ order: INTEGER, destruction: INTEGER });

function homeExports<Standing>(
  address: string,
  title: string,
  standing: Shape<Standing>,
  columns: readonly ExportColumn<Standing>[],
  block: (weekly: readonly Standing[], now: Date) => TextBlock,
  preview: (weekly: readonly Standing[]) => Preview,
): PageExports<object, HomeParts<Standing>> {
  return {
    address,
    title,
    tables: {
      weekly: exportTable('Weekly leaderboard', columns, async ({ part }) => allRows(await part('weekly'))),
      monthly: exportTable('Monthly leaderboard', columns, async ({ part }) =>
        allRows(await part('monthly')),
      ),
      kills: exportTable('Latest kills', KILL_COLUMNS, async ({ part }) => rowsOf(await part('kills'))),
    },
    record: NOTHING,
    parts: {
      balance: BALANCE,
      weekly: list(standing),
      monthly: list(standing),
      kills: nullable(fragment(KillPageFragmentDoc)),
    },
    text: async ({ part }) => block(await part('weekly'), new Date()),
    preview: async ({ part }) => preview(await part('weekly')),
  };
}

/** The parts of the home page on how the war stands. */
interface WarParts {
  today: KillsToday;
  front: Front;
  bigSkirmish: { readonly skirmish: SkirmishRowFragment | null };
}

const FRONT_COLUMNS: readonly ExportColumn<FrontZone>[] = [
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

const TODAY_COLUMNS: readonly ExportColumn<RealmDays>[] = [
  column('realm', 'ORDER or DESTRUCTION', ({ realm }) => realm),
  column('today', 'Kills of this UTC day so far', ({ today }) => today),
  column('yesterday', 'Kills of the day before until the same time', ({ yesterday }) => yesterday),
  column('lastWeek', 'Kills of the day a week ago until the same time', ({ lastWeek }) => lastWeek),
];

function realmDays({ today, yesterday, lastWeek }: KillsToday): readonly RealmDays[] {
  const of = (realm: RealmDays['realm'], side: keyof RealmBalance): RealmDays => ({
    realm,
    today: today[side],
    yesterday: yesterday[side],
    lastWeek: lastWeek[side],
  });
  return [of('ORDER', 'order'), of('DESTRUCTION', 'destruction')];
}

/** Pictures are kept for longer than the week lasts, so they name it. */
const thisWeek = (): string => weekLabel(isoWeekOf(new Date()));

const PLAYERS = homeExports(
  '/',
  'Players',
  fragment(PlayerStandingFragmentDoc),
  PLAYER_STANDING,
  playerLeaderboardBlock,
  (weekly) => previewOfPlayers(weekly, `Best players, ${thisWeek()}`),
);

export const HOME_EXPORTS: PageExports<object, HomeParts<PlayerStandingFragment> & WarParts> = {
  ...PLAYERS,
  tables: {
    ...PLAYERS.tables,
    today: exportTable('Kills today', TODAY_COLUMNS, async ({ part }) =>
      allRows(realmDays(await part('today'))),
    ),
    front: exportTable('The front', FRONT_COLUMNS, async ({ part }) => allRows((await part('front')).zones)),
  },
  parts: {
    ...PLAYERS.parts,
    today: object({ until: INTEGER, today: BALANCE, yesterday: BALANCE, lastWeek: BALANCE }),
    front: object({
      zones: list(object({ id: TEXT, name: TEXT, order: INTEGER, destruction: INTEGER })),
      others: INTEGER,
      kills: INTEGER,
      inScenarios: INTEGER,
      of: INTEGER,
    }),
    bigSkirmish: object({ skirmish: nullable(fragment(SkirmishRowFragmentDoc)) }),
  },
};

export const GUILDS_EXPORTS: PageExports<object, HomeParts<GuildStandingFragment>> = {
  ...homeExports(
    '/guilds',
    'Guilds',
    fragment(GuildStandingFragmentDoc),
    GUILD_STANDING,
    guildLeaderboardBlock,
    (weekly) => previewOfGuilds(weekly, `Best guilds, ${thisWeek()}`),
  ),
};
