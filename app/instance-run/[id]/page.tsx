import { recordPage } from '#components/ui/record-page.tsx';
import { INSTANCE_RUN } from '#lib/data/instance-runs.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: INSTANCE_RUN,
  describe: (run, id) => ({
    title: run.instance.name,
    description: run.instance.name,
    path: routes.instanceRun(id),
  }),
  trail: (run) => [
    { label: 'Home', href: routes.home },
    { label: 'Instance Runs', href: routes.instanceRuns },
    { label: run.instance.name },
  ],
  panels: () => ({}),
  content: ({ record: run }) => <h1>{run.instance.name}</h1>,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
