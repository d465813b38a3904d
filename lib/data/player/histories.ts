import {
  GetCharacterHistoryDocument,
  GetGuildHistoryDocument,
  GetGuildMovesDocument,
  type MonthOfGuildFragment,
} from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { SUMS } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { askPage } from '../page-or-first.ts';

/** Moves on a page of their list. */
const MOVES_PER_PAGE = 25;

/**
 * Loads the levels, renown ranks and guilds of a character over time.
 * @throws ApiError
 */
export const getCharacterHistory = async (characterId: string) =>
  mapAnswer(
    await query(GetCharacterHistoryDocument, { characterId }, SUMS),
    ({ characterHistory }) => characterHistory,
  );

/**
 * Loads the months of a guild, the oldest first.
 * @throws ApiError
 */
export const getGuildHistory = async (guildId: string) =>
  mapAnswer(
    await query(GetGuildHistoryDocument, { guildId }, SUMS),
    ({ guildHistory }): readonly MonthOfGuildFragment[] => guildHistory,
  );

/**
 * Lists who came to a guild and who left it, newest first.
 * @throws ApiError
 */
export const listGuildMoves = (guildId: string, { cursor }: ListAddress, size: number = MOVES_PER_PAGE) =>
  askPage(GetGuildMovesDocument, { guildId }, { size, policy: SUMS }, cursor, ({ guildMoves }) => guildMoves);
