import { STORYLINE_EXPORTS } from '#app/export/kinds/journal.ts';
import { TomeIcon, RvrMark } from '#components/journal/journal-header.tsx';
import { RowLink, RowNumber } from '#components/journal/row-link.tsx';
import { MapHeader } from '#components/map/map-header.tsx';
import { ListPanel } from '#components/ui/list/list-panel.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { Column } from '#components/ui/table/column.ts';
import type { StorylineDetailsFragment } from '#graphql/generated/documents.ts';
import { STORYLINE } from '#lib/data/catalogue/journal.ts';
import { plural } from '#lib/format/number.ts';
import { summariseStoryline } from '#lib/game/journal/journal-entry.ts';
import { storylineName, entryName } from '#lib/game/journal/journal-name.ts';
import { describeStoryline } from '#lib/seo/descriptions/describe-journal.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

interface Row {
  readonly number: number;
  readonly storylineId: string;
  readonly entry: StorylineDetailsFragment['entries'][number];
}

const columns: readonly Column<Row>[] = [
  {
    header: 'Entry',
    width: 'w-[52px]',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ number }) => <RowNumber>{number}</RowNumber>,
  },
  {
    header: 'Name',
    names: true,
    narrow: { line: 1, from: 2, to: 3 },
    cell: ({ storylineId, entry }) => (
      <div className="py-0.5">
        <RowLink href={routes.journalEntry(storylineId, entry.id)}>{entryName(entry)}</RowLink>
        {entry.npcName?.trim() && <p className="text-sm wrap-anywhere text-muted">{entry.npcName}</p>}
      </div>
    ),
  },
  {
    header: 'RvR',
    headerHidden: true,
    width: 'w-[64px]',
    align: 'end',
    narrow: { line: 1, from: 3, to: 4, atEnd: true },
    cell: ({ entry }) => entry.isRvR && <RvrMark />,
  },
];

/** The numbered entries of a storyline, with their narrators. */
function EntryList({ storyline }: { readonly storyline: StorylineDetailsFragment }) {
  const { id: storylineId, entries } = storyline;
  return (
    <ListPanel
      caption="Entries"
      layout="list"
      columns={columns}
      rows={entries.map((entry, index) => ({ number: index + 1, storylineId, entry }))}
      rowKey={({ number }) => String(number)}
      narrowTracks="narrow:grid-cols-[34px_1fr_auto]"
      empty="No entries."
      className="mt-gap overflow-hidden"
    />
  );
}

export async function generateMetadata(props: PageProps<'/storylines/[id]'>) {
  const found = await find(STORYLINE, props);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: storyline, id, query } = found;
  return metadataOf({
    path: routes.storyline(id),
    exports: STORYLINE_EXPORTS,
    query,
    ...describeStoryline(storyline),
  });
}

export default async function StorylinePage(props: PageProps<'/storylines/[id]'>) {
  const found = await find(STORYLINE, props);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: storyline, id, query, provenance } = found;
  return (
    <Page
      crumbs={[{ label: 'Storylines', href: routes.storylines }, { label: storylineName(storyline) }]}
      provenance={provenance}
    >
      <StorylineHeader storyline={storyline} />
      <EntryList storyline={storyline} />
      <ExportLinks exports={STORYLINE_EXPORTS} path={routes.storyline(id)} query={query} />
    </Page>
  );
}

/** The head of a storyline's page: name, length, zone, and what it is about. */
function StorylineHeader({ storyline }: { readonly storyline: StorylineDetailsFragment }) {
  const { entries, rvrEntries, zone } = summariseStoryline(storyline.entries);
  const facts = [
    `${entries} ${plural(entries, 'entry', 'entries')}`,
    rvrEntries > 0 && `${rvrEntries} about realm versus realm`,
    zone?.name,
  ];
  return (
    <MapHeader
      zoneId={zone?.id}
      title={storylineName(storyline)}
      icon={<TomeIcon />}
      facts={
        <>
          {facts.filter(Boolean).join(' · ')}
          {storyline.summary?.trim() && (
            <span className="mt-2.5 block max-w-[68ch] text-md leading-normal text-pretty whitespace-pre-line wrap-anywhere text-text">
              {storyline.summary.trim()}
            </span>
          )}
        </>
      }
    />
  );
}
