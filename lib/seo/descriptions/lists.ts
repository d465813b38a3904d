import type { Description } from './wording.ts';

/** The titles and descriptions of pages about no record. */
export const LISTS = {
  builds: {
    title: 'Builds: what to wear, what it gives and what it costs',
    description:
      'Plan what a career wears: every stat with its parts, set bonuses, talismans, renown training, what all of it costs and where to get it.',
  },
  kills: {
    title: 'Latest kills of the war',
    description:
      'Every kill of the war, newest first: who killed whom, where and when, with how much of the damage and with how much help.',
  },
  scenarios: {
    title: 'Scenarios: winners, points and durations',
    description: 'Every scenario that was fought, newest first: who won, by how much, and how long it took.',
  },
  war: {
    title: 'The war now: who fights, and where',
    description:
      'How many characters of Order and Destruction fight now, by five minutes and by hour, beside what is usual, with the contested zones, battles, scenarios and events.',
  },
  map: {
    title: 'The war as a map: where the fight is, and who leads',
    description:
      'Every zone of the three pairings, from the first tier to the cities: kills of both realms, fighters, running battles and what is usual, and where to go at your level.',
  },
  zones: {
    title: 'Zones: where they lie, and how much is fought there',
    description:
      'Every zone of the war with its tier and its pairing, and the kills of both realms in the last seven days, each with its map, battles, leaders and creatures.',
  },
  records: {
    title: 'Records: the most kills, the longest runs, the fastest clears',
    description:
      'Most kills in an hour and a day, most kills without a death, the longest lead of a board, the biggest battle, the fastest clears and the first three of each month, by realm, role and career.',
  },
  events: {
    title: 'Events: running, coming and past',
    description:
      'Every event of the war with its beginning and its end: live events, city sieges and expeditions, as a calendar and a feed to subscribe to.',
  },
  battles: {
    title: 'Battles of the open world: who won, and how many fought',
    description:
      'Every battle of the open world, newest first: where and how long, kills and players of both realms, the guilds that fought, and who won outnumbered.',
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
  dungeonSessions: {
    title: 'Dungeons: who clears them, and how fast',
    description:
      'Every dungeon with its wings: how many groups tried and cleared it, how sure that share is, and how long a clear takes.',
  },
  dungeons: {
    title: 'Wings and instances: encounters, runs and statistics',
    description:
      'Every wing and instance of the war with its encounters, its fastest and latest runs, and how long and how deadly each encounter is.',
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
