import { Crest } from '#components/guild/crest.tsx';
import { GuildFacts } from '#components/guild/guild-facts.tsx';
import { Page } from '#components/ui/page/page.tsx';
import type { Tab } from '#components/ui/page/tab-list.tsx';
import { Tabs } from '#components/ui/page/tabs.tsx';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { Profile } from '#components/ui/record/profile.tsx';
import { WatchButton } from '#components/watch/watch-button.tsx';
import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { isPageOffered } from '#lib/api/offered-pages.ts';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { realmOf } from '#lib/game/players/careers.ts';
import { routes } from '#lib/url/routes.ts';

export default async function GuildLayout(props: LayoutProps<'/guild/[id]'>) {
  const found = await find(GUILD, props);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: guild, id, provenance } = found;
  return (
    <Page crumbs={[{ label: guild.name }]} provenance={provenance}>
      <GuildHeader guild={guild} />
      <Tabs label="Guild sections" tabs={guildTabs(id)} />
      <div className="mt-5 narrow:mt-3">{props.children}</div>
    </Page>
  );
}

/** The sections of a guild's pages. */
function guildTabs(id: string): readonly Tab[] {
  return [
    { label: 'Kills', href: routes.guild(id) },
    { label: 'Members', href: routes.guild(id, '/members') },
    { label: 'Scenarios', href: routes.guild(id, '/scenarios') },
    { label: 'Skirmishes', href: routes.guild(id, '/skirmishes') },
    { label: 'Battles', href: routes.guild(id, '/battles') },
    { label: 'Dungeons', href: routes.guild(id, '/dungeons') },
    { label: 'Attendance', href: routes.guild(id, '/attendance') },
    { label: 'History', href: routes.guild(id, '/history') },
  ].filter(({ href }) => isPageOffered(href));
}

/** The head of a guild's pages: arms, name, facts. */
function GuildHeader({ guild }: { guild: GuildCardFragment }) {
  return (
    <Profile
      side={realmOf(guild.realm).side}
      picture={<Crest guild={guild} size={128} />}
      name={guild.name}
      action={<WatchButton id={`g${guild.id}`} name={guild.name} />}
    >
      <GuildFacts guild={guild} />
    </Profile>
  );
}
