/**
 * The cells of a CSV file as RFC 4180 has it, line by line, without its byte order mark.
 * @throws Error where something stands behind a closing quote
 */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  let rest = text.replace(/^\ufeff/, '');
  while (rest !== '') {
    const [whole, quoted, plain = '', end = ''] = CELL.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`No cell: ${rest.slice(0, 80)}`);
    line.push(quoted?.replaceAll('""', '"') ?? plain);
    rest = rest.slice(whole.length);
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

const CELL = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/;
