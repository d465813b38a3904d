import type * as documents from '#graphql/generated/documents.ts';
import type { BoardRow, Best, CareerSums, TopFeud } from '#lib/game/boards/board.ts';
import type { ScenarioBoardRow } from '#lib/game/boards/scenario-board.ts';
import type { FrontZone, KillsToday, RealmBalance } from '#lib/game/boards/front.ts';
import type { RatedPlace } from '#lib/game/boards/rated-ladder.ts';
import { careerLabel, realmOfCareer } from '#lib/game/players/careers.ts';

import { columnsOf, type ExportColumn, partColumns } from '../export-table.ts';
import { characterColumns, guildColumns, rankColumns } from './combatant-columns.ts';
import about from './board-columns.json' with { type: 'json' };

const PLAYER: readonly ExportColumn<documents.CharacterCardFragment>[] = [
  ...characterColumns<documents.CharacterCardFragment>('character', (character) => character),
  ...rankColumns<documents.CharacterCardFragment>('character', (character) => character),
  ...guildColumns<documents.CharacterCardFragment>('character', ({ guildMembership }) => guildMembership),
];

const GUILD = columnsOf<documents.GuildTagFragment>()(about.guild, {});

export const PLAYER_STANDING_COLUMNS = columnsOf<documents.PlayerStandingFragment>()(about.playerStanding, {
  player: partColumns(({ character }) => character, PLAYER),
});

export const GUILD_STANDING_COLUMNS = columnsOf<documents.GuildStandingFragment>()(about.guildStanding, {
  guild: partColumns(({ guild }) => guild, GUILD),
});

const KILL_COUNTS = columnsOf<Omit<BoardRow<unknown>, 'owner'>>()(about.killCounts, {});

const SCENARIO_SUMS = columnsOf<ScenarioBoardRow>()(about.scenarioSums, {});

/** A player of a board by kills or by deeds in scenarios, which lack the columns of each other. */
export const PLAYER_BOARD_COLUMNS = columnsOf<BoardRow<documents.CharacterCardFragment> | ScenarioBoardRow>()(
  about.playerBoard,
  {
    player: partColumns(({ owner }) => owner, PLAYER),
    counts: partColumns((row) => ('kills' in row ? row : null), KILL_COUNTS),
    sums: partColumns((row) => ('runs' in row ? row : null), SCENARIO_SUMS),
  },
);

export const GUILD_BOARD_COLUMNS = columnsOf<BoardRow<documents.GuildTagFragment>>()(about.guildBoard, {
  guild: partColumns(({ owner }) => owner, GUILD),
  counts: KILL_COUNTS,
});

export const FRONT_COLUMNS = columnsOf<FrontZone>()(about.front, {});

/** The kills of one realm on three days. */
interface RealmDays {
  readonly realm: 'ORDER' | 'DESTRUCTION';
  readonly today: number;
  readonly yesterday: number;
  readonly lastWeek: number;
}

export const TODAY_COLUMNS = columnsOf<RealmDays>()(about.today, {});

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

export const BEST_PLAYER_COLUMNS = columnsOf<Best<documents.CharacterCardFragment>>()(about.bestPlayer, {
  character: characterColumns('character', ({ owner }) => owner),
});

export const BEST_GUILD_COLUMNS = columnsOf<Best<documents.GuildTagFragment>>()(about.bestGuild, {
  guild: partColumns(({ owner }) => owner, GUILD),
});

export const CAREER_COLUMNS = columnsOf<CareerSums>()(about.career, {
  careerName: ({ career }) => careerLabel(career),
  realm: ({ career }) => realmOfCareer(career),
});

export const TOP_FEUD_COLUMNS = columnsOf<TopFeud>()(about.topFeud, {
  order: characterColumns('order', ({ sides: [one] }) => one),
  destruction: characterColumns('destruction', ({ sides: [, other] }) => other),
  orderKills: ({ kills: [forth] }) => forth,
  destructionKills: ({ kills: [, back] }) => back,
});

export const RATING_COLUMNS = columnsOf<RatedPlace>()(about.rating, {
  character: characterColumns('character', ({ character }) => character),
  guild: guildColumns('character', (place) => place),
});

export const LADDER_COLUMNS = columnsOf<documents.RankedRowFragment>()(about.ladder, {
  character: characterColumns('character', ({ character }) => character),
  guild: guildColumns('character', (place) => place),
});
