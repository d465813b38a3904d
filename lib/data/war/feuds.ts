import { cache } from 'react';

import {
  GetGuildFeudInfoDocument,
  GetPlayerFeudInfoDocument,
  type CharacterCardFragment,
  type GuildCardFragment,
  type KillDetailsFragment,
  type KillFilterInput,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, LIVE, type RecordSource } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
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

interface Sides<Side> {
  readonly sides: readonly [Side | null, Side | null];
  readonly firstOnSecond: { readonly totalCount: number } | null;
  readonly secondOnFirst: { readonly totalCount: number } | null;
  readonly latest: { readonly nodes: readonly { readonly time: number }[] | null } | null;
}

function feudOf<Side>({ sides: [first, second], ...counts }: Sides<Side>): Feud<Side> | null {
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

/** Makes the source of the feuds of two of a kind. @param ask loads both, and what each did to the other */
function feudSource<Side>(
  who: 'Character' | 'Guild',
  ask: (
    rivals: Rivals,
    counted: Record<'firstOnSecond' | 'secondOnFirst', KillFilterInput>,
  ) => Promise<Answer<Sides<Side>>>,
): RecordSource<Rivals, Rivals, Feud<Side>> {
  const on = (killer: string, victim: string): KillFilterInput => ({
    [`killer${who}Id`]: { eq: Number(killer) },
    [`victim${who}Id`]: { eq: Number(victim) },
  });
  const get = cache(async (id: string, rivalId: string) =>
    mapAnswer(
      await ask({ id, rivalId }, { firstOnSecond: on(id, rivalId), secondOnFirst: on(rivalId, id) }),
      feudOf,
    ),
  );
  return { idOf: rivalsOf, get: ({ id, rivalId }) => get(id, rivalId) };
}

/** The feud of two characters. */
export const PLAYER_FEUD = feudSource('Character', async ({ id: player1Id, rivalId: player2Id }, counted) => {
  const answer = await query(GetPlayerFeudInfoDocument, { player1Id, player2Id, ...counted }, LIVE);
  return mapAnswer(answer, ({ player1, player2, ...counts }) => ({ sides: [player1, player2], ...counts }));
});

/** The feud of two guilds. */
export const GUILD_FEUD = feudSource('Guild', async ({ id: guild1Id, rivalId: guild2Id }, counted) => {
  const answer = await query(GetGuildFeudInfoDocument, { guild1Id, guild2Id, ...counted }, LIVE);
  return mapAnswer(answer, ({ guild1, guild2, ...counts }) => ({ sides: [guild1, guild2], ...counts }));
});

/** The feuds that a kill belongs to: of the two players, and of their guilds; null where there is none. */
export function feudsOf(kill: KillDetailsFragment) {
  const killer = killerOf(kill);
  return {
    players: PLAYER_FEUD.idOf({ id: killer?.character.id ?? '', rivalId: kill.victim.character.id }),
    guilds: GUILD_FEUD.idOf({ id: killer?.guild?.id ?? '', rivalId: kill.victim.guild?.id ?? '' }),
  };
}
