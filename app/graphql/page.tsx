import { ApiNotes } from '#components/explorer/api-notes.tsx';
import { exampleQueries, type ExampleQuery } from '#components/explorer/example-queries.ts';
import { Explorer } from '#components/explorer/explorer.island.tsx';
import { MainRecord } from '#components/ui/record/main-record.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { registeredApi } from '#lib/api/registry.ts';
import { isSampleData } from '#lib/api/sample-data.ts';
import { env } from '#lib/env.ts';
import { monthOf } from '#lib/game/calendar.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { API_LIMITS } from '#lib/server/http/api/api-limits.ts';
import { routes } from '#lib/url/routes.ts';
import { EXPLORER_ROUTE } from '#lib/url/explorer-route.ts';
import { LinkChip } from '#components/ui/navigation/link-chip.tsx';
import { explorerAddress } from '#components/explorer/explorer-address.ts';

/** This process's own API; null where a remote one answers, so that the page is not found. */
const ownApi = () => Promise.resolve({ data: registeredApi() ?? null, staleSince: null });

export const generateMetadata = () =>
  metadataOfRecord(ownApi(), () => ({
    title: 'GraphQL explorer',
    description:
      'Ask the war anything: write GraphQL queries in the browser, with completion and documentation.',
    path: routes.explorer,
  }));

export default function ExplorerPage() {
  return (
    <MainRecord from={ownApi()}>
      {() => (
        <Page trail={[{ label: 'Home', href: routes.home }, { label: 'GraphQL explorer' }]}>
          <h1 className="text-2xl leading-title">GraphQL explorer</h1>
          <p className="mt-2 mb-4 max-w-[68ch] text-muted">
            Everything on this site comes from one GraphQL API, and it is open to you. Write a query, run it,
            and read in the documentation what else can be asked.
          </p>
          <noscript>
            <p className="mb-4">The editors need JavaScript. The API does not: see below.</p>
          </noscript>
          <div className="mb-3.5">
            <ExampleLinks examples={exampleQueries(monthOf(new Date()))} />
          </div>
          <Explorer />
          <div className="mt-gap">
            <ApiNotes
              address={`${siteUrl(env())}${routes.explorer}`}
              limits={API_LIMITS}
              sample={isSampleData()}
            />
          </div>
        </Page>
      )}
    </MainRecord>
  );
}

/** Queries to begin with, each at its own address. */
function ExampleLinks({ examples }: { examples: readonly ExampleQuery[] }) {
  return (
    <nav aria-label="Example queries" className="flex flex-wrap gap-2">
      {examples.map(({ label, query, variables = '' }) => (
        <LinkChip
          key={label}
          href={explorerAddress({ query, variables }) ?? EXPLORER_ROUTE}
          className="min-h-8 px-[13px] text-sm hover:bg-row-hover hover:no-underline narrow:min-h-11"
          scroll={false}
        >
          {label}
        </LinkChip>
      ))}
    </nav>
  );
}
