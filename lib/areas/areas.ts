import { routes } from '#lib/url/routes.ts';

import type { Area } from './area-of.ts';

/** The areas of the site, in the order of the masthead. An area is listed from the day its screens exist. */
export const AREAS: readonly Area[] = [
  { label: 'Players', href: routes.home, prefix: routes.character('') },
  { label: 'Guilds', href: routes.guilds, prefix: routes.guild('') },
  {
    label: 'War',
    href: routes.war,
    areas: [
      { label: 'War now', href: routes.war },
      { label: 'Map', href: routes.map },
      { label: 'Zones', href: routes.zones, prefix: routes.zone('') },
      { label: 'Battles', href: routes.battles, prefix: routes.battle('') },
      { label: 'Skirmishes', href: routes.skirmishes, prefix: routes.skirmish('') },
      { label: 'Events', href: routes.events },
      { label: 'Records', href: routes.records },
    ],
  },
  { label: 'Kills', href: routes.kills, prefix: routes.kill('') },
  { label: 'Scenarios', href: routes.scenarios, prefix: [routes.scenario(''), routes.playedScenario('')] },
  {
    label: 'Leaderboards',
    href: routes.leaderboard,
    areas: [
      { label: 'Players and guilds', href: routes.leaderboard, prefix: `${routes.leaderboard}/` },
      { label: 'Ranked', href: routes.ranked },
    ],
  },
  {
    label: 'Library',
    href: routes.items,
    areas: [
      { label: 'Items', href: routes.items, prefix: routes.item('') },
      { label: 'Builds', href: routes.builds, prefix: routes.build('') },
      { label: 'Careers', href: routes.careers, prefix: routes.career('') },
      { label: 'Creatures', href: routes.creatures, prefix: routes.creature('') },
      { label: 'Objects', href: routes.gameObjects, prefix: routes.gameObject('') },
      { label: 'Quests', href: routes.quests, prefix: routes.quest('') },
      { label: 'Chapters', href: routes.chapters, prefix: routes.chapter('') },
    ],
  },
  {
    label: 'Dungeons',
    href: routes.dungeons,
    areas: [
      { label: 'Dungeons', href: routes.dungeons, prefix: routes.dungeon('') },
      {
        label: 'Wings and instances',
        href: routes.instances,
        prefix: [routes.instance(''), routes.instanceStatistics('')],
      },
      { label: 'Dungeon runs', href: routes.instanceRuns, prefix: routes.instanceRun('') },
    ],
  },
  { label: 'War journal', href: routes.storylines, prefix: routes.storyline('') },
];
