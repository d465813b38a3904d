import { GetCharacterHistoryDocument, GetGuildHistoryDocument } from '#graphql/generated/documents.ts';
import { mapAnswer, SUMS } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { pageOrFirst } from '../page-or-first.ts';

/** Moves on a page of their list. */
const MOVES_PER_PAGE = 25;

/** Loads the levels, renown ranks and guilds of a character over time. */
export const getCharacterHistory = async (characterId: string) =>
  mapAnswer(
    await query(GetCharacterHistoryDocument, { characterId }, SUMS),
    ({ characterHistory }) => characterHistory,
  );

/** Loads the months of a guild, the oldest first, and a page of who came to it and left it, newest first. */
export const getGuildHistory = (guildId: string, { cursor }: ListAddress, size = MOVES_PER_PAGE) =>
  pageOrFirst(size, cursor, (page) => query(GetGuildHistoryDocument, { guildId, ...page }, SUMS));
