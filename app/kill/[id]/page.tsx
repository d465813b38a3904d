import { KILL_EXPORTS } from '#app/export/kinds/kills.ts';
import { FeudKills } from '#components/feud/feud-kills.tsx';
import { GuildFeudPanel } from '#components/feud/guild-feud-panel.tsx';
import { PlayerFeudPanel } from '#components/feud/player-feud-panel.tsx';
import { KillHeader } from '#components/kill/kill-header.tsx';
import { KillParticipants } from '#components/kill/kill-participants.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { ShareLinks } from '#components/ui/share/share-links.tsx';
import { feudsOf, GUILD_FEUD, PLAYER_FEUD } from '#lib/data/war/feuds.ts';
import { KILL, listGuildFeudKills, listPlayerFeudKills } from '#lib/data/war/kills.ts';
import { describeKill } from '#lib/seo/descriptions/describe.ts';
import { killName } from '#lib/seo/record-names.ts';
import { listAddress, otherList } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: KILL,
  exports: KILL_EXPORTS,
  describe: (kill, id) => ({ ...describeKill(kill), path: routes.kill(id) }),
  trail: (kill) => [
    { label: 'Home', href: routes.home },
    { label: 'Kills', href: routes.kills },
    { label: killName(kill) },
  ],
  panels: (kill, { id, query }) => {
    const list = listAddress(routes.kill(id), query);
    const playerList = otherList(list, 'player');
    const guildList = otherList(list, 'guild');
    const { players, guilds } = feudsOf(kill);
    return {
      list,
      playerList,
      guildList,
      playerFeud: players && PLAYER_FEUD.get(players),
      playerKills: players && listPlayerFeudKills(players, playerList),
      guildFeud: guilds && GUILD_FEUD.get(guilds),
      guildKills: guilds && listGuildFeudKills(guilds, guildList),
    };
  },
  content: ({
    record: kill,
    panels: { list, playerFeud, playerKills, playerList, guildFeud, guildKills, guildList },
  }) => (
    <>
      <KillHeader kill={kill} />
      <div className="mt-gap flex justify-end narrow:justify-start">
        <ShareLinks list={list} />
      </div>
      <div className="mt-gap">
        <KillParticipants kill={kill} />
      </div>
      {playerFeud && playerKills && (
        <Load from={playerFeud} label="player feud" rows={2}>
          {(feud) => (
            <PlayerFeudPanel {...feud}>
              <Load from={playerKills} label="kills of the players' feud" rows={10}>
                {(kills) => (
                  <FeudKills
                    title="Kills of the players' feud"
                    first="The first time that these two met."
                    killId={kill.id}
                    kills={kills}
                    list={playerList}
                  />
                )}
              </Load>
            </PlayerFeudPanel>
          )}
        </Load>
      )}
      {guildFeud && guildKills && (
        <Load from={guildFeud} label="guild feud" rows={2}>
          {(feud) => (
            <GuildFeudPanel {...feud}>
              <Load from={guildKills} label="kills of the guilds' feud" rows={10}>
                {(kills) => (
                  <FeudKills
                    title="Kills of the guilds' feud"
                    first="The first time that these guilds met."
                    killId={kill.id}
                    kills={kills}
                    list={guildList}
                  />
                )}
              </Load>
            </GuildFeudPanel>
          )}
        </Load>
      )}
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
