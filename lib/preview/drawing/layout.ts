import type { ReactNode } from 'react';
import { LABEL_SIZE, printableText, textSize, TOTALS_GAP, totalSize } from './text-size.ts';
import { type Preview, PREVIEW_HEIGHT, PREVIEW_WIDTH, type PreviewRow } from '../preview.ts';
import {
  box,
  BRASS,
  FACTS,
  INK,
  MUTED,
  sized,
  ASIDE_PLACE,
  BADGE_PLACE,
  HEAT_PLACE,
  LEFT,
  RIGHT,
  ROW_HEIGHT,
  ROWS_TOP,
} from './places.ts';
import { isHeatDrawn } from './heat.ts';
import { TEXT_FACE, TITLE_FACE } from './typefaces.ts';

const NAME_WIDTH = 620;

/** The title above rows of rank, name and number, and a fact below them; a row leaves room for its badge. */
const leaderboard = (title: string, places: readonly PreviewRow[], fact: string): readonly ReactNode[] => [
  box(
    {
      ...sized(textSize('boardTitle', title, RIGHT - LEFT)),
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

function row({ rank, name, total }: PreviewRow, index: number): ReactNode {
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
          ...sized(textSize('row', printableText(name), NAME_WIDTH)),
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

const TEXT_LEFT = BADGE_PLACE.x + BADGE_PLACE.size + 36;
/** The width that a label at the right may take of the last line. */
const LABEL_WIDTH = 400;

/** The texts of a preview, to be laid out by satori, without pictures and backdrop. */
export function previewLayout(preview: Preview): ReactNode {
  return box(
    { position: 'relative', width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, fontFamily: TEXT_FACE, color: INK },
    box(
      { position: 'absolute', left: 146, top: 66, fontFamily: TITLE_FACE, fontSize: 32, color: BRASS },
      'War Ledger',
    ),
    ...(preview.places?.length ? leaderboard(preview.title, preview.places, preview.facts) : record(preview)),
  );
}

function record(preview: Preview): readonly ReactNode[] {
  const { aside } = preview;
  const end = isHeatDrawn(preview) ? HEAT_PLACE.x - 24 : RIGHT;
  return [
    heading(preview, (aside ? ASIDE_PLACE.x - 24 : end) - TEXT_LEFT),
    totals(preview, end - LEFT - (aside?.label ? LABEL_WIDTH + 24 : 0)),
    aside && asideLabel(aside.label),
  ];
}

function heading({ title: name, facts: line }: Preview, width: number): ReactNode {
  const [title, facts] = [printableText(name) || 'Unnamed', printableText(line)];
  return box(
    {
      position: 'absolute',
      left: TEXT_LEFT,
      top: 134,
      width,
      height: 300,
      flexDirection: 'column',
      justifyContent: 'center',
    },
    box(
      {
        ...sized(textSize('title', title, width)),
        fontFamily: TITLE_FACE,
        fontWeight: 700,
        lineHeight: 1.08,
      },
      title,
    ),
    box(
      {
        ...sized(textSize('facts', facts, width)),
        marginTop: 10,
        lineHeight: 1.2,
        color: FACTS,
      },
      facts,
    ),
  );
}

function totals({ totals: all }: Preview, width: number): ReactNode {
  const printable = all.map(({ value, label }) => ({
    value: printableText(value),
    label: printableText(label),
  }));
  const size = totalSize(printable, width);
  return box(
    { position: 'absolute', left: LEFT, bottom: 60, width, gap: TOTALS_GAP, alignItems: 'flex-end' },
    ...printable.map(({ value, label }) =>
      box(
        { flexDirection: 'column' },
        box({ fontWeight: 700, fontSize: size, lineHeight: 1.1, whiteSpace: 'nowrap' }, value),
        box({ marginTop: 2, fontSize: LABEL_SIZE, color: MUTED, whiteSpace: 'nowrap' }, label),
      ),
    ),
  );
}

function asideLabel(text: string): ReactNode {
  const label = printableText(text);
  return box(
    {
      position: 'absolute',
      right: PREVIEW_WIDTH - RIGHT,
      bottom: 64,
      width: LABEL_WIDTH,
      justifyContent: 'flex-end',
    },
    box(
      {
        ...sized(textSize('label', label, LABEL_WIDTH)),
        fontFamily: TITLE_FACE,
        fontWeight: 700,
        lineHeight: 1.1,
        textAlign: 'right',
      },
      label,
    ),
  );
}
