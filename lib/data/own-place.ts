import {
  type CharacterCardFragment,
  GetBoardGuildDocument,
  GetBoardPlayerDocument,
  type GuildTagFragment,
  type KillFilterInput,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, NO_ANSWER } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import type { OwnPlace } from '#lib/game/boards/board.ts';
import { type BoardPeriod, periodSpan } from '#lib/game/boards/board-period.ts';
import { chosenPeriod } from '#lib/url/board-filter.ts';
import { parsePin } from '#lib/url/pin.ts';

import { type BoardEntry, guildStandings, playerStandings } from './board-standings.ts';
import type { GuildBoardList, PlayerBoardList } from './boards.ts';
import { policyOfTime } from './policy-of-time.ts';

/**
 * The place of the player whom an address marks; null where it marks nobody, or nobody who exists.
 * @throws ApiError
 */
export async function getOwnPlayerPlace(
  list: PlayerBoardList,
  now: Date,
): Promise<Answer<OwnPlace<CharacterCardFragment> | null>> {
  const id = parsePin(list.params);
  if (id === undefined) return NO_ANSWER;
  const period = chosenPeriod(list.values.period, now);
  const { kills, deaths, policy } = ownKills('Character', id, period, now);
  const [standings, own] = await Promise.all([
    playerStandings(period, now),
    query(GetBoardPlayerDocument, { id, kills, deaths }, policy),
  ]);
  return joinAnswers([standings, own], placeOf(own.data, standings.data));
}

/**
 * The place of the guild that an address marks; null where it marks none, or none that exists.
 * @throws ApiError
 */
export async function getOwnGuildPlace(
  list: GuildBoardList,
  now: Date,
): Promise<Answer<OwnPlace<GuildTagFragment> | null>> {
  const id = parsePin(list.params);
  if (id === undefined) return NO_ANSWER;
  const period = chosenPeriod(list.values.period, now);
  const { kills, deaths, policy } = ownKills('Guild', id, period, now);
  const [standings, own] = await Promise.all([
    guildStandings(period, now),
    query(GetBoardGuildDocument, { id, kills, deaths }, policy),
  ]);
  return joinAnswers([standings, own], placeOf(own.data, standings.data));
}

function ownKills(who: 'Character' | 'Guild', id: string, period: BoardPeriod, now: Date) {
  const time = periodSpan(period);
  const kills: KillFilterInput = { time, [`killer${who}Id`]: { eq: Number(id) } };
  const deaths: KillFilterInput = { time, [`victim${who}Id`]: { eq: Number(id) } };
  return { kills, deaths, policy: policyOfTime({ time }, now) };
}

type Count = { readonly totalCount: number } | null;

interface Counted<Owner> {
  readonly owner: Owner | null;
  readonly kills: Count;
  readonly solo: Count;
  readonly deaths: Count;
}

function placeOf<Owner extends { readonly id: string }>(
  { owner, kills, solo, deaths }: Counted<Owner>,
  standings: readonly BoardEntry<Owner>[],
): OwnPlace<Owner> | null {
  return (
    owner && {
      owner,
      place: standings.find((entry) => entry.owner.id === owner.id)?.rank ?? null,
      kills: kills?.totalCount ?? 0,
      deaths: deaths?.totalCount ?? 0,
      solo: solo?.totalCount ?? 0,
    }
  );
}
