import type { Suggestions } from '#components/search/suggestion.ts';
import {
  guildRows,
  MOST_SUGGESTIONS,
  playerRows,
  suggestionRows,
} from '#components/search/suggestion-rows.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { recordResponse } from '#lib/api/record-response.ts';
import { findCharacters } from '#lib/data/player/named-characters.ts';
import { searchEverything, searchGuilds } from '#lib/data/search.ts';
import type { SearchParams } from '#lib/url/search-params.ts';
import { parseSearchText } from '#lib/url/search-text.ts';

/** Seconds in the cache; players are renamed, and join guilds. */
const MAX_AGE = 60;

const FIRST_PAGE = { cursor: {} } as const;

/**
 * Answers with suggestions for the text `q` of a field: everything, or only players or guilds with `of=players` or
 * `of=guilds`, but for the one with the number `not`.
 */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const text = parseSearchText(query);
  await whatIsOffered();
  return recordResponse(suggestions(text, query), MAX_AGE);
}

async function suggestions(text: string | null, { of, not }: SearchParams): Promise<Answer<Suggestions>> {
  if (text === null) return { data: { rows: [] }, staleSince: null };
  if (of === 'players') {
    const found = await findCharacters(text);
    return mapAnswer(found, (players) => ({ rows: playerRows(players.filter(({ id }) => id !== not)) }));
  }
  if (of === 'guilds') {
    const guilds = await searchGuilds(text, FIRST_PAGE, MOST_SUGGESTIONS);
    return mapAnswer(guilds, (page) => ({ rows: guildRows(page).filter(({ id }) => id !== not) }));
  }
  // A whole page of hits: some may lead to the same address.
  const found = await searchEverything(text, FIRST_PAGE);
  return mapAnswer(found, (all) => ({ rows: suggestionRows(all) }));
}
