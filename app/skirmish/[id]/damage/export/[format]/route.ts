import { listSkirmishDamage, SKIRMISH } from '#lib/data/skirmishes.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { SKIRMISH_DAMAGE_EXPORTS } from '#lib/exports/kinds/skirmish-exports.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(SKIRMISH_DAMAGE_EXPORTS, {
  source: SKIRMISH,
  path: (id) => routes.skirmish(id, '/damage'),
  parts: (_, { id }) => ({ damage: () => listSkirmishDamage(id) }),
});
