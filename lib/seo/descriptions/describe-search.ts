import { describedPart } from './wording.ts';
import texts from './texts.json' with { type: 'json' };

/**
 * Describes what a search finds; a long text leaves no room for the kinds.
 * @example describeSearch('Grim') // 'Players, guilds, … and abilities whose name contains Grim.'
 */
export const describeSearch = (text: string): string => describedPart(texts.search.all, { text }).description;

/**
 * The same for guilds alone.
 * @example describeGuildSearch('Grim') // 'Guilds of both realms whose name contains Grim, with their level, …'
 */
export const describeGuildSearch = (text: string): string =>
  describedPart(texts.search.guilds, { text }).description;
