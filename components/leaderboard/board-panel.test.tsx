import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { Board } from '#lib/game/boards/board.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { BoardPanel } from './board-panel.tsx';

interface Owner {
  readonly id: string;
}

const row = (id: string, place: number) => ({
  place,
  sharedBy: 1,
  kills: 40 - place,
  deaths: 2,
  partIn: 9,
  solo: 1,
  owner: { id },
});

const BOARD: Board<Owner> = {
  rows: [row('7', 1), row('8', 2)],
  pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'c3RhcnQ=', endCursor: 'ZW5k' },
  listed: 2,
  of: 100,
  cutTie: null,
  marked: null,
  names: [],
};

const shown = (board: Partial<Board<Owner>>, order: 'kills' | 'deaths' = 'kills') =>
  renderToStaticMarkup(
    <BoardPanel
      board={{ ...BOARD, ...board }}
      list={listAddress(routes.leaderboard, {})}
      order={order}
      period="Week 47, 2026"
      header="Player"
      who={({ id }) => `Player ${id}`}
      edge={() => 'order'}
    />,
  );

describe('a board', () => {
  it('marks the row of the player that the address names, and no other', () => {
    const marks = (marked: string) =>
      Array.from(shown({ marked }).matchAll(/<tr[^>]*>/g), ([tag]) => tag.includes('aria-current'));
    expect(marks('8')).toEqual([false, false, true]);
    expect(marks('9')).toEqual([false, false, false]);
  });

  it('links to the pages beside it, and from the last page back alone', () => {
    expect(shown({})).toContain('after=ZW5k');
    expect(shown({})).not.toContain('rel="prev"');
    const last = shown({ pageInfo: { ...BOARD.pageInfo, hasNextPage: false, hasPreviousPage: true } });
    expect(last).toContain('before=c3RhcnQ%3D');
    expect(last).not.toContain('rel="next"');
    const only = { ...BOARD.pageInfo, hasNextPage: false };
    expect(shown({ pageInfo: only })).not.toContain('<nav');
  });

  it('says how many places it has, in which order, and where a tie is cut', () => {
    expect(shown({ listed: 100 })).toContain('The 100 players with the most kills of Week 47, 2026.');
    expect(shown({}, 'deaths')).toContain(
      '2 of the 100 players with the most kills of Week 47, 2026, ordered by deaths.',
    );
    expect(shown({ of: 1 })).toContain('The only player with kills in Week 47, 2026.');
    expect(shown({ of: 0, rows: [] })).toBe('<p class="text-muted">No kills in Week 47, 2026.</p>');
    expect(shown({ cutTie: { place: 54, more: 6 } })).toContain('6 more share place 54 by kills.');
  });
});
