import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import type { BoardRow } from '#lib/game/boards/board.ts';
import type { ScenarioBoardRow } from '#lib/game/boards/scenario-board.ts';

import { columnsOf } from '../export-columns.ts';
import about from './board-columns.json' with { type: 'json' };

/** A player of a board by kills or by deeds in scenarios, which lack the columns of each other. */
export const PLAYER_BOARD_COLUMNS = columnsOf<
  Pick<ScenarioBoardRow, 'place' | 'sharedBy' | 'owner'> &
    Partial<Omit<BoardRow<CharacterCardFragment> & ScenarioBoardRow, 'place' | 'sharedBy' | 'owner'>>
>()(about.playerBoard, {});
