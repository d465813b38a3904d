import type { CharacterCardFragment, GuildTagFragment } from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers } from '#lib/api/answer.ts';
import { rowsOfPage } from '#lib/api/rows-asked.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import type { Board, GuildBoard, PlayerBoard } from '#lib/game/boards/board.ts';
import { type BoardPeriod, periodSpan } from '#lib/game/boards/board-period.ts';
import { type BoardOrder, killOrder, type Placed, placed } from '#lib/game/boards/board-order.ts';
import { byRank, cutTie } from '#lib/game/boards/ties.ts';
import { parseCareer, realmOfCareer } from '#lib/game/players/careers.ts';
import { gameRoleOf } from '#lib/game/players/game-role.ts';
import { pageAnswers } from '#lib/request-context.ts';
import {
  chosenPeriod,
  chosenRealm,
  type GUILD_BOARD_FILTER,
  type PLAYER_BOARD_FILTER,
} from '#lib/url/filter/board-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { offsetPage } from '#lib/url/paging/offset-page.ts';

import { type BoardEntry, guildStandings, playerStandings } from './board-standings.ts';
import { countManyKills } from '../war/count-many-kills.ts';
import { PART_IN } from '../war/kill-samples.ts';
import { markedGuild, type MarkedOwner, markedPlayer } from './marked-owners.ts';
import { policyOfTime } from '../policy-of-time.ts';

/** Places on a page of a board (rules.md: Page sizes). */
const PLACES_PER_PAGE = 25;

export type PlayerBoardList = ListAddress<typeof PLAYER_BOARD_FILTER>;
export type GuildBoardList = ListAddress<typeof GUILD_BOARD_FILTER>;

/** One page of the players with the most kills of a period. */
export async function listPlayerBoard(list: PlayerBoardList, now: Date): Promise<Answer<PlayerBoard>> {
  const period = chosenPeriod(list.values.period, now);
  const realm = chosenRealm(list.values.realm);
  const { career, role } = list.values;
  const order = killOrder(list.values.order);
  const keeps = ({ owner }: BoardEntry<CharacterCardFragment>) =>
    (realm === null || realmOfCareer(owner.career) === realm) &&
    (role === 'all' || gameRoleOf(owner.career) === role) &&
    (career === 'all' || parseCareer(owner.career) === career);
  const [standings, marked] = await Promise.all([
    playerStandings(period, now),
    markedPlayer(list).catch(noMarkedOwner),
  ]);
  return boardOf(standings, marked, { list, period, order, keeps, killer: 'killerCharacterId', now });
}

/** One page of the guilds with the most kills of a period. */
export async function listGuildBoard(list: GuildBoardList, now: Date): Promise<Answer<GuildBoard>> {
  const period = chosenPeriod(list.values.period, now);
  const realm = chosenRealm(list.values.realm);
  const keeps = ({ owner }: BoardEntry<GuildTagFragment>) => realm === null || owner.realm === realm;
  const [standings, marked] = await Promise.all([
    guildStandings(period, now),
    markedGuild(list).catch(noMarkedOwner),
  ]);
  const { order } = list.values;
  return boardOf(standings, marked, { list, period, order, keeps, killer: 'killerGuildId', now });
}

interface BoardQuestion<Owner> {
  readonly list: ListAddress;
  readonly period: BoardPeriod;
  readonly order: BoardOrder;
  readonly keeps: (entry: BoardEntry<Owner>) => boolean;
  /** The field of the API's filter of kills that names the owner of a place. */
  readonly killer: 'killerCharacterId' | 'killerGuildId';
  readonly now: Date;
}

async function boardOf<Owner extends { readonly id: string; readonly name: string }>(
  standings: Answer<readonly BoardEntry<Owner>[]>,
  marked: Answer<MarkedOwner<unknown>>,
  asked: BoardQuestion<Owner>,
): Promise<Answer<Board<Owner>>> {
  const { list, order, keeps } = asked;
  const offers = await whatIsOffered();
  const all = placed(standings.data, order).filter(({ entry }) => keeps(entry));
  const { id } = marked.data;
  const places = all.map((place) => ({ ...place, owner: place.entry.owner }));
  const { rows, pageInfo } = pageOfPlaces(places, list, id);
  const [solo, partIn] = await Promise.all([
    countRows(rows, asked, { soloOnly: true }),
    offers(PART_IN) ? countRows(rows, asked, { includeAssists: true }) : NOT_COUNTED,
  ]);
  return joinAnswers([standings, marked, solo, partIn], {
    rows: rows.map(({ place, sharedBy, entry: { kills, deaths, owner } }, index) => ({
      place,
      sharedBy,
      kills,
      deaths,
      partIn: partIn.data?.[index] ?? null,
      solo: solo.data?.[index] ?? null,
      owner,
    })),
    pageInfo,
    listed: all.length,
    of: standings.data.length,
    cutTie: cutTie(byRank(standings.data)),
    marked: id,
    names: all.map(({ entry: { owner } }) => ({ id: owner.id, name: owner.name })),
  });
}

/** The page of a board's places that an address names, or that the marked place is on. */
export function pageOfPlaces<Place extends { readonly owner: { readonly id: string } }>(
  all: readonly Place[],
  list: ListAddress,
  marked: string | null,
) {
  const markedAt = all.findIndex(({ owner }) => owner.id === marked);
  const { rows, pageInfo, isRefused } = offsetPage(all, rowsOfPage(PLACES_PER_PAGE), list.cursor, markedAt);
  if (isRefused) pageAnswers()?.noteRefusedCursor();
  return { rows, pageInfo };
}

/** No row is marked if the lookup fails: the panel above the board says so. */
export const noMarkedOwner = (): Answer<MarkedOwner<never>> => ({
  data: { id: null, choices: [] },
  provenance: null,
});

const NOT_COUNTED: Answer<null> = { data: null, provenance: null };

/** Counts kills of the rows of a page that the API's boards do not tell; null where they cannot be counted now. */
async function countRows<Owner extends { readonly id: string }>(
  rows: readonly Placed<BoardEntry<Owner>>[],
  { period, killer, now }: BoardQuestion<Owner>,
  kind: { readonly soloOnly?: boolean; readonly includeAssists?: boolean },
): Promise<Answer<readonly number[] | null>> {
  const time = periodSpan(period);
  const conditions = rows.map(({ entry }) => ({ time, [killer]: { eq: Number(entry.owner.id) } }));
  try {
    return await countManyKills(conditions, { ...kind, policy: policyOfTime({ time }, now) });
  } catch (error) {
    if (error instanceof ApiError) return NOT_COUNTED;
    throw error;
  }
}
