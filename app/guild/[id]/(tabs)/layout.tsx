import { GuildHeader } from '#components/guild/guild-header.tsx';
import { guildTabs } from '#components/guild/guild-tabs.ts';
import { Page } from '#components/ui/page.tsx';
import { MainRecord } from '#components/ui/main-record.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { getGuild } from '#lib/data/guilds.ts';
import { routes } from '#lib/url/routes.ts';

export default async function GuildLayout({ params, children }: LayoutProps<'/guild/[id]'>) {
  const { id } = await params;
  return (
    <MainRecord from={getGuild(id)}>
      {(guild) => (
        <Page trail={[{ label: 'Home', href: routes.home }, { label: `Guild #${id}` }]}>
          <GuildHeader guild={guild} />
          <Tabs label="Guild sections" tabs={guildTabs(id)} />
          <div className="mt-5">{children}</div>
        </Page>
      )}
    </MainRecord>
  );
}
