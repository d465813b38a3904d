import LISTS from '#lib/seo/descriptions/lists.json' with { type: 'json' };
import { CareerChoice } from '#components/build/career-choice.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { Page } from '#components/ui/page/page.tsx';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import type { ItemCardFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import { getItemCard } from '#lib/data/catalogue/item-cards.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { BUILDS_FILTER } from '#lib/url/build/build-filter.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

export const generateMetadata = metadataWhereOffered(routes.builds, async ({ searchParams }: PageProps) =>
  metadataOf({ ...LISTS.builds, path: routes.builds, query: await searchParams, filter: BUILDS_FILTER }),
);

export default whereOffered(routes.builds, async ({ searchParams }: PageProps) => {
  const { item } = parseFilter(BUILDS_FILTER, await searchParams);
  const found: Promise<Answer<ItemCardFragment | false | null>> =
    item === '' ? Promise.resolve({ data: false, staleSince: null }) : getItemCard(item);
  await awaitPanels(found);
  return (
    <Page name="Builds">
      <h1 className="mb-4 text-2xl leading-title">Builds</h1>
      <Load from={found} label="careers">
        {(card) => <CareerChoice item={card || null} />}
      </Load>
    </Page>
  );
});
