import { SKIRMISH_DAMAGE } from '#lib/data/skirmishes.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { FIGHTER_DAMAGE_EXPORTS } from '#lib/exports/kinds/skirmish-exports.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(FIGHTER_DAMAGE_EXPORTS, {
  source: SKIRMISH_DAMAGE,
  path: ({ id, characterId }) => routes.skirmishDamage(id, characterId),
  parts: () => ({}),
});
