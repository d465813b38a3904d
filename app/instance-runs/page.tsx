import { InstanceRunList } from '#components/instance-run/instance-run-list.tsx';
import { listPage } from '#components/ui/list-page.tsx';
import { listInstanceRuns } from '#lib/data/instance-runs.ts';
import { RUN_FILTER } from '#lib/url/instance-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = listPage({
  title: 'Instance Runs',
  description:
    'Every run of an instance, newest first: how long it took, who died, and how well the party was equipped.',
  path: routes.instanceRuns,
  filter: RUN_FILTER,
  list: listInstanceRuns,
  content: (page, list) => <InstanceRunList page={page} list={list} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
