import { GUILD_FEUD, PLAYER_FEUD } from '#lib/data/feuds.ts';
import { KILL, listGuildFeudKills, listPlayerFeudKills } from '#lib/data/kills.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { KILL_EXPORTS } from '#lib/exports/kinds/kill-exports.ts';
import { killerOf } from '#lib/game/battles/kill.ts';
import { listAddress, otherList } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const NOTHING = { data: null, staleSince: null };

export const GET = exportRoute(KILL_EXPORTS, {
  source: KILL,
  path: routes.kill,
  parts: (kill, { id, query }) => {
    const list = listAddress(routes.kill(id), query);
    const killer = killerOf(kill);
    const players = PLAYER_FEUD.idOf({
      id: killer?.character.id ?? '',
      rivalId: kill.victim.character.id,
    });
    const guilds = GUILD_FEUD.idOf({ id: killer?.guild?.id ?? '', rivalId: kill.victim.guild?.id ?? '' });
    return {
      playerFeud: async () => (players ? PLAYER_FEUD.get(players) : NOTHING),
      playerKills: async () => (players ? listPlayerFeudKills(players, otherList(list, 'player')) : NOTHING),
      guildFeud: async () => (guilds ? GUILD_FEUD.get(guilds) : NOTHING),
      guildKills: async () => (guilds ? listGuildFeudKills(guilds, otherList(list, 'guild')) : NOTHING),
    };
  },
});
