import { FORMAT_FACTS } from '#lib/exports/format-facts.ts';
import type { ExportFormat } from '#lib/url/export-address.ts';

import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';

const COLUMNS: readonly Column<ExportFormat>[] = [
  {
    header: 'Ending',
    width: 'w-[96px]',
    narrow: { line: 1, from: 1, to: 2 },
    cell: (format) => <code>.{format}</code>,
  },
  {
    header: 'Gives',
    width: 'grow-[2]',
    narrow: { line: 2, from: 1, to: 4 },
    cell: (format) => FORMAT_FACTS[format].is,
  },
  {
    header: 'Good for',
    narrow: { line: 1, from: 2, to: 4, atEnd: true },
    cell: (format) => FORMAT_FACTS[format].goodFor,
  },
  {
    header: 'Media type',
    width: 'w-[180px]',
    narrow: 'hidden',
    cell: (format) => <span className="text-muted">{FORMAT_FACTS[format].type}</span>,
  },
];

/** The endings and what each gives. */
export const FormatTable = ({ formats }: { formats: readonly ExportFormat[] }) => (
  <Table
    caption="Formats"
    layout="list"
    columns={COLUMNS}
    rows={formats}
    rowKey={(format) => format}
    narrowTracks="narrow:grid-cols-[auto_1fr_auto]"
  />
);
