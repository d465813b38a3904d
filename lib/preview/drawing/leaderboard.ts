import type { ReactNode } from 'react';

import type { Place } from '../preview.ts';
import { printableText } from '../printable-text.ts';
import { box, BRASS, MUTED, sized } from './box.ts';
import { LEFT, RIGHT, ROW_HEIGHT, ROWS_TOP } from './places.ts';
import { boardTitleSize, rowSize } from './text-size.ts';
import { TITLE_FACE } from './typefaces.ts';

const NAME_WIDTH = 620;

/** The title above rows of rank, name and number, and a fact below them; a row leaves room for its badge. */
export const leaderboard = (title: string, places: readonly Place[], fact: string): readonly ReactNode[] => [
  box(
    {
      ...sized(boardTitleSize(title, RIGHT - LEFT)),
      position: 'absolute',
      left: LEFT,
      top: 130,
      width: RIGHT - LEFT,
      fontFamily: TITLE_FACE,
      fontWeight: 700,
      lineHeight: 1.2,
    },
    printableText(title),
  ),
  ...places.map(row),
  box(
    {
      position: 'absolute',
      left: LEFT,
      top: ROWS_TOP + places.length * ROW_HEIGHT + 2,
      width: RIGHT - LEFT,
      justifyContent: 'flex-end',
      fontSize: 26,
      color: MUTED,
    },
    fact,
  ),
];

function row({ rank, name, total }: Place, index: number): ReactNode {
  return box(
    {
      position: 'absolute',
      left: LEFT,
      top: ROWS_TOP + index * ROW_HEIGHT,
      width: RIGHT - LEFT,
      height: ROW_HEIGHT,
      alignItems: 'center',
    },
    box({ width: 40, justifyContent: 'center', fontSize: 36, fontWeight: 700, color: BRASS }, rank),
    box(
      { width: NAME_WIDTH, marginLeft: 88 },
      box(
        {
          ...sized(rowSize(printableText(name), NAME_WIDTH)),
          fontFamily: TITLE_FACE,
          fontWeight: 700,
          lineHeight: 1.2,
        },
        printableText(name) || 'Unnamed',
      ),
    ),
    box(
      { marginLeft: 'auto', alignItems: 'baseline', gap: 12 },
      box({ fontSize: 42, fontWeight: 700 }, total.value),
      box({ fontSize: 28, color: MUTED }, total.label),
    ),
  );
}
