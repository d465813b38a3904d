import { GetGuildPlacesDocument, GetPlayerPlacesDocument } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { SUMS } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { isoWeekOf, monthOf } from '#lib/game/calendar.ts';
import type { BoardPlaces } from '#lib/game/overview/board-place.ts';

/**
 * The places of a player or a guild on the leaderboards of the week and the month that `now` falls in. All of them share
 * one answer of the API.
 * @throws ApiError
 */
export async function getBoardPlaces(whose: Fighter, now: Date): Promise<Answer<BoardPlaces>> {
  const { year: weekYear, week } = isoWeekOf(now);
  const variables = { weekYear, week, ...monthOf(now) };
  if ('characterId' in whose) {
    const isOwn = ({ character }: { readonly character: { readonly id: string } }) =>
      character.id === whose.characterId;
    return mapAnswer(await query(GetPlayerPlacesDocument, variables, SUMS), ({ weekly, monthly }) => ({
      week: weekly.find(isOwn) ?? null,
      month: monthly.find(isOwn) ?? null,
    }));
  }
  const isOwn = ({ guild }: { readonly guild: { readonly id: string } }) => guild.id === whose.guildId;
  return mapAnswer(await query(GetGuildPlacesDocument, variables, SUMS), ({ weekly, monthly }) => ({
    week: weekly.find(isOwn) ?? null,
    month: monthly.find(isOwn) ?? null,
  }));
}
