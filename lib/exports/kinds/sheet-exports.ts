import {
  type CharacterCardFragment,
  CharacterCardFragmentDoc,
  type GuildTagFragment,
  GuildTagFragmentDoc,
} from '#graphql/generated/documents.ts';
import type { KillSums } from '#lib/game/battles/kill-sums.ts';
import type { Best, BestPlayers, CareerSums, TopFeud } from '#lib/game/boards/score-sheet.ts';
import type { Placed } from '#lib/game/boards/ties.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { realmOfCareer } from '#lib/game/players/realms.ts';
import { previewOfPlayers } from '#lib/preview/kinds/preview-of-leaderboard.ts';
import { SHEET_FILTER } from '#lib/url/filter/board-filter.ts';

import { characterColumns } from '../columns/combatant-columns.ts';
import { SHARED_BY } from '../columns/shared-by.ts';
import { allRows, column, type ExportColumn, exportTable } from '../export-table.ts';
import type { PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { INTEGER, list, NOTHING, nullable, object, pair, type Shape, TEXT } from '../shapes/shape.ts';
import { KILL_SUMS } from '../shapes/kill-sums-shape.ts';
import { chosenPeriodLabel } from './board-exports.ts';

/** The parts of a score sheet. */
interface SheetParts {
  sums: KillSums;
  players: BestPlayers;
  guilds: readonly Best<GuildTagFragment>[];
  careers: readonly CareerSums[];
  /** Null where the API does not count them. */
  feuds: readonly TopFeud[] | null;
}

const PLACE_COLUMNS: readonly ExportColumn<Placed>[] = [
  column('place', 'Place, from 1', ({ place }) => place),
  column('sharedBy', SHARED_BY, ({ sharedBy }) => sharedBy),
];

const numbers = <Owner>(): readonly ExportColumn<Best<Owner>>[] => [
  column('kills', 'Kills in the period', ({ kills }) => kills),
  column('deaths', 'Deaths in the period', ({ deaths }) => deaths),
];

const PLAYER_COLUMNS: readonly ExportColumn<Best<CharacterCardFragment>>[] = [
  ...PLACE_COLUMNS,
  ...characterColumns<Best<CharacterCardFragment>>('character', ({ owner }) => owner),
  ...numbers<CharacterCardFragment>(),
];

const GUILD_COLUMNS: readonly ExportColumn<Best<GuildTagFragment>>[] = [
  ...PLACE_COLUMNS,
  column('guildId', 'Id of the guild', ({ owner }) => owner.id),
  column('guildName', 'Name of the guild', ({ owner }) => owner.name),
  column('guildRealm', 'ORDER, DESTRUCTION or NEUTRAL', ({ owner }) => owner.realm),
  ...numbers<GuildTagFragment>(),
];

const CAREER_COLUMNS: readonly ExportColumn<CareerSums>[] = [
  column('career', 'Career as the API calls it, such as BRIGHT_WIZARD', ({ career }) => career),
  column('careerName', 'Career in words', ({ career }) => careerLabel(career)),
  column('realm', 'ORDER or DESTRUCTION', ({ career }) => realmOfCareer(career)),
  column('kills', 'Kills by the career in the period', ({ kills }) => kills),
  column('deaths', 'Deaths of the career in the period', ({ deaths }) => deaths),
];

const FEUD_COLUMNS: readonly ExportColumn<TopFeud>[] = [
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

const best = <Owner>(owner: Shape<Owner>): Shape<readonly Best<Owner>[]> =>
  list(object({ place: INTEGER, sharedBy: INTEGER, kills: INTEGER, deaths: INTEGER, owner }));

const CARD = fragment(CharacterCardFragmentDoc);

export const SHEET_EXPORTS: PageExports<object, SheetParts> = {
  address: '/leaderboard/sheet',
  title: 'The score sheet of a period',
  filter: SHEET_FILTER,
  tables: {
    killers: exportTable('Most kills', PLAYER_COLUMNS, async ({ part }) =>
      allRows((await part('players')).killers),
    ),
    victims: exportTable('Most deaths', PLAYER_COLUMNS, async ({ part }) =>
      allRows((await part('players')).victims ?? []),
    ),
    guilds: exportTable('Guilds', GUILD_COLUMNS, async ({ part }) => allRows(await part('guilds'))),
    careers: exportTable('Careers', CAREER_COLUMNS, async ({ part }) => allRows(await part('careers'))),
    feuds: exportTable('Feuds', FEUD_COLUMNS, async ({ part }) => allRows((await part('feuds')) ?? [])),
  },
  record: NOTHING,
  parts: {
    sums: KILL_SUMS,
    players: object({ killers: best(CARD), victims: nullable(best(CARD)) }),
    guilds: best(fragment(GuildTagFragmentDoc)),
    careers: list(object({ career: TEXT, kills: INTEGER, deaths: INTEGER })),
    feuds: nullable(
      list(object({ place: INTEGER, sharedBy: INTEGER, sides: pair(CARD), kills: pair(INTEGER) })),
    ),
  },
  preview: async ({ query, part }) => {
    const { killers } = await part('players');
    const standings = killers.map(({ place, sharedBy, kills, owner }) => ({
      rank: place,
      sharedBy,
      kills,
      character: owner,
    }));
    return previewOfPlayers(standings, `Score sheet, ${chosenPeriodLabel(SHEET_FILTER, query)}`);
  },
};
