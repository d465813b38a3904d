import type { QueryKillsArgs } from '#graphql/generated/resolvers.ts';
import type { Database } from '../sql/engine/database.ts';
import { killKeys, killPage } from '../sql/kill/kill-page.ts';
import { killSources, type KillQuery } from '../sql/kill/kill-query.ts';
import { killTotal } from '../sql/kill/kill-total.ts';
import { connect, countOf, emptyReader, type KillConnection } from './connection.ts';
import { integerId, uuidId } from './identity.ts';

/** The kills that the arguments ask for; none where an id in them can be nobody's. */
export function connectKills(sql: Database, args: QueryKillsArgs): KillConnection {
  const list = { name: 'kills', keys: killKeys(sql`kill.time`, sql`kill.id`) };
  const query = killQuery(args);
  if (query === null) return connect(args, emptyReader(list));

  const sources = killSources(sql, query);
  return connect(args, {
    list,
    read: async (slice) => {
      const kills = await killPage(sql, sources, slice);
      return kills.map((kill) => Object.assign(kill, { includeAssists: query.includeAssists }));
    },
    total: () => countOf(killTotal(sql, query, sources)),
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
