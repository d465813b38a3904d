import type { QueryKillsArgs } from '#graphql/generated/resolvers.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { emptyList } from '#graphql/sql/engine/record-list.ts';
import { killList, killOrder } from '#graphql/sql/kill/kill-page.ts';
import type { KillQuery } from '#graphql/sql/kill/kill-query.ts';
import { connect, type Connection } from '../connection.ts';
import { integerId, uuidId } from '../identity.ts';
import type { Loaders } from '../loaders.ts';
import type { KillNode } from './kill-node.ts';

/**
 * The kills that match the arguments; none where an id among them cannot exist.
 * @param load counts kills, for all lists of a request together
 */
export function connectKills(
  sql: Database,
  args: QueryKillsArgs,
  load: Pick<Loaders, 'killTotal'>,
): Connection<KillNode> {
  const query = killQuery(args);
  if (query === null) return connect(args, emptyList<KillNode>(killOrder(sql)));

  const list = killList(sql, query, (question) => load.killTotal.load(question));
  return connect(args, {
    ...list,
    read: async (slice) => {
      const kills = await list.read(slice);
      return kills.map((kill) => Object.assign(kill, { includeAssists: query.includeAssists }));
    },
  });
}

function killQuery(args: QueryKillsArgs): KillQuery | null {
  const { playerFeudFilter: players, guildFeudFilter: guilds } = args;
  const playerFeud = players ? pairOf(players.player1Id, players.player2Id) : null;
  const guildFeud = guilds ? pairOf(guilds.guild1Id, guilds.guild2Id) : null;
  const instanceId = args.instanceId == null ? null : uuidId(args.instanceId);
  const isImpossible =
    (players && playerFeud === null) ||
    (guilds && guildFeud === null) ||
    (args.instanceId != null && instanceId === null);

  return isImpossible
    ? null
    : {
        where: args.where ?? {},
        instanceId,
        soloOnly: args.soloOnly ?? false,
        includeAssists: args.includeAssists ?? false,
        playerFeud,
        guildFeud,
      };
}

function pairOf(one: string, other: string): readonly [number, number] | null {
  const [first, second] = [integerId(one), integerId(other)];
  return first === null || second === null ? null : [first, second];
}
