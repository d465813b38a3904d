import { InstanceRunList } from '#components/instance-run/instance-run-list.tsx';
import { listPage } from '#components/ui/list-page.tsx';
import { listInstanceRuns } from '#lib/data/instance-runs.ts';
import { describeRuns } from '#lib/seo/describe-runs.ts';
import { RUN_FILTER } from '#lib/url/instance-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = listPage({
  title: 'Instance Runs',
  path: routes.instanceRuns,
  description: describeRuns,
  filter: RUN_FILTER,
  list: listInstanceRuns,
  content: (page, list) => <InstanceRunList page={page} list={list} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
