import { GuildFeudPanel } from '#components/feud/guild-feud-panel.tsx';
import { PlayerFeudPanel } from '#components/feud/player-feud-panel.tsx';
import { KillParticipants } from '#components/kill/kill-participants.tsx';
import { KillHeader } from '#components/kill/kill-header.tsx';
import { Page } from '#components/ui/page.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { MainRecord } from '#components/ui/main-record.tsx';
import { getGuildFeud, getPlayerFeud } from '#lib/data/feuds.ts';
import { getKill, type Kill } from '#lib/data/kills.ts';
import { describeKill } from '#lib/seo/describe.ts';
import { killerOf } from '#lib/game/kill.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

export async function generateMetadata({ params }: PageProps<'/kill/[id]'>) {
  const { id } = await params;
  return metadataOfRecord(getKill(id), (kill) => ({ ...describeKill(kill), path: `/kill/${kill.id}` }));
}

export default async function KillPage({ params }: PageProps<'/kill/[id]'>) {
  const { id } = await params;
  return <MainRecord from={getKill(id)}>{(kill) => <KillScreen kill={kill} />}</MainRecord>;
}

async function KillScreen({ kill }: { kill: Kill }) {
  const killer = killerOf(kill);
  const { victim } = kill;
  const playerFeud = killer && getPlayerFeud(killer.character.id, victim.character.id);
  const guildFeud = killer?.guild && victim.guild && getGuildFeud(killer.guild.id, victim.guild.id);
  await awaitPanels(...[playerFeud, guildFeud].filter((feud) => feud != null));

  return (
    <Page trail={[{ label: 'Home', href: routes.home }, { label: `Kill #${kill.id}` }]}>
      <KillHeader kill={kill} />
      <KillParticipants kill={kill} />
      {playerFeud && (
        <Load from={playerFeud} label="player feud" rows={2}>
          {(feud) => <PlayerFeudPanel {...feud} />}
        </Load>
      )}
      {guildFeud && (
        <Load from={guildFeud} label="guild feud" rows={2}>
          {(feud) => <GuildFeudPanel {...feud} />}
        </Load>
      )}
    </Page>
  );
}
