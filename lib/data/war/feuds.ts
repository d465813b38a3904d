import { cache } from 'react';

import {
  GetGuildFeudInfoDocument,
  GetPlayerFeudInfoDocument,
  type CharacterCardFragment,
  type GuildCardFragment,
  type KillDetailsFragment,
  type KillFilterInput,
} from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import { killerOf } from '#lib/game/battles/kill.ts';
import { parseEntityId } from '#lib/game/ids.ts';

/** Two who kill each other, and how often each way. */
export interface Feud<Side> {
  readonly sides: readonly [Side, Side];
  /** Kills of the first on the second, and of the second on the first. */
  readonly kills: readonly [number, number];
  /** The time when they last met, in epoch seconds; null when they never have. */
  readonly lastMet: number | null;
}

export type PlayerFeud = Feud<CharacterCardFragment>;
export type GuildFeud = Feud<GuildCardFragment>;

interface Counts {
  readonly firstOnSecond: { readonly totalCount: number } | null;
  readonly secondOnFirst: { readonly totalCount: number } | null;
  readonly latest: { readonly nodes: readonly { readonly time: number }[] | null } | null;
}

function feudOf<Side>(first: Side | null, second: Side | null, counts: Counts): Feud<Side> | null {
  if (!first || !second) return null;
  return {
    sides: [first, second],
    kills: [counts.firstOnSecond?.totalCount ?? 0, counts.secondOnFirst?.totalCount ?? 0],
    lastMet: counts.latest?.nodes?.[0]?.time ?? null,
  };
}

/** The ids of the two, which differ. */
export type Rivals = Readonly<Record<'id' | 'rivalId', string>>;

function rivalsOf(params: Rivals): Rivals | null {
  const [id, rivalId] = [parseEntityId(params.id), parseEntityId(params.rivalId)];
  return id && rivalId && id !== rivalId ? { id, rivalId } : null;
}

const playerOn = (killer: string, victim: string): KillFilterInput => ({
  killerCharacterId: { eq: Number(killer) },
  victimCharacterId: { eq: Number(victim) },
});

const guildOn = (killer: string, victim: string): KillFilterInput => ({
  killerGuildId: { eq: Number(killer) },
  victimGuildId: { eq: Number(victim) },
});

const getPlayerFeud = cache(async (player1Id: string, player2Id: string) => {
  const variables = {
    player1Id,
    player2Id,
    firstOnSecond: playerOn(player1Id, player2Id),
    secondOnFirst: playerOn(player2Id, player1Id),
  };
  return mapAnswer(await query(GetPlayerFeudInfoDocument, variables, LIVE), (found) =>
    feudOf(found.player1, found.player2, found),
  );
});

const getGuildFeud = cache(async (guild1Id: string, guild2Id: string) => {
  const variables = {
    guild1Id,
    guild2Id,
    firstOnSecond: guildOn(guild1Id, guild2Id),
    secondOnFirst: guildOn(guild2Id, guild1Id),
  };
  return mapAnswer(await query(GetGuildFeudInfoDocument, variables, LIVE), (found) =>
    feudOf(found.guild1, found.guild2, found),
  );
});

/** The feud of two characters. */
export const PLAYER_FEUD: RecordSource<Rivals, Rivals, PlayerFeud> = {
  idOf: rivalsOf,
  get: ({ id, rivalId }) => getPlayerFeud(id, rivalId),
};

/** The feud of two guilds. */
export const GUILD_FEUD: RecordSource<Rivals, Rivals, GuildFeud> = {
  idOf: rivalsOf,
  get: ({ id, rivalId }) => getGuildFeud(id, rivalId),
};

/** The feuds that a kill belongs to: of the two players, and of their guilds; null where there is none. */
export function feudsOf(kill: KillDetailsFragment) {
  const killer = killerOf(kill);
  return {
    players: PLAYER_FEUD.idOf({ id: killer?.character.id ?? '', rivalId: kill.victim.character.id }),
    guilds: GUILD_FEUD.idOf({ id: killer?.guild?.id ?? '', rivalId: kill.victim.guild?.id ?? '' }),
  };
}
