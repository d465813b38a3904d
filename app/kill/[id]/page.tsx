import type { ComponentProps } from 'react';

import { KILL_EXPORTS } from '#app/export/kinds/kills.ts';
import { GuildFeudPanel, PlayerFeudPanel } from '#components/feud/feud-panels.tsx';
import { KillParticipants } from '#components/kill/kill-participants.tsx';
import { KillTable } from '#components/kill/kill-table.tsx';
import { MapHeader } from '#components/map/map-header.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { ShareLinks } from '#components/ui/share/share-links.tsx';
import { Timestamp } from '#components/ui/time/timestamp.tsx';
import type { KillPageFragment, KillDetailsFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { feudsOf, GUILD_FEUD, PLAYER_FEUD } from '#lib/data/war/feuds.ts';
import { KILL, listGuildFeudKills, listPlayerFeudKills } from '#lib/data/war/kills.ts';
import { thousands } from '#lib/format/number.ts';
import { isOwnDeath, killerOf } from '#lib/game/battles/kill.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { describeKill } from '#lib/seo/descriptions/describe.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { killName } from '#lib/seo/record-names.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { otherList, type ListAddress, listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

/** An opaque button, since it stands on the map. */
const BUTTON = 'bg-surface narrow:flex-auto';

/** Shows who killed whom, where and when, and links to the battle that the kill is part of (rules.md: Kill page). */
function KillHeader({ kill }: { kill: KillDetailsFragment }) {
  const { instanceId, skirmish, position, victim } = kill;
  const killer = killerOf(kill)?.character;
  return (
    <MapHeader
      zoneId={position.zoneId}
      title={killName(kill)}
      facts={
        <>
          {killLocation(kill).name}
          <span className="narrow:hidden"> · </span>
          <span className="narrow:block">
            <Timestamp at={kill.time} />
          </span>
          {isOwnDeath(kill) && (
            <span className="block">By own hand: this counts as a death, and as no kill.</span>
          )}
          {isOffered('Kill.totalRenown') && (
            <span className="block">{thousands(kill.totalRenown)} renown</span>
          )}
        </>
      }
      icon={<img src={staticImages.skull} alt="" width={54} height={54} />}
    >
      <div className="ml-auto flex flex-wrap gap-2.5 empty:hidden narrow:m-0 narrow:w-full">
        {instanceId && (
          <LinkButton className={BUTTON} href={routes.scenario(instanceId)}>
            Scenario scoreboard
          </LinkButton>
        )}
        {skirmish && (
          <LinkButton className={BUTTON} href={routes.skirmish(skirmish.id)}>
            Skirmish
          </LinkButton>
        )}
        {killer && (
          <LinkButton className={BUTTON} href={routes.armoryComparison(victim.character.id, killer.id)}>
            What killed me: compare gear
          </LinkButton>
        )}
      </div>
    </MapHeader>
  );
}

export async function generateMetadata(props: PageProps<'/kill/[id]'>) {
  const found = await find(KILL, props);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: kill, id, query } = found;
  return metadataOf({ path: routes.kill(id), exports: KILL_EXPORTS, query, ...describeKill(kill) });
}

export default async function KillPage(props: PageProps<'/kill/[id]'>) {
  const found = await find(KILL, props);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: kill, id, query, provenance } = found;
  const list = listAddress(routes.kill(id), query);
  const playerList = otherList(list, 'player');
  const guildList = otherList(list, 'guild');
  const { players, guilds } = feudsOf(kill);
  const playerFeud = players && PLAYER_FEUD.get(players);
  const playerKills = players && listPlayerFeudKills(players, playerList);
  const guildFeud = guilds && GUILD_FEUD.get(guilds);
  const guildKills = guilds && listGuildFeudKills(guilds, guildList);
  await awaitPanels(playerFeud, playerKills, guildFeud, guildKills);
  return (
    <Page
      crumbs={[{ label: 'Kills', href: routes.kills }, { label: killName(kill) }]}
      provenance={provenance}
    >
      <KillHeader kill={kill} />
      <div className="mt-gap flex justify-end narrow:justify-start">
        <ShareLinks list={list} />
      </div>
      <div className="mt-gap">
        <KillParticipants kill={kill} />
      </div>
      <Load from={playerFeud} label="player feud" rows={2}>
        {(feud) => (
          <PlayerFeudPanel {...feud}>
            <FeudKills whose="players'" these="two" killId={kill.id} from={playerKills} list={playerList} />
          </PlayerFeudPanel>
        )}
      </Load>
      <Load from={guildFeud} label="guild feud" rows={2}>
        {(feud) => (
          <GuildFeudPanel {...feud}>
            <FeudKills whose="guilds'" these="guilds" killId={kill.id} from={guildKills} list={guildList} />
          </GuildFeudPanel>
        )}
      </Load>
      <ExportLinks exports={KILL_EXPORTS} path={routes.kill(id)} query={query} />
    </Page>
  );
}

interface Props {
  readonly whose: "players'" | "guilds'";
  readonly these: 'two' | 'guilds';
  readonly killId: string;
  readonly from: ComponentProps<typeof Load<KillPageFragment>>['from'];
  readonly list: ListAddress;
}

/** The kills of a feud on the page of one of them; a sentence where that is the only one. */
const FeudKills = ({ whose, these, killId, from, list }: Props) => (
  <Load from={from} label={`kills of the ${whose} feud`} rows={10}>
    {(kills) => {
      const { nodes, pageInfo } = kills;
      const isAlone = nodes?.length === 1 && nodes[0]?.id === killId && !pageInfo.hasPreviousPage;
      return isAlone && !pageInfo.hasNextPage ? (
        <p className="px-5 py-4 text-muted">The first time that these {these} met.</p>
      ) : (
        <KillTable title={`Kills of the ${whose} feud`} kills={kills} list={list} />
      );
    }}
  </Load>
);
