import type { GetSkirmishesQuery } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/list-address.ts';

import { Filters } from '../ui/filters.tsx';
import { Load } from '../ui/load.tsx';
import { SkirmishList } from './skirmish-list.tsx';

interface Props {
  readonly list: ListAddress;
  readonly skirmishes: Promise<GetSkirmishesQuery['skirmishes']>;
}

/** The skirmishes of a character or a guild: filter and list. */
export function SkirmishSection({ list, skirmishes }: Props) {
  return (
    <>
      <Filters list={list} />
      <Load from={skirmishes} label="skirmishes">
        {({ nodes, pageInfo }) => (
          <SkirmishList title="Skirmishes" skirmishes={nodes ?? []} paging={{ pageInfo, list }} />
        )}
      </Load>
    </>
  );
}
