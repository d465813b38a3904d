import { listInstances } from '#lib/data/instances.ts';
import { exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { INSTANCES_EXPORTS } from '#lib/exports/kinds/instance-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { INSTANCE_FILTER } from '#lib/url/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(INSTANCES_EXPORTS, {
  source: NO_RECORD,
  path: () => routes.instances,
  parts: (_, { query }) => ({
    instances: () => listInstances(listAddress(routes.instances, query, INSTANCE_FILTER)),
  }),
});
