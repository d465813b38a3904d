import { cache } from 'react';

import {
  GetGuildFeudInfoDocument,
  GetPlayerFeudInfoDocument,
  type CharacterCardFragment,
  type GuildCardFragment,
  type KillFilterInput,
} from '#graphql/generated/documents.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import { parseEntityId } from '#lib/game/ids.ts';

/** Two who kill each other, and how often each way. */
export interface Feud<Side> {
  readonly sides: readonly [Side, Side];
  /** Kills of the first on the second, and of the second on the first. */
  readonly kills: readonly [number, number];
  /** When they last met, in epoch seconds; null when they never have. */
  readonly lastMet: number | null;
}

export type PlayerFeud = Feud<CharacterCardFragment>;
export type GuildFeud = Feud<GuildCardFragment>;

interface Answer {
  readonly firstOnSecond: { readonly totalCount: number } | null;
  readonly secondOnFirst: { readonly totalCount: number } | null;
  readonly latest: { readonly nodes: readonly { readonly time: number }[] | null } | null;
}

function feudOf<Side>(first: Side | null, second: Side | null, answer: Answer): Feud<Side> | null {
  if (!first || !second) return null;
  return {
    sides: [first, second],
    kills: [answer.firstOnSecond?.totalCount ?? 0, answer.secondOnFirst?.totalCount ?? 0],
    lastMet: answer.latest?.nodes?.[0]?.time ?? null,
  };
}

/** Two different well-formed ids, or null: nobody has a feud with themselves. */
function rivals(first: string, second: string): readonly [string, string] | null {
  const [firstId, secondId] = [parseEntityId(first), parseEntityId(second)];
  return firstId && secondId && firstId !== secondId ? [firstId, secondId] : null;
}

const playerOn = (killer: string, victim: string): KillFilterInput => ({
  killerCharacterId: { eq: Number(killer) },
  victimCharacterId: { eq: Number(victim) },
});

const guildOn = (killer: string, victim: string): KillFilterInput => ({
  killerGuildId: { eq: Number(killer) },
  victimGuildId: { eq: Number(victim) },
});

/** The feud of two characters, or null when one of them does not exist. */
export const getPlayerFeud = cache(async (id: string, rivalId: string): Promise<PlayerFeud | null> => {
  const ids = rivals(id, rivalId);
  if (!ids) return null;
  const [player1Id, player2Id] = ids;
  const answer = await query(
    GetPlayerFeudInfoDocument,
    {
      player1Id,
      player2Id,
      firstOnSecond: playerOn(player1Id, player2Id),
      secondOnFirst: playerOn(player2Id, player1Id),
    },
    LIVE,
  );
  return feudOf(answer.player1, answer.player2, answer);
});

/** The feud of two guilds, or null when one of them does not exist. */
export const getGuildFeud = cache(async (id: string, rivalId: string): Promise<GuildFeud | null> => {
  const ids = rivals(id, rivalId);
  if (!ids) return null;
  const [guild1Id, guild2Id] = ids;
  const answer = await query(
    GetGuildFeudInfoDocument,
    {
      guild1Id,
      guild2Id,
      firstOnSecond: guildOn(guild1Id, guild2Id),
      secondOnFirst: guildOn(guild2Id, guild1Id),
    },
    LIVE,
  );
  return feudOf(answer.guild1, answer.guild2, answer);
});
