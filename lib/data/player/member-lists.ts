import {
  FindMembersDocument,
  GetChosenMembersDocument,
  GetGuildMembersDocument,
  GetMemberEndsDocument,
  type GuildMemberSortInput,
  type MemberPageFragment,
  type MemberRowFragment,
  type PageInfoFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer, PROFILE } from '#lib/api/answer.ts';
import { rowsOfPage } from '#lib/api/rows-asked.ts';
import { isRemoteApi } from '#lib/api/is-remote-api.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { query, queryUncached } from '#lib/api/query.ts';
import { thousands } from '#lib/format/number.ts';
import { type GuildMembers, membersNamed, sortMembers } from '#lib/game/players/member-order.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import type { MEMBER_FILTER, MemberOrder } from '#lib/url/filter/member-filter.ts';
import { askPage } from '../page-or-first.ts';
import type { Cursor } from '#lib/url/paging/cursor.ts';

/** A page of a list that is known whole. */
interface RowPage<Row> {
  readonly nodes: Row[];
  readonly pageInfo: PageInfoFragment;
}

/**
 * Cuts a page out of a list whose cursors are the numbers of rows: '25' after the first 25, '25' before the row after
 * them. A cursor of another kind gives the first page.
 * @example pageOfRows(rows, 25, { after: '25' }).nodes // the rows 26 to 50
 */
export function pageOfRows<Row>(rows: readonly Row[], size: number, { after, before }: Cursor): RowPage<Row> {
  const to = placeOf(before);
  const from = to === null ? (placeOf(after) ?? 0) : Math.max(0, to - size);
  const start = from < rows.length ? from : 0;
  const end = Math.min(start + size, rows.length);
  return {
    nodes: rows.slice(start, end),
    pageInfo: {
      hasNextPage: end < rows.length,
      endCursor: String(end),
      hasPreviousPage: start > 0,
      startCursor: String(start),
    },
  };
}

const placeOf = (cursor: string | undefined): number | null =>
  cursor !== undefined && /^\d{1,6}$/.test(cursor) ? Number(cursor) : null;

/** Members on a page of a guild's list. */
const MEMBERS_PER_PAGE = 25;
const MEMBERS = { size: MEMBERS_PER_PAGE, policy: PROFILE };

/** Questions for the list of all members of one guild, at most: ten thousand of them. */
const MOST_PAGES = 200;

/** The orders as our own API takes them; equal members by name. */
const SORTS: Readonly<Record<MemberOrder, GuildMemberSortInput[]>> = {
  guildRank: [{ rank: 'ASC' }, { name: 'ASC' }],
  name: [{ name: 'ASC' }],
  career: [{ career: 'ASC' }, { name: 'ASC' }],
  level: [{ level: 'DESC' }, { name: 'ASC' }],
  renownRank: [{ renownRank: 'DESC' }, { name: 'ASC' }],
};

type FilteredMembers = ListAddress<typeof MEMBER_FILTER>;

/**
 * One page of a guild's members with its ranks; null when it has no members. Other APIs than our own order them by guild
 * rank and find none by name: what is asked beyond that is worked out from both ends of the list, and from a search.
 */
export function listGuildMembers(id: string, list: FilteredMembers): Promise<Answer<GuildMembers | null>> {
  const { name, order } = list.values;
  if (name === '' && order === 'guildRank') return listByRank(id, list);
  return isRemoteApi() ? listChosenRemotely(id, list) : listChosen(id, list);
}

function listByRank(id: string, { cursor }: FilteredMembers): Promise<Answer<GuildMembers | null>> {
  return askPage(GetGuildMembersDocument, { id }, MEMBERS, cursor, ({ guild }) =>
    guild?.members?.nodes?.length ? { ...guild.members, ranks: guild.ranks, told: null } : null,
  );
}

function listChosen(id: string, { values, cursor }: FilteredMembers): Promise<Answer<GuildMembers | null>> {
  const chosen = {
    id,
    order: SORTS[values.order],
    ...(values.name === '' ? {} : { where: { name: { contains: values.name } } }),
  };
  return askPage(GetChosenMembersDocument, chosen, MEMBERS, cursor, ({ guild }) =>
    guild?.members ? { ...guild.members, ranks: guild.ranks, told: null } : null,
  );
}

async function listChosenRemotely(
  id: string,
  { values, cursor }: FilteredMembers,
): Promise<Answer<GuildMembers | null>> {
  const { name, order } = values;
  const [ends, found] = await Promise.all([membersAtEnds(id), name === '' ? null : findMembers(id, name)]);
  if (!ends.data) return { ...ends, data: null };
  const { members, total, ranks } = ends.data;
  const isWhole = members.length >= total;
  const named = isWhole || !found ? membersNamed(members, name) : found.data.members;
  const rows = sortMembers(named, order);
  const told = isWhole ? null : found ? found.data.told : endsWords(members.length, total);
  return joinAnswers([ends, ...(found ? [found] : [])], {
    ...pageOfRows(rows, rowsOfPage(MEMBERS_PER_PAGE), cursor),
    totalCount: rows.length,
    ranks,
    told,
  });
}

const endsWords = (known: number, total: number): string =>
  `This list has ${thousands(known)} of ${thousands(total)} members: the first and the last by guild rank.`;

async function membersAtEnds(id: string) {
  const answer = await query(GetMemberEndsDocument, { id, rows: mostRows() }, PROFILE);
  return mapAnswer(answer, ({ guild }) => {
    const rows = [...(guild?.members?.nodes ?? []), ...(guild?.last?.nodes ?? [])];
    if (!guild || rows.length === 0) return null;
    const members = [...new Map(rows.map((row) => [row.character.id, row])).values()];
    return { members, total: guild.members?.totalCount ?? members.length, ranks: guild.ranks };
  });
}

async function findMembers(id: string, name: string) {
  const variables = { where: { name: { contains: name } }, first: mostRows() };
  return mapAnswer(await query(FindMembersDocument, variables, PROFILE), ({ characters }) => {
    const hits = characters?.nodes ?? [];
    const members = hits.flatMap(({ guildMembership, ...character }): readonly MemberRowFragment[] =>
      guildMembership?.guild.id === id ? [{ character, rank: guildMembership.rank }] : [],
    );
    const total = characters?.totalCount ?? hits.length;
    const told =
      hits.length < total
        ? `Only ${thousands(hits.length)} of ${thousands(total)} players with this in their name were searched for members.`
        : null;
    return { members, told };
  });
}

/** Every member of a guild, the highest guild rank first, for files. Each page of the API waits for the one before. */
export async function listAllMembers(id: string): Promise<readonly MemberRowFragment[]> {
  const members: MemberRowFragment[] = [];
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const found: MemberPageFragment | null = await membersAfter(id, after);
    members.push(...(found?.nodes ?? []));
    if (!found?.pageInfo.hasNextPage || !found.pageInfo.endCursor) break;
    after = found.pageInfo.endCursor;
  }
  return members;
}

async function membersAfter(id: string, after: string | null): Promise<MemberPageFragment | null> {
  const variables = { id, first: mostRows(), after };
  const { guild } = await queryUncached(GetGuildMembersDocument, variables);
  return guild?.members ?? null;
}
