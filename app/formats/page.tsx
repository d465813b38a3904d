import { AnswerRules } from '#components/formats/answer-rules.tsx';
import { FormatTable, ColumnFold, FormatExamples } from '#components/formats/format-table.tsx';
import { KindDetails } from '#components/formats/kind-details.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { TextSections } from '#components/ui/record/text-sections.tsx';
import { registeredApi } from '#lib/api/registry.ts';
import { listLatestKills } from '#lib/data/war/kills.ts';
import { env } from '#lib/env.ts';
import { type ColumnSets, columnSets } from '#lib/exports/column-sets.ts';
import { formatsOf } from '#lib/exports/format-facts.ts';
import type { ExportGroup } from '#lib/exports/page-exports.ts';
import { thousands } from '#lib/format/number.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { MAX_URL_LENGTH } from '#lib/server/http/guards/request-limits.ts';
import { EXPORT_FORMATS } from '#lib/url/export-address.ts';
import { NO_FILTER } from '#lib/url/filter/filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { EXPORT_KINDS, exportGroupsOffered } from '../export/catalogue.ts';

interface Props {
  /** True if this process serves the GraphQL API itself. */
  readonly servesApi: boolean;
}

/** Other ways to the data: machine-readable descriptions, and the GraphQL API. */
const OtherWays = ({ servesApi }: Props) => (
  <>
    <p>
      <a href={routes.openApi}>
        <code>{routes.openApi}</code>
      </a>{' '}
      describes all of these addresses, their parameters and their columns (OpenAPI 3.1).
    </p>
    {servesApi && (
      <p>
        Who wants other fields or other rows than a page shows asks the{' '}
        <NavLink href={routes.explorer}>GraphQL API</NavLink> that the pages ask too.
      </p>
    )}
  </>
);

export const generateMetadata = () =>
  metadataOf({
    title: 'Data and formats',
    description:
      'Every page as CSV, JSON, Markdown, BBCode, text, Atom feed or picture: addresses, columns, filters, caching, limits.',
    path: routes.formats,
  });

/** Formats that some kind of page offers. */
const OFFERED = EXPORT_FORMATS.filter((format) =>
  EXPORT_KINDS.some((kind) => formatsOf(kind).includes(format)),
);

const knownSets = new WeakMap<readonly ExportGroup[], ColumnSets>();

function columnSetsOf(groups: readonly ExportGroup[]): ColumnSets {
  const sets = knownSets.get(groups) ?? columnSets(groups.flatMap(({ kinds }) => kinds));
  knownSets.set(groups, sets);
  return sets;
}

export default async function FormatsPage() {
  const latestKills = listLatestKills(listAddress(routes.formats, {}, NO_FILTER));
  await awaitPanels(latestKills);
  const site = siteUrl(env());
  const groups = exportGroupsOffered();
  const sets = columnSetsOf(groups);

  return (
    <Page crumbs="Data and formats">
      <h1 className="text-2xl leading-title">Data and formats</h1>
      <p className="mt-2 mb-6 max-w-[68ch] text-md text-muted">
        Everything on this site can be downloaded: as a table, as data, as a text for a chat, as a feed, as a
        picture. The address of a page and an ending are all it takes.
      </p>
      <TextSections
        sections={[
          {
            id: 'endings',
            title: 'Endings',
            content: (
              <>
                <p>
                  Put an ending to the address of a page, before its question mark: the page{' '}
                  <code>/kills</code> is the table <code>/kills.csv</code>. The home page is called{' '}
                  <code>/index</code>. Each page lists its formats at its end.
                </p>
                <FormatTable formats={OFFERED} />
              </>
            ),
          },
          {
            id: 'examples',
            title: 'Examples',
            content: (
              <Load from={latestKills} label="example" rows={3}>
                {({ nodes }) => <FormatExamples killId={nodes?.[0]?.id} siteUrl={site} />}
              </Load>
            ),
          },
          {
            id: 'answers',
            title: 'What to rely on',
            content: <AnswerRules longestAddress={thousands(MAX_URL_LENGTH)} />,
          },
          ...groups.map(({ id, title, kinds }) => ({
            id,
            title,
            content: kinds.map((kind) => <KindDetails key={kind.address} kind={kind} columnsOf={sets.of} />),
          })),
          {
            id: 'columns',
            title: 'Columns of the tables',
            content: (
              <>
                <p>Tables that hold the same on several pages have the same columns everywhere.</p>
                {sets.all.map((set) => (
                  <ColumnFold key={set.name} set={set} />
                ))}
              </>
            ),
          },
          {
            id: 'programs',
            title: 'Descriptions for programs',
            content: <OtherWays servesApi={registeredApi() !== undefined} />,
          },
        ]}
      />
    </Page>
  );
}
