import type { SkirmishPageFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { Filters } from '../ui/filter/filters.tsx';
import { Load } from '../ui/page/load.tsx';
import { SkirmishList } from './skirmish-list.tsx';

interface Props {
  readonly list: ListAddress;
  /** The character whose skirmishes they are; undefined for all. */
  readonly characterId?: string;
  readonly skirmishes: Promise<Answer<SkirmishPageFragment | null>>;
}

/** The skirmishes of a character or a guild: filter and list. */
export function SkirmishSection({ list, characterId, skirmishes }: Props) {
  return (
    <>
      <Filters list={list} />
      <Load from={skirmishes} label="skirmishes">
        {({ nodes, pageInfo }) => (
          <SkirmishList
            title="Skirmishes"
            skirmishes={nodes ?? []}
            characterId={characterId}
            paging={{ pageInfo, list }}
          />
        )}
      </Load>
    </>
  );
}
