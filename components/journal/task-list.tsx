import type { JournalActivity } from '#lib/game/journal/journal-entry.ts';
import { taskName } from '#lib/game/journal/journal-name.ts';

import type { Column } from '../ui/table/column.ts';
import { Panel } from '../ui/page/panel.tsx';
import { SectionHeading } from '../ui/page/section-heading.tsx';
import { Table } from '../ui/table/table.tsx';
import { RowNumber } from './row-number.tsx';

interface Row {
  readonly number: number;
  readonly name: string;
}

const columns: readonly Column<Row>[] = [
  {
    header: '#',
    width: 'w-[52px]',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ number }) => <RowNumber>{number}</RowNumber>,
  },
  {
    header: 'Task',
    names: true,
    narrow: { line: 1, from: 2, to: 3 },
    cell: ({ name }) => <span className="text-md wrap-anywhere">{name}</span>,
  },
];

/** Lists the tasks of an activity, numbered; renders nothing without any. */
export const TaskList = ({ tasks }: Pick<JournalActivity, 'tasks'>) =>
  tasks.length > 0 && (
    <section>
      <SectionHeading>Tasks</SectionHeading>
      <Panel className="overflow-hidden">
        <Table
          caption="Tasks"
          layout="list"
          columns={columns}
          rows={tasks.map((task, index) => ({ number: index + 1, name: taskName(task) }))}
          rowKey={({ number }) => String(number)}
          narrowTracks="narrow:grid-cols-[34px_1fr]"
        />
      </Panel>
    </section>
  );
