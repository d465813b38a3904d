import { recordPage } from '#components/ui/record-page.tsx';
import { ENCOUNTER_RUN } from '#lib/data/instance-runs.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: ENCOUNTER_RUN,
  describe: ({ attempt }, id) => ({
    title: attempt.encounter?.name ?? '',
    description: attempt.encounter?.name ?? '',
    path: routes.encounterRun(id.runId, id.id),
  }),
  trail: ({ attempt }) => [
    { label: 'Home', href: routes.home },
    { label: 'Instance Runs', href: routes.instanceRuns },
    { label: attempt.encounter?.name ?? '' },
  ],
  panels: () => ({}),
  content: ({ record: { attempt } }) => <h1>{attempt.encounter?.name ?? ''}</h1>,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
