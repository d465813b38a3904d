import { sentences } from './wording.ts';

/**
 * Describes what a search finds; a long text leaves no room for the kinds.
 * @example describeSearch('Grim') // 'Players, guilds, … and abilities whose name contains Grim.'
 */
export const describeSearch = (text: string): string =>
  sentences([
    `Players, guilds, items, quests, creatures, places and abilities whose name contains ${text}.`,
    `Everything of the war whose name contains ${text}.`,
  ]);

/**
 * The same for guilds alone.
 * @example describeGuildSearch('Grim') // 'Guilds of both realms whose name contains Grim, with their level, …'
 */
export const describeGuildSearch = (text: string): string =>
  sentences([
    `Guilds of both realms whose name contains ${text}, with their level, their leader and how many members they have.`,
    `Guilds of both realms whose name contains ${text}.`,
  ]);
