import type { CharacterRecord } from '../sql/character/character.ts';
import type { ListedMemberRecord } from '../sql/guild/guild-member.ts';
import type { GuildRecord } from '../sql/guild/guild.ts';
import type { Slice } from '../sql/engine/keyset.ts';
import type { RankedStandingRecord } from '../sql/ranked/ranked.ts';
import type { ScenarioRunRecord } from '../sql/scenario/scenario.ts';
import type { SearchHitRecord } from '../sql/search/search.ts';
import type { SkirmishScoreRecord } from '../sql/skirmish/skirmish-score.ts';
import type { SkirmishRecord } from '../sql/skirmish/skirmish.ts';
import type { KillNode } from './kill-node.ts';
import { pageOf, sliceOf, type List, type Page, type PageArguments } from './paging.ts';

/** A list of which nothing is read before a field asks for it. */
export type Pages<Node> = { page: () => Promise<Page<Node>> };

/** The same where it can be asked how long it is. */
export type Connection<Node> = Pages<Node> & { total: () => Promise<number> };

export type CharacterConnection = Connection<CharacterRecord>;
export type GuildConnection = Connection<GuildRecord>;
export type KillConnection = Connection<KillNode>;
export type MemberConnection = Connection<ListedMemberRecord>;
export type RankedConnection = Pages<RankedStandingRecord>;
export type ScenarioConnection = Connection<ScenarioRunRecord>;
export type SearchHitConnection = Connection<SearchHitRecord>;
export type SkirmishConnection = Pages<SkirmishRecord>;
export type SkirmishScoreConnection = Pages<SkirmishScoreRecord>;

type PageReader<Node> = { list: List; read: (slice: Slice) => Promise<Node[]> };
type Reader<Node> = PageReader<Node> & { total: () => Promise<number> };

/** The part of a list that the arguments ask for; wrong arguments are an error at once. */
export const connect = <Node extends Readonly<Record<string, unknown>>>(
  args: PageArguments,
  reader: Reader<Node>,
): Connection<Node> => ({ ...connectPages(args, reader), total: reader.total });

/** The same of a list that nobody counts. */
export function connectPages<Node extends Readonly<Record<string, unknown>>>(
  args: PageArguments,
  { list, read }: PageReader<Node>,
): Pages<Node> {
  const slice = sliceOf(list, args);
  let page: Promise<Page<Node>> | undefined;
  return { page: () => (page ??= read(slice).then((rows) => pageOf(list, slice, rows))) };
}

/** A list that has nothing in it, whatever its data. */
export const emptyReader = <Node>(list: List): Reader<Node> => ({
  list,
  read: async () => [],
  total: async () => 0,
});

/** The number that a counting statement answers. */
export async function countOf(statement: PromiseLike<readonly { count: number }[]>): Promise<number> {
  const [row] = await statement;
  return row?.count ?? 0;
}

/** The fields that every connection has. */
export const connectionFields = {
  nodes: async <Node>({ page }: Pages<Node>) => (await page()).nodes,
  pageInfo: async <Node>({ page }: Pages<Node>) => (await page()).pageInfo,
};
export const totalCount = <Node>({ total }: Connection<Node>) => total();
