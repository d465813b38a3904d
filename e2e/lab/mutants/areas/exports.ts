import type { Mutant } from '../mutant.ts';

export const EXPORTS: readonly Mutant[] = [
  {
    name: 'a spreadsheet computes a name',
    file: 'lib/exports/formats/csv.ts',
    find: 'escape_formulas: true,',
    put: 'escape_formulas: false,',
    foundBy: { file: 'lib/exports/formats/csv.test.ts' },
  },
  {
    name: 'the next page of a table keeps the cursor of this one',
    file: 'lib/exports/formats/csv-file.ts',
    find: "exportHref(path, 'csv', { ...kept, [after]: pageInfo.endCursor })",
    put: "exportHref(path, 'csv', { ...shown, [after]: pageInfo.endCursor })",
    foundBy: { file: 'lib/exports/formats/csv-file.test.ts' },
  },
  {
    name: 'old data is kept as if it were of today',
    file: 'lib/exports/export-response.ts',
    find: 'staleSince === null ? `public',
    put: 'staleSince !== undefined ? `public',
    foundBy: { file: 'lib/exports/export-route.test.ts' },
  },
  {
    name: 'a feed begins where the page of its list does',
    file: 'lib/exports/export-route.ts',
    find: "format !== 'atom' || !isCursorName(name)",
    put: "format !== 'atom' || name !== 'cursor'",
    foundBy: { file: 'lib/exports/export-route.test.ts' },
  },
  {
    name: 'a feed changed when its oldest entry did',
    file: 'lib/exports/feeds/atom-document.ts',
    find: '(max(timed, ({ updated }) => updated) ?? today)',
    put: '(timed.at(-1)?.updated ?? today)',
    foundBy: { file: 'lib/exports/feeds/atom-document.test.ts' },
  },
];
