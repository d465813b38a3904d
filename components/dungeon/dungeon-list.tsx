import type { Route } from 'next';

import type { DungeonRowFragment, FiguresOfDungeonFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { hasWings, wingName } from '#lib/game/dungeons/wings.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { CLEARS_FILTER } from '#lib/url/filter/instance-filter.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { listAddress, listHref } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { ListPanel } from '../ui/list/list-panel.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import type { Column } from '../ui/table/column.ts';
import { clearedColumn, MEDIAN_COLUMN, TRIES_COLUMN } from './dungeon-columns.tsx';

/** A dungeon, or a wing of one. */
interface DungeonPart {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly href: Route;
  readonly figures: FiguresOfDungeonFragment;
  /** The wings that a clear takes; 1 for a wing, and for a dungeon without wings. */
  readonly wings: number;
}

/** A dungeon, and each of its wings where it has several. */
function partsOf(dungeon: DungeonRowFragment): readonly DungeonPart[] {
  const { id, figures, wings } = dungeon;
  const name = instanceName(dungeon);
  const whole = { key: id, name, detail: '', href: routes.dungeon(id), figures, wings: 1 };
  if (!hasWings(dungeon)) return [whole];
  return [
    { ...whole, detail: `${wings.length} wings`, wings: wings.length },
    ...wings.map((wing) => ({
      key: `${id} ${wing.instance.id}`,
      name: wingName(wing.instance),
      detail: `Wing of ${name}`,
      href: listHref(listAddress(routes.dungeon(id), { wing: wing.instance.id }, CLEARS_FILTER)),
      figures: wing.figures,
      wings: 1,
    })),
  ];
}

const CLEARED = clearedColumn<DungeonPart>(({ figures }) => figures);

const columns: readonly Column<DungeonPart>[] = [
  {
    header: 'Dungeon',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ name, href, detail }) => (
      <MediaObject
        image={<img className="shrink-0" src={staticImages.instance} alt="" width={28} height={28} />}
        name={name}
        href={href}
        detail={detail === '' ? null : { text: detail }}
      />
    ),
  },
  TRIES_COLUMN,
  {
    ...CLEARED,
    cell: (part) =>
      part.wings === 1 ? (
        CLEARED.cell(part)
      ) : (
        <p className="text-sm text-muted">
          {part.figures.cleared === 0 ? 'None' : thousands(part.figures.cleared)} cleared all {part.wings}{' '}
          wings in one session
        </p>
      ),
  },
  MEDIAN_COLUMN,
];

/** All dungeons and their wings with what their sessions came to. */
export const DungeonList = ({ dungeons }: { readonly dungeons: readonly DungeonRowFragment[] }) => (
  <ListPanel
    caption="Dungeons"
    layout="list"
    narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]"
    columns={columns}
    rows={dungeons.flatMap(partsOf)}
    rowKey={({ key }) => key}
    empty="No dungeons."
  />
);
