import { GetGuildPlacesDocument, GetPlayerPlacesDocument } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, SUMS } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { isoWeekOf, monthOf } from '#lib/game/calendar.ts';
import { placeOn, withShares } from '#lib/game/boards/ties.ts';
import type { BoardPlace, BoardPlaces } from '#lib/game/overview/figures.ts';

/** Kills of a player or a guild in the week and the month of today. */
type OwnKills = Readonly<Record<keyof BoardPlaces, number>>;

/**
 * The places of a player or a guild on the leaderboards of the week and the month that `now` falls in. All of them share
 * one answer of the API; the last place is also that of who has as many kills.
 */
export async function getBoardPlaces(
  whose: Fighter,
  now: Date,
  ownKills: Promise<OwnKills>,
): Promise<Answer<BoardPlaces>> {
  const { year: weekYear, week } = isoWeekOf(now);
  const variables = { weekYear, week, ...monthOf(now) };
  if ('characterId' in whose) {
    const [answer, kills] = await Promise.all([query(GetPlayerPlacesDocument, variables, SUMS), ownKills]);
    return mapAnswer(answer, (boards) =>
      placesOn(boards, ({ character }) => character.id === whose.characterId, kills),
    );
  }
  const [answer, kills] = await Promise.all([query(GetGuildPlacesDocument, variables, SUMS), ownKills]);
  return mapAnswer(answer, (boards) => placesOn(boards, ({ guild }) => guild.id === whose.guildId, kills));
}

function placesOn<Entry extends BoardPlace>(
  { weekly, monthly }: { readonly weekly: readonly Entry[]; readonly monthly: readonly Entry[] },
  isOwn: (entry: Entry) => boolean,
  { week, month }: OwnKills,
): BoardPlaces {
  return {
    week: placeOn(withShares(weekly), isOwn, week),
    month: placeOn(withShares(monthly), isOwn, month),
  };
}
