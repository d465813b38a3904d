import stringWidth from 'string-width';

import { thousands } from '#lib/format/number.ts';

import type { LinkedBlock, TextColumn } from './text-block.ts';

const GAP = '  ';

/**
 * The lines of a block's table, its columns aligned by what a monospaced typeface shows: marks upon letters take no
 * room, ideographs that of two letters. A marked row is pointed at, and those that are left out are counted. No lines
 * where there are no rows.
 * @example alignedTable({ columns: [{ header: 'Name' }], rows: [['Kordak']] }) // ['Name', '------', 'Kordak']
 */
export function alignedTable({
  columns,
  rows,
  marked,
  more = 0,
}: Pick<LinkedBlock, 'columns' | 'rows' | 'marked' | 'more'>): string[] {
  if (rows.length === 0) return [];
  const all = [columns.map(({ header }) => header), ...rows];
  const widths = columns.map((_, index) => Math.max(...all.map((row) => stringWidth(row[index] ?? ''))));
  const lines = all.map((row) => columns.map((column, index) => padded(column, row[index], widths[index])));
  const [head = '', ...body] = lines.map((cells) => cells.join(GAP).trimEnd());
  const rule = '-'.repeat(widths.reduce((sum, width) => sum + width, GAP.length * (widths.length - 1)));
  const isMarked = marked !== undefined && marked < rows.length;
  const pointer = (index: number) => (isMarked ? (index === marked ? '> ' : '  ') : '');
  return [
    pointer(-1) + head,
    pointer(-1) + rule,
    ...body.map((line, index) => pointer(index) + line),
    ...(more > 0 ? [`and ${thousands(more)} more on the page`] : []),
  ];
}

function padded({ align }: TextColumn, cell = '', width = 0): string {
  const space = ' '.repeat(Math.max(0, width - stringWidth(cell)));
  return align === 'end' ? space + cell : cell + space;
}
