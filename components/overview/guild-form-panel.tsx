import { percent, plural, thousands } from '#lib/format/number.ts';
import type { GuildForm, GuildFormScenario } from '#lib/game/overview/guild-form.ts';
import { routes } from '#lib/url/routes.ts';

import type { Column } from '../ui/table/column.ts';
import { MoreLink } from '../ui/list/more-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';
import { resultWords } from './result-words.ts';

/** Scenarios that are listed, at most. */
const ROWS = 6;

const columns: readonly Column<GuildFormScenario>[] = [
  { header: 'Scenario', cell: ({ name }) => <span className="font-semibold">{name}</span> },
  { header: 'Runs', align: 'end', cell: ({ runs }) => thousands(runs) },
  {
    header: 'Won',
    align: 'end',
    cell: ({ wins, runs }) => `${thousands(wins)} (${percent(wins, runs, 0)}%)`,
  },
  { header: 'Lost', align: 'end', cell: ({ losses }) => thousands(losses) },
  { header: 'Drawn', align: 'end', narrow: 'hidden', cell: ({ draws }) => thousands(draws) },
];

interface Props {
  /** Id of the guild. */
  readonly id: string;
  readonly form: GuildForm;
}

/** The results of a guild: in all scenarios, and in each of the newest. */
export function GuildFormPanel({ id, form }: Props) {
  return (
    <Panel as="section" aria-label="Scenarios" className="min-w-0 overflow-hidden">
      <div className="px-5 pt-4 pb-2 narrow:px-3.5">
        <h3 className="text-lg">Scenarios</h3>
        <p className="mt-0.5 text-sm text-muted">{recordWords(form)}</p>
      </div>
      <Table
        caption="Results by scenario"
        columns={columns}
        rows={form.scenarios.slice(0, ROWS)}
        rowKey={({ id }) => id}
      />
      <div className="px-5 py-2 narrow:px-3.5">
        <MoreLink
          count={form.scenarios.length - ROWS}
          one="scenario"
          many="scenarios"
          href={routes.guild(id, '/scenarios')}
        />
      </div>
    </Panel>
  );
}

function recordWords(form: GuildForm): string {
  const { total, wins, runs } = form;
  const newest = runs < total ? `, in the last ${thousands(runs)}` : '';
  return (
    `${percent(wins, total, 0)}% won of ${thousands(total)} ${plural(total, 'run', 'runs')}: ` +
    `${resultWords(form, total)}. ` +
    `By scenario${newest}:`
  );
}
