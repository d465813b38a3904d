import { plain, thousands } from '#lib/format/number.ts';
import type { RoleRow } from '#lib/game/battles/report/groups.ts';
import { SIDE_NAMES } from '#lib/game/battles/report/rows.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { GAME_ROLES } from '#lib/game/players/game-role.ts';

import { Panel } from '../../ui/page/panel.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';

const columns: readonly Column<RoleRow>[] = [
  {
    header: 'Role',
    cell: ({ side, role, careers }) => (
      <>
        {SIDE_NAMES[side]}: {role ? GAME_ROLES[role].many : 'Others'}
        <span className="block text-sm text-muted">
          {careers.map(({ career, players }) => `${careerLabel(career)} ${plain(players)}`).join(', ')}
        </span>
      </>
    ),
  },
  { header: 'Players', align: 'end', cell: ({ players }) => plain(players) },
  { header: 'Kills', align: 'end', cell: ({ kills }) => plain(kills) },
  { header: 'Deaths', align: 'end', cell: ({ deaths }) => plain(deaths) },
  { header: 'Damage', align: 'end', narrow: 'hidden', cell: ({ damage }) => thousands(damage) },
  { header: 'Healing', align: 'end', narrow: 'hidden', cell: ({ healing }) => thousands(healing) },
];

/** The roles and careers of both sides, and what they did. */
export const RoleTable = ({ roles }: { readonly roles: readonly RoleRow[] }) =>
  roles.length > 0 && (
    <section>
      <SectionHeading>Roles and careers</SectionHeading>
      <Panel className="overflow-hidden">
        <Table
          caption="Roles and careers"
          columns={columns}
          rows={roles}
          rowKey={({ side, role }) => `${side} ${role}`}
          edge={({ side }) => side}
        />
      </Panel>
    </section>
  );
