import type { KillFilterInput } from '#graphql/generated/resolvers.ts';
import { allOf, type Columns, where } from '../engine/where/where.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { oncePerDatabase } from '../engine/connection/once-per-database.ts';
import { killColumns } from './kill-filter.ts';
import { integerColumn } from '../engine/where/where-scalar.ts';

/**
 * A query for kills. A feud is an unordered pair of ids. A kill of oneself is a death alone: it is listed where deaths are
 * asked for.
 */
export type KillQuery = {
  where: KillFilterInput;
  instanceId: string | null;
  soloOnly: boolean;
  includeAssists: boolean;
  playerFeud: readonly [number, number] | null;
  guildFeud: readonly [number, number] | null;
  /** The last epoch second that is listed. */
  latest: number;
};

/** The tables to read kills from: `time` and `id` are the columns whose index gives the order. */
export type KillSource = {
  tables: Fragment;
  /** Tables with a row for each kill, which are enough to count them; not there where conditions need the kills themselves. */
  parts?: Fragment;
  time: Fragment;
  id: Fragment;
  conditions: Fragment[];
};

/**
 * The kills of a query as disjoint parts, each of which one index can answer in the order of time: a feud has two,
 * one for each direction.
 */
export function killSources(sql: Database, query: KillQuery): KillSource[] {
  const source = attackerSource(sql, query) ?? killerSource(sql, query);
  const { tables, time, id, filter, conditions, columns } = source;
  const parts = source.parts && isOfTimeAlone(query, filter) ? source.parts : undefined;
  const shared = [...conditions, where(sql, filter, columns), sql`${time} <= ${query.latest}::bigint`];
  if (!source.isOfOthers && !isOfDeaths(query)) shared.push(ofOthers(sql));
  if (query.soloOnly) shared.push(sql`kill.solo`);
  if (query.instanceId !== null) shared.push(sql`kill.instance_id = ${query.instanceId}::uuid`);

  const players = directions(sql, sql`kill.killer_id`, sql`kill.victim_id`, query.playerFeud);
  const guilds = directions(sql, sql`kill.killer_guild_id`, sql`kill.victim_guild_id`, query.guildFeud);
  return players.flatMap((player) =>
    guilds.map((guild) => ({ tables, parts, time, id, conditions: [...player, ...guild, ...shared] })),
  );
}

/** The condition of kills of others, which the indexes of killers have in the same words. */
export const ofOthers = (sql: Database) => sql`kill.killer_id <> kill.victim_id`;

/** The condition of parts in kills of others: a victim helped no one, nor did those who helped one to kill oneself. */
export const partOfOthers = (sql: Database, attacker: Fragment) => sql`
  (${attacker}.character_id <> ${attacker}.victim_id
    and ${attacker}.kill_id not in (select id from kill where killer_id = victim_id))`;

/** True if a filter asks for deaths of players or guilds, by own hand too. */
export const asksForDeaths = (filter: KillFilterInput): boolean =>
  [filter.victimCharacterId, filter.victimGuildId].some((side) => side?.eq != null || side?.in != null) &&
  filter.killerCharacterId == null &&
  filter.killerGuildId == null;

const isOfDeaths = ({ where: filter, soloOnly, playerFeud, guildFeud }: KillQuery): boolean =>
  asksForDeaths(filter) && !soloOnly && playerFeud === null && guildFeud === null;

/** True if a query for kills with a part in them filters by nothing but their time. */
const isOfTimeAlone = ({ soloOnly, instanceId, playerFeud, guildFeud }: KillQuery, filter: KillFilterInput) =>
  !soloOnly &&
  instanceId === null &&
  playerFeud === null &&
  guildFeud === null &&
  Object.entries(filter).every(
    ([field, condition]) => field === 'time' || Object.keys(condition ?? {}).length === 0,
  );

type FilteredKillSource = KillSource & {
  filter: KillFilterInput;
  columns: Columns<KillFilterInput>;
  /** True if the tables have no kills of oneself. */
  isOfOthers: boolean;
};

const killerSource = (sql: Database, query: KillQuery): FilteredKillSource => ({
  ...killTable(sql),
  isOfOthers: false,
  conditions: [],
  filter: query.where,
  columns: query.includeAssists ? columnsWithAssists(sql) : plainColumns(sql),
});

const killTable = oncePerDatabase((sql) => ({ tables: sql`kill`, time: sql`kill.time`, id: sql`kill.id` }));
const plainColumns = oncePerDatabase((sql) => killColumns(sql, sql`kill.time`, false));
const columnsWithAssists = oncePerDatabase((sql) => killColumns(sql, sql`kill.time`, true));

/**
 * All kills that one player, or a member of one guild, took part in: the attackers' index has them in order, the killers'
 * has not. Several members may have had a part in one.
 */
function attackerSource(
  sql: Database,
  { where: filter, includeAssists }: KillQuery,
): FilteredKillSource | null {
  if (!includeAssists) return null;
  const { eq: player, ...otherPlayers } = filter.killerCharacterId ?? {};
  const { eq: guild, ...otherGuilds } = filter.killerGuildId ?? {};
  if (player != null)
    return {
      ...attackedBy(sql, sql`kill_attacker`),
      conditions: [
        integerColumn(sql, sql`attacker.character_id`)({ eq: player }),
        partOfOthers(sql, sql`attacker`),
      ],
      filter: { ...filter, killerCharacterId: otherPlayers },
    };
  if (guild == null) return null;
  const ofGuild = integerColumn(sql, sql`guild_id`)({ eq: guild });
  return {
    ...attackedBy(
      sql,
      sql`(select distinct time, kill_id from kill_attacker where ${ofGuild} and ${partOfOthers(sql, sql`kill_attacker`)}
        order by time desc, kill_id desc)`,
    ),
    conditions: [],
    filter: { ...filter, killerGuildId: otherGuilds },
  };
}

function attackedBy(sql: Database, attackers: Fragment) {
  const time = sql`attacker.time`;
  return {
    parts: sql`${attackers} attacker`,
    tables: sql`${attackers} attacker join kill on kill.id = attacker.kill_id`,
    time,
    id: sql`attacker.kill_id`,
    isOfOthers: true,
    columns: killColumns(sql, time, true),
  };
}

function directions(
  sql: Database,
  killer: Fragment,
  victim: Fragment,
  feud: readonly [number, number] | null,
): Fragment[][] {
  if (feud === null) return [[]];
  const [one, other] = feud;
  const forth = sql`${killer} = ${one}::bigint and ${victim} = ${other}::bigint`;
  const back = sql`${killer} = ${other}::bigint and ${victim} = ${one}::bigint`;
  return one === other ? [[forth]] : [[forth], [back]];
}

export const sourceCondition = (sql: Database, { conditions }: KillSource) => allOf(sql, conditions);
