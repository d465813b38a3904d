import { DUNGEONS_EXPORTS } from '#app/export/kinds/dungeons.ts';
import { SESSION_RULE } from '#components/dungeon/session-list.tsx';
import { listPage } from '#components/ui/list/list-page.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { listDungeons } from '#lib/data/instance/dungeons.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { NO_FILTER } from '#lib/url/filter/filter.ts';
import { routes } from '#lib/url/routes.ts';
import { DungeonList } from '#components/dungeon/dungeon-list.tsx';

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
