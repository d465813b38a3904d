import type { WarRecordKind } from '#graphql/generated/documents.ts';

/** A kind of feat in words. */
interface FeatKind {
  readonly title: string;
  /** The title where the page says the rest. */
  readonly short: string;
  /** One of what is counted; '' for a time. */
  readonly unit: string;
  /** A sentence. */
  readonly rule: string;
}

/** The titles, rules and units of the kinds of feats. */
export const FEATS: Readonly<Record<WarRecordKind, FeatKind>> = {
  HOUR: {
    title: 'Most kills in an hour',
    short: 'In an hour',
    unit: 'kill',
    rule: 'Kills of one player within an hour of the clock, in UTC.',
  },
  DAY: {
    title: 'Most kills in a day',
    short: 'In a day',
    unit: 'kill',
    rule: 'Kills of one player within a day, in UTC.',
  },
  STREAK: {
    title: 'Most kills without a death',
    short: 'Without a death',
    unit: 'kill',
    rule: 'Kills of one player between two deaths, or since the last one, however long it took.',
  },
  LEAD: {
    title: 'Longest at the head of a board',
    short: 'At the head',
    unit: 'week',
    rule: 'Weeks one after the other in which a player had the most kills.',
  },
  GUILD_LEAD: {
    title: 'Longest at the head, guilds',
    short: 'At the head',
    unit: 'week',
    rule: 'Weeks one after the other in which a guild had the most kills.',
  },
  BATTLE: {
    title: 'Biggest battle',
    short: 'Players',
    unit: 'player',
    rule: 'Players of both realms in one battle of the open world.',
  },
  CLEAR: {
    title: 'Fastest clears',
    short: 'Time',
    unit: '',
    rule: 'The shortest time in which one session cleared a wing, or all wings of a dungeon, where all its runs have an end, and no clear took less than a minute.',
  },
  MONTH: {
    title: 'Months of players',
    short: 'Kills',
    unit: 'kill',
    rule: 'The three players with the most kills in a month that is over.',
  },
  GUILD_MONTH: {
    title: 'Months of guilds',
    short: 'Kills',
    unit: 'kill',
    rule: 'The three guilds with the most kills in a month that is over.',
  },
};
