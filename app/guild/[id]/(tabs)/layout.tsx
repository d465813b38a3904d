import { GuildHeader } from '#components/guild/guild-header.tsx';
import { guildTabs } from '#components/guild/guild-tabs.ts';
import { recordLayout } from '#components/ui/record/record-page.tsx';
import { Tabs } from '#components/ui/page/tabs.tsx';
import { GUILD } from '#lib/data/player/guilds.ts';
import { routes } from '#lib/url/routes.ts';

export default recordLayout({
  source: GUILD,
  trail: ({ name }) => [{ label: 'Home', href: routes.home }, { label: name }],
  content: ({ record, id, children }) => (
    <>
      <GuildHeader guild={record} />
      <Tabs label="Guild sections" tabs={guildTabs(id)} />
      <div className="mt-5 narrow:mt-3">{children}</div>
    </>
  ),
});
