import type { DungeonRowFragment } from '#graphql/generated/documents.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { routes } from '#lib/url/routes.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

import { ListPanel } from '../ui/list/list-panel.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import { type Column, declaredColumn } from '../ui/table/column.ts';
import { FIGURE_COLUMNS } from './dungeon-columns.tsx';
import facts from './columns.json' with { type: 'json' };

const columns: readonly Column<DungeonRowFragment>[] = [
  declaredColumn(facts.listDungeon, ({ id, name, wings }) => (
    <MediaObject
      image={<img className="shrink-0" src={staticImages.instance} alt="" width={28} height={28} />}
      name={instanceName({ id, name })}
      href={routes.dungeon(id)}
      detail={wings.length > 1 ? { text: `${wings.length} wings` } : null}
    />
  )),
  ...FIGURE_COLUMNS,
];

/** All dungeons with what their sessions came to. */
export const DungeonList = ({ dungeons }: { readonly dungeons: readonly DungeonRowFragment[] }) => (
  <ListPanel
    caption="Dungeons"
    layout="list"
    narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]"
    columns={columns}
    rows={dungeons}
    rowKey={({ id }) => id}
    empty="No dungeons."
  />
);
