import type { BattleListRowFragment, FightersOfTierFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { tierLabel } from '#lib/game/war/fighters.ts';
import type { RecentResults } from '#lib/game/war/scenario-results.ts';

import { BATTLE_COLUMNS } from '../battle/list/battle-columns.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { SectionHeading } from '../ui/page/section-heading.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';
import { SIDE_COLUMNS, USUAL_COLUMN } from './fighter-plots.tsx';

const TIER: Column<FightersOfTierFragment> = { header: 'Where', cell: ({ tier }) => tierLabel(tier) };

/** The fighters of the last hour, everywhere and by the tier of the zones. */
export const TierTable = ({ rows }: { readonly rows: readonly FightersOfTierFragment[] }) => (
  <Panel className="overflow-hidden">
    <Table
      caption="Fighters now"
      columns={[TIER, ...SIDE_COLUMNS, USUAL_COLUMN]}
      rows={rows}
      rowKey={({ tier }) => String(tier)}
    />
  </Panel>
);

/** The battles that may still go on. */
export const RunningBattles = ({ rows }: { readonly rows: readonly BattleListRowFragment[] }) => (
  <section>
    <SectionHeading>Running battles</SectionHeading>
    {rows.length === 0 ? (
      <p className="text-muted">No battle has had a kill in the last 15 minutes.</p>
    ) : (
      <Table caption="Running battles" columns={BATTLE_COLUMNS} rows={rows} rowKey={({ id }) => id} />
    )}
  </section>
);

const RESULT_COLUMNS: readonly Column<RecentResults>[] = [
  { header: 'Scenario', cell: ({ name }) => name },
  { header: 'Runs', align: 'end', cell: ({ runs }) => thousands(runs) },
  { header: 'Order', align: 'end', cell: ({ order }) => thousands(order) },
  { header: 'Destruction', align: 'end', cell: ({ destruction }) => thousands(destruction) },
];

/** The scenarios that ended in the last hour, by who won them. */
export const RecentScenarios = ({ rows }: { readonly rows: readonly RecentResults[] }) => (
  <section>
    <SectionHeading>Scenarios of the last hour</SectionHeading>
    {rows.length === 0 ? (
      <p className="text-muted">No scenario ended in the last hour.</p>
    ) : (
      <Table
        caption="Scenarios of the last hour"
        columns={RESULT_COLUMNS}
        rows={rows}
        rowKey={({ name }) => name}
      />
    )}
  </section>
);
