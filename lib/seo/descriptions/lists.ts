import type { Description } from './describe.ts';

/** Lists of records in titles and sentences, whatever their filter. */
export const LISTS = {
  kills: {
    title: 'Latest kills of the war',
    description:
      'Every kill of the war, newest first: who killed whom, where and when, with how much of the damage and with how much help.',
  },
  scenarios: {
    title: 'Scenarios: winners, points and durations',
    description: 'Every scenario that was fought, newest first: who won, by how much, and how long it took.',
  },
  skirmishes: {
    title: 'Skirmishes: the greatest of the week and the latest',
    description:
      'The greatest skirmishes of the past week, and every skirmish, newest first: place, players and kills of both realms, and the strongest guilds.',
  },
  guilds: {
    title: 'Guild leaderboards of the week and the month',
    description:
      'The guilds of both realms with the most kills of this week and of this month, how the realms stand against each other, and the latest kills.',
  },
  storylines: {
    title: 'Storylines of the war journal',
    description:
      'Every storyline of the war journal: what it is about, where it plays, how long it is, and its entries with their activities and rewards.',
  },
  creatures: {
    title: 'Creatures by name: places, quests and goods',
    description: 'Every creature of the war by name: where it stands, the quests it gives and what it sells.',
  },
  gameObjects: {
    title: 'Game objects: where they stand and what starts there',
    description:
      'Every chest, signpost and engine of the war by name: where it stands and the quests it starts.',
  },
  items: {
    title: 'Items by name, type, stat and career',
    description:
      'Every item of the war by name, type, stat and the careers that may use it: who sells it, which quests reward it, and what it buys.',
  },
  dungeons: {
    title: 'Dungeons: encounters, runs and statistics',
    description:
      'Every dungeon of the war with its encounters, its fastest and latest runs, and how long and how deadly each encounter is.',
  },
  quests: {
    title: 'Quests by name: experience, gold and rewards',
    description:
      'Every quest of the war by name, with its experience, its gold and its rewards, who gives it and what is to be done.',
  },
  chapters: {
    title: 'Chapters: zones, ranks and influence rewards',
    description:
      'Every chapter of the war by name, with its zone, its rank, its place on the map and what influence earns.',
  },
} as const satisfies Readonly<Record<string, Description>>;
