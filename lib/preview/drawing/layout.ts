import { createElement, type CSSProperties, type ReactNode } from 'react';

import { printableText } from '../printable-text.ts';
import { type Preview, PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../preview.ts';
import { LABEL_SIZE, titleSize, TOTALS_GAP, totalSize } from './text-size.ts';
import { TEXT_FACE, TITLE_FACE } from './typefaces.ts';

/** Where the pictures of a preview stand; texts leave these places free. */
export const BRAND_PLACE = { x: 84, y: 64, size: 46 } as const;
export const BADGE_PLACE = { x: 84, y: 196, size: 176 } as const;
export const ASIDE_PLACE = { x: 928, y: 184, size: 200 } as const;

const LEFT = 84;
const RIGHT = 1128;
const TEXT_LEFT = BADGE_PLACE.x + BADGE_PLACE.size + 36;
/** What a label at the right may take of the last line. */
const LABEL_WIDTH = 440;

const INK = '#ece6d8';
const FACTS = '#bdb8a6';
const MUTED = '#a9a595';
const BRASS = '#d9b25a';

/** Every box names its layout, which satori asks for. */
const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

const CUT: CSSProperties = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' };

/** The texts of a preview, to be laid out by satori, without pictures and backdrop. */
export function previewLayout(preview: Preview): ReactNode {
  const { aside } = preview;
  return box(
    { position: 'relative', width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, fontFamily: TEXT_FACE, color: INK },
    box(
      { position: 'absolute', left: 146, top: 66, fontFamily: TITLE_FACE, fontSize: 32, color: BRASS },
      'War Ledger',
    ),
    heading(preview, (aside ? ASIDE_PLACE.x - 24 : RIGHT) - TEXT_LEFT),
    totals(preview, RIGHT - LEFT - (aside?.label ? LABEL_WIDTH + 24 : 0)),
    aside && asideLabel(aside.label),
  );
}

function heading({ title: name, facts }: Preview, width: number): ReactNode {
  const title = printableText(name) || 'Unnamed';
  const size = titleSize(title, width);
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
      { ...CUT, fontFamily: TITLE_FACE, fontWeight: 700, fontSize: size, lineHeight: 1.08, lineClamp: 2 },
      title,
    ),
    box(
      { ...CUT, marginTop: 10, fontSize: 34, lineHeight: 1.2, color: FACTS, lineClamp: 2 },
      printableText(facts),
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

const asideLabel = (label: string): ReactNode =>
  box(
    {
      position: 'absolute',
      right: PREVIEW_WIDTH - RIGHT,
      bottom: 60,
      width: LABEL_WIDTH,
      justifyContent: 'flex-end',
    },
    box(
      {
        ...CUT,
        fontFamily: TITLE_FACE,
        fontWeight: 700,
        fontSize: label.length > 20 ? 28 : 36,
        lineClamp: 2,
        textAlign: 'right',
      },
      printableText(label),
    ),
  );
