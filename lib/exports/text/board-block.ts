import type { Board } from '#lib/game/boards/board.ts';
import { plain, thousands } from '#lib/format/number.ts';
import { tieWords } from '#lib/game/boards/ties.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';

import type { TextBlock, TextColumn } from './text-block.ts';

/** A board as a text: whose it is, and how it was asked for. */
interface BoardText<Owner> {
  readonly header: 'Player' | 'Guild';
  /** The period in words: "Week 47, 2026". */
  readonly period: string;
  /** The choices beside the period, in words. */
  readonly chosen: readonly string[];
  /** The column beside the name, and what stands in it. */
  readonly kind: { readonly header: string; readonly of: (owner: Owner) => string };
}

const end = (header: string): TextColumn => ({ header, align: 'end' });

/** Says from which places the rows are: a text has fewer than the page. */
function sourceWords(listed: number, of: number): string {
  if (of === 0) return 'No kills';
  if (of === 1) return 'The only one with kills';
  return `From ${listed === of ? '' : `${listed} of `}the ${of} with the most kills`;
}

/** The places of a page of a leaderboard. */
export function boardBlock<Owner extends { readonly id: string; readonly name: string }>(
  { rows, listed, of, cutTie, marked: id }: Board<Owner>,
  { header, period, chosen, kind }: BoardText<Owner>,
): TextBlock {
  const marked = rows.findIndex(({ owner }) => owner.id === id);
  return {
    title: `Leaderboard of ${header.toLowerCase()}s`,
    facts: [
      `${sourceWords(listed, of)}, ${period}`,
      ...chosen,
      ...(cutTie ? [`${tieWords(cutTie)} by kills`] : []),
    ].join(', '),
    columns: [
      end('#'),
      { header },
      { header: kind.header },
      end('Kills'),
      end('Part in'),
      end('Deaths'),
      end('K/D'),
      end('Solo'),
    ],
    rows: rows.map(({ place, kills, partIn, deaths, solo, owner }) => [
      plain(place),
      owner.name,
      kind.of(owner),
      thousands(kills),
      thousands(partIn ?? Number.NaN),
      thousands(deaths),
      killsPerDeath(kills, deaths),
      thousands(solo ?? Number.NaN),
    ]),
    marked: marked === -1 ? undefined : marked,
  };
}
