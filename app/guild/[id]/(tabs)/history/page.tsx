import { GUILD_HISTORY_EXPORTS } from '#app/export/kinds/histories.ts';
import { FighterPlot } from '#components/career/fighter-plot.tsx';
import { MONTHS, MoveList } from '#components/history/history-tables.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import { ArchiveNote } from '#components/ui/page/archive-note.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { getGuildHistory } from '#lib/data/player/histories.ts';
import { HISTORY_RULE, plottedMonths } from '#lib/game/history/history-words.ts';
import { describeGuildHistory } from '#lib/seo/descriptions/describe-guild.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.guild(id, '/history'), query);
  return { list, history: getGuildHistory(id, list) };
});

export async function generateMetadata(props: PageProps<'/guild/[id]/history'>) {
  if (await askNotOffered('/guild/[id]/history')) return metadataOfMissing();
  const found = await find(GUILD, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.guild(id, '/history'),
    exports: GUILD_HISTORY_EXPORTS,
    query,
    ...describeGuildHistory(record),
  });
}

export default async function GuildHistoryPage(props: PageProps<'/guild/[id]/history'>) {
  const notOffered = await askNotOffered('/guild/[id]/history');
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const found = await find(GUILD, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const { list, history } = start(id, query);
  await awaitPanels(history);
  return (
    <PageSection>
      <Load from={history} label="history" rows={24}>
        {({ months, moves }) => (
          <>
            <FighterPlot title="Members over time" table={MONTHS} {...plottedMonths(months, new Date())} />
            <SectionHeading>Who came and left</SectionHeading>
            {moves && <MoveList page={moves} list={list} />}
          </>
        )}
      </Load>
      <p className="mt-3 max-w-prose text-sm text-muted">{HISTORY_RULE}</p>
      <ArchiveNote />
      <ExportLinks exports={GUILD_HISTORY_EXPORTS} path={routes.guild(id, '/history')} query={query} />
    </PageSection>
  );
}
