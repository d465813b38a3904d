import type { GetSkirmishesQuery } from '#graphql/generated/documents.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { Load } from '../ui/load.tsx';
import { SkirmishFilters } from './skirmish-filters.tsx';
import { SkirmishList } from './skirmish-list.tsx';

interface Props {
  readonly path: string;
  readonly params: SearchParams;
  readonly skirmishes: Promise<GetSkirmishesQuery['skirmishes']>;
}

/** The skirmishes of a character or a guild: filter and list. */
export function SkirmishSection({ path, params, skirmishes }: Props) {
  return (
    <>
      <SkirmishFilters path={path} params={params} />
      <Load from={skirmishes} label="skirmishes">
        {({ nodes, pageInfo }) => (
          <SkirmishList title="Skirmishes" skirmishes={nodes ?? []} paging={{ pageInfo, path, params }} />
        )}
      </Load>
    </>
  );
}
