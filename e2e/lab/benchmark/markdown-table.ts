/** The content of a cell; a number is printed as `formatNumber` does, a missing measurement as a dash. */
export type Cell = string | number | undefined;

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * Three digits that count, and whole numbers from 100 on.
 * @example formatNumber(0.4567) // '0.46', formatNumber(12.34) // '12.3', formatNumber(33456.7) // '33,457'
 */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  const digits = Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A table as Markdown below a heading: columns of texts to the left, those with numbers to the right. */
export function markdownTable({ title, columns, rows }: Table): string {
  const texts = [columns, ...rows].map((row) => row.map(cellText));
  const widths = columns.map((_, at) => Math.max(3, ...texts.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const isText = columns.map((_, at) => rows.every((row) => typeof row[at] === 'string'));
  const pad = (text: string, at: number) =>
    isText[at] ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0);
  const rule = widths.map((width, at) => (isText[at] ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [head = [], ...body] = texts.map((row) => line(row.map(pad)));
  return [`## ${title}`, '', head, line(rule), ...body, ''].join('\n');
}

function cellText(cell: Cell): string {
  if (typeof cell === 'string') return cell.replaceAll('|', '\\|');
  return cell === undefined ? '–' : formatNumber(cell);
}
