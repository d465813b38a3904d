import { recordPage } from '#components/ui/record-page.tsx';
import { INSTANCE } from '#lib/data/instances.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: INSTANCE,
  describe: (instance, id) => ({
    title: instance.name,
    description: instance.name,
    path: routes.instanceStatistics(id),
  }),
  trail: (instance) => [
    { label: 'Home', href: routes.home },
    { label: 'Instances', href: routes.instances },
    { label: instance.name },
  ],
  panels: () => ({}),
  content: ({ record: instance }) => <h1>{instance.name}</h1>,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
