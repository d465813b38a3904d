import type { ReactNode } from 'react';

import { isOffered } from '#lib/api/offered.ts';
import type { CreaturePageFragment, ItemPageFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import type { PlacedQuests } from '#lib/game/quests/placed-quests.ts';
import { counted } from '#lib/format/number.ts';
import { creaturesIn, dropsIn } from '#lib/url/dungeon-lists.ts';
import { BY_PLACE } from '#lib/url/filter/name-filter.ts';
import { ITEM_NEEDS } from '#lib/url/filter/item-filter.ts';
import { listHref } from '#lib/url/paging/list-address.ts';

import { CreatureLink } from '../creature/creature-link.tsx';
import { CreatureList } from '../creature/creature-list.tsx';
import { ItemLink } from '../item/item-link.tsx';
import { ItemList } from '../item/item-list.tsx';
import { QuestLink } from '../quest/quest-link.tsx';
import { NarrowFold } from '../ui/filter/narrow-fold.tsx';
import { ListPanel } from '../ui/list/list-panel.tsx';
import type { Column } from '../ui/table/column.ts';
import { MoreLink } from '../ui/list/more-link.tsx';
import { Load } from '../ui/page/load.tsx';
import { SectionHeading } from '../ui/page/panel.tsx';

const QUESTS: readonly Column<PlacedQuests['quests'][number]>[] = [
  { header: 'Quest', cell: ({ quest }) => <QuestLink quest={quest} /> },
  {
    header: 'Given by',
    cell: ({ givers }) => (
      <span className="grid justify-items-start">
        {givers.map((giver) => (
          <CreatureLink key={giver.id} creature={giver} />
        ))}
      </span>
    ),
  },
];

interface PartProps {
  readonly title: string;
  /** True if the API tells it. */
  readonly isTold: boolean;
  readonly children: ReactNode;
}

/** A part of what is in a place, or that the API does not tell it. */
const Part = ({ title, isTold, children }: PartProps) => (
  <section>
    <SectionHeading>{title}</SectionHeading>
    {isTold ? (
      children
    ) : (
      <p className="text-muted">The API that this site reads does not tell this of a place.</p>
    )}
  </section>
);

/** The items that are named before the list of all. */
const NAMED = 4;

interface DropsProps {
  readonly id: string;
  readonly drops: Promise<Answer<ItemPageFragment | null>>;
}

/** The beginning of the list of what drops, which phones fold below the best by name. */
export const PlaceDrops = ({ id, drops }: DropsProps) => (
  <Part title="What drops here" isTold={isOffered(ITEM_NEEDS.dropsIn)}>
    <Load from={drops} label="items">
      {(page) => {
        const best = (page.nodes ?? []).slice(0, NAMED);
        return (
          <>
            {best.length > 0 && (
              <ul className="mb-3 hidden narrow:grid">
                {best.map((item) => (
                  <li key={item.id} className="flex min-w-0 items-center">
                    <ItemLink item={item} size={24} className="min-h-6 narrow:min-h-9" />
                  </li>
                ))}
              </ul>
            )}
            <NarrowFold title={counted(page.totalCount, 'item')} state="The first of them in full">
              <ItemList page={page} list={dropsIn(id)} />
            </NarrowFold>
          </>
        );
      }}
    </Load>
  </Part>
);

interface Props {
  readonly id: string;
  readonly quests: Promise<Answer<PlacedQuests | null>>;
  readonly creatures: Promise<Answer<CreaturePageFragment | null>>;
}

/** The quests and creatures of a dungeon or a zone, each the beginning of its whole list. */
export const PlaceContent = ({ id, quests, creatures }: Props) => (
  <>
    <Part title="Quests" isTold={BY_PLACE.some(isOffered)}>
      <Load from={quests} label="quests">
        {({ quests: found, unknown }) => (
          <>
            <ListPanel
              caption="Quests"
              layout="list"
              columns={QUESTS}
              rows={found}
              rowKey={({ quest }) => quest.id}
              empty="No creature here gives a quest."
            />
            <MoreLink
              count={unknown}
              one="creature, whose quests stand on its page"
              many="creatures, whose quests stand on their pages"
              href={listHref(creaturesIn(id))}
            />
          </>
        )}
      </Load>
    </Part>
    <Part title="Creatures" isTold={BY_PLACE.some(isOffered)}>
      <Load from={creatures} label="creatures">
        {(page) => <CreatureList page={page} list={creaturesIn(id)} />}
      </Load>
    </Part>
  </>
);
