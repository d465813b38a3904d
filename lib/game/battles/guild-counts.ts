import { group, sum } from 'd3-array';

import type { GuildTagFragment } from '#graphql/generated/documents.ts';

import { membersOf } from '../instances/party.ts';

/** A guild with how many players it had in a battle, or how many kills. */
export interface GuildCount {
  readonly guild: GuildTagFragment;
  readonly count: number;
}

interface Score {
  readonly character: { readonly id: string };
  readonly guild: GuildTagFragment | null;
  readonly kills: number;
}

/** Guilds in a head, as of a skirmish. */
const MOST_GUILDS = 3;

/** The guilds of a scoreboard with the most players and with the most kills; none without any. */
export function guildCounts(scores: readonly Score[]) {
  const guilds = [...group(scores, ({ guild }) => guild?.id).values()].flatMap((entries) =>
    entries[0]?.guild ? [{ guild: entries[0].guild, entries }] : [],
  );
  const most = (countOf: (entries: readonly Score[]) => number): readonly GuildCount[] =>
    guilds
      .map(({ guild, entries }) => ({ guild, count: countOf(entries) }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count)
      .slice(0, MOST_GUILDS);
  return {
    byPlayers: most((entries) => membersOf(entries).length),
    byKills: most((entries) => sum(entries, ({ kills }) => kills)),
  };
}
