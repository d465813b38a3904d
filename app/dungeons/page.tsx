import { DUNGEONS_EXPORTS } from '#app/export/kinds/dungeons.ts';
import { SESSION_RULE } from '#components/dungeon/session-list.tsx';
import { listPage } from '#components/ui/list/list-page.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { listDungeons } from '#lib/data/instance/dungeons.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import LISTS from '#lib/seo/descriptions/lists.json' with { type: 'json' };
import { NO_FILTER } from '#lib/url/filter/filter.ts';
import { routes } from '#lib/url/routes.ts';
import type { DungeonRowFragment } from '#graphql/generated/documents.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { ListPanel } from '#components/ui/list/list-panel.tsx';
import { MediaObject } from '#components/ui/record/media-object.tsx';
import { type Column, declaredColumn } from '#components/ui/table/column.ts';
import { FIGURE_COLUMNS } from '#components/dungeon/dungeon-columns.tsx';
import facts from '#components/dungeon/columns.json' with { type: 'json' };

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
const DungeonList = ({ dungeons }: { readonly dungeons: readonly DungeonRowFragment[] }) => (
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

const page = listPage({
  title: 'Dungeons',
  headline: LISTS.dungeonSessions.title,
  description: LISTS.dungeonSessions.description,
  path: routes.dungeons,
  filter: NO_FILTER,
  form: () => (
    <p className="flex flex-wrap gap-3">
      <LinkButton href={routes.sessions}>All sessions</LinkButton>
      <LinkButton href={routes.instances}>All wings and instances</LinkButton>
    </p>
  ),
  exports: DUNGEONS_EXPORTS,
  list: listDungeons,
  rows: (dungeons) =>
    dungeons.map((dungeon) => ({ name: instanceName(dungeon), href: routes.dungeon(dungeon.id) })),
  content: (dungeons) => (
    <>
      <DungeonList dungeons={dungeons} />
      <p className="mt-3 max-w-prose text-sm text-muted">{SESSION_RULE}</p>
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
