import type { Route } from 'next';

import { routes } from '#lib/url/routes.ts';

/** The pages that are about no record. */
export const SITE_PAGES: readonly Route[] = [
  routes.home,
  routes.guilds,
  routes.leaderboard,
  routes.guildLeaderboard,
  routes.scoreSheet,
  routes.scenarios,
  routes.skirmishes,
  routes.kills,
  routes.ranked,
  routes.items,
  routes.creatures,
  routes.gameObjects,
  routes.quests,
  routes.chapters,
  routes.instances,
  routes.instanceRuns,
  routes.storylines,
  routes.credits,
  routes.about,
  routes.formats,
];
