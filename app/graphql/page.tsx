import styles from '#components/explorer/api-notes.module.css';
import { exampleQueries, type ExampleQuery } from '#components/explorer/example-queries.ts';
import { explorerAddress } from '#components/explorer/explorer-address.ts';
import { Explorer } from '#components/explorer/explorer.island.tsx';
import { LinkChip } from '#components/ui/navigation/link-chip.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { Prose } from '#components/ui/record/prose.tsx';
import { isSampleData } from '#lib/api/data-origin.ts';
import { registeredApi } from '#lib/api/registry.ts';
import { env } from '#lib/env.ts';
import { thousands } from '#lib/format/number.ts';
import { monthOf } from '#lib/game/calendar.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { API_LIMITS, type ApiLimits } from '#lib/server/http/api/api-limits.ts';
import { EXPLORER_ROUTE } from '#lib/url/explorer-route.ts';
import { routes } from '#lib/url/routes.ts';

export function generateMetadata() {
  // Where a remote API answers, the page is not found.
  if (!registeredApi()) return metadataOfMissing();
  return metadataOf({
    title: 'GraphQL explorer',
    description:
      'Ask the war anything: write GraphQL queries in the browser, with completion and documentation.',
    path: routes.explorer,
  });
}

export default async function ExplorerPage() {
  if (!registeredApi()) return <MissingRecord error={null} />;
  return (
    <Page crumbs="GraphQL explorer">
      <h1 className="text-2xl leading-title">GraphQL explorer</h1>
      <p className="mt-2 mb-4 max-w-[68ch] text-muted">
        Everything on this site comes from one GraphQL API, and it is open to you. Write a query, run it, and
        read in the documentation what else can be asked.
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

interface Props {
  /** The address of the API: 'https://ledger.example/graphql'. */
  readonly address: string;
  readonly limits: ApiLimits;
  /** True if the API answers with generated data, not with those of a game. */
  readonly sample: boolean;
}

/** Explains how to use the API without the explorer. Readable without scripts. */
function ApiNotes({ address, limits, sample }: Props) {
  return (
    <Panel as="section" className={styles.notes}>
      <Prose className="max-w-none text-base">
        <h2 className="mt-0">The same from a program</h2>
        <p>
          Send <code>POST {address}</code> with a JSON body: <code>query</code>, and <code>variables</code>{' '}
          where the query takes some. There is no key and no sign-in, every site may ask, and nothing can be
          changed.{sample && ' The data is that of a generated sample war.'}
        </p>
        <pre>{curl(address, '{ kills(first: 5) { nodes { time victim { character { name } } } } }')}</pre>
        <p>The API describes itself. This fetches what can be asked; tools read their types from it:</p>
        <pre>{curl(address, '{ __schema { queryType { fields { name description } } } }')}</pre>
      </Prose>
      <Prose className="max-w-none text-base">
        <h2 className="mt-0">Limits</h2>
        <dl>
          <Limit label="Rows of a page" most={thousands(limits.pageSize)} />
          <Limit label="Depth of a query" most={`${limits.depth} levels`} />
          <Limit label="Aliases" most={thousands(limits.aliases)} />
          <Limit label="Length of a query" most={`${thousands(limits.tokens)} tokens`} />
          <Limit label="Cost of a query" most={`${thousands(limits.cost)} fields`} />
          <Limit label="Time of a query" most={`${limits.milliseconds / 1000} seconds`} />
          <Limit label="Size of a request" most={`${limits.kilobytes} KB`} />
          <Limit label="Size of an answer" most={`${thousands(limits.answerBytes / 1024)} KB`} />
        </dl>
        <p>
          Lists come in pages: ask with <code>first</code> and <code>after</code>, or <code>last</code> and{' '}
          <code>before</code>, and take the cursors from <code>pageInfo</code>, or jump to a place that is
          counted from 0 and written in base64. The cost is the number of fields that the answer may have, all
          rows together. A query beyond a limit is refused with a message that says which. Who asks too often
          within a minute gets <code>429</code>, and where many ask at once one may get <code>503</code>;{' '}
          <code>Retry-After</code> says when to ask again.
        </p>
      </Prose>
    </Panel>
  );
}

function Limit({ label, most }: { label: string; most: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{most}</dd>
    </div>
  );
}

/** Single quotes keep the shell from reading the body; our queries hold none. */
function curl(address: string, query: string): string {
  return `curl ${address} \\\n  -H 'content-type: application/json' \\\n  -d '${JSON.stringify({ query })}'`;
}
