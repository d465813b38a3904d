import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';

import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import type { Board } from '#lib/game/boards/board.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
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

const panel = (board: Partial<Board<Owner>>, order: 'kills' | 'deaths' | 'ratio' = 'kills') => (
  <BoardPanel
    board={{ ...BOARD, ...board }}
    list={listAddress(routes.leaderboard, {})}
    order={order}
    period="Week 47, 2026"
    header="Player"
    who={({ id }) => `Player ${id}`}
    edge={() => 'order'}
  />
);
const shown = (...given: Parameters<typeof panel>) => renderToStaticMarkup(panel(...given));

afterEach(() => registerEndpoint(undefined));

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

  it('shows what each did, with a dash for what could not be counted', async () => {
    const rows = [
      { ...row('7', 1), kills: 4_000 },
      { ...row('8', 2), partIn: null, solo: null },
    ];
    const { rows: lines, links, html } = await rendered(panel({ rows }));
    expect(lines.map((cells) => cells.map((cell) => cell.split(' ')[0]))).toEqual([
      ['Place', 'Player', 'Kills', 'Took', 'Deaths', 'K/D', 'Solo'],
      ['1', 'Player', '4,000', '9', '2', '2000.0', '1'],
      ['2', 'Player', '38', '–', '2', '19.0', '–'],
    ]);
    expect(html.match(/<tr data-side="order"/g)).toHaveLength(2);
    expect(links.slice(0, 3).map(({ href }) => href)).toEqual([
      '/leaderboard?by=kills',
      '/leaderboard?by=deaths',
      '/leaderboard?by=ratio',
    ]);
    expect((await rendered(panel({}, 'ratio'))).text).toContain(', ordered by K/D.');
  });

  it('leaves out parts in kills where the API does not count them, and a table of no rows', async () => {
    registerEndpoint({
      offers: (coordinate) => coordinate !== 'Query.kills(includeAssists:)',
      known: Promise.resolve(),
      isAssumed: () => false,
      learn: async () => false,
      question: () => {
        throw new Error('Nothing is asked');
      },
    });
    expect((await rendered(panel({}))).text).not.toContain('Took part');
    const none = await rendered(panel({ rows: [], listed: 0 }));
    expect(none.text).toBe('0 of the 100 players with the most kills of Week 47, 2026.');
  });
});
