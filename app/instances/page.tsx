import { INSTANCES_EXPORTS } from '#app/export/kinds/instances.ts';
import { InstanceList } from '#components/instance/instance-list.tsx';
import { listPage } from '#components/ui/list/list-page.tsx';
import { listInstances } from '#lib/data/instance/instances.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { INSTANCE_FILTER } from '#lib/url/filter/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = listPage({
  title: 'Dungeons',
  headline: LISTS.dungeons.title,
  description: LISTS.dungeons.description,
  path: routes.instances,
  filter: INSTANCE_FILTER,
  exports: INSTANCES_EXPORTS,
  list: listInstances,
  rows: ({ nodes }) =>
    (nodes ?? []).map((instance) => ({ name: instanceName(instance), href: routes.instance(instance.id) })),
  content: (page, list) => <InstanceList page={page} list={list} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
