import { thousands } from '#lib/format/number.ts';
import { nameOrNumber } from '#lib/game/name-or-number.ts';
import { bothWords, type KillSample } from '#lib/game/overview/kill-sample.ts';
import type { MemberSum } from '#lib/game/overview/member-sums.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import type { Column } from '../ui/table/column.ts';
import { ListData } from '../ui/list/list-data.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';

/** Members that the overview shows. */
const ROWS = 10;

const ASSISTS: Column<MemberSum> = {
  header: 'Assists',
  meaning: 'Kills of others that the member helped with.',
  align: 'end',
  cell: ({ assists }) => thousands(assists ?? Number.NaN),
};

const columnsOf = (members: readonly MemberSum[]): readonly Column<MemberSum>[] => [
  {
    header: 'Member',
    cell: ({ character }) => (
      <NavLink
        href={routes.character(character.id)}
        className="inline-flex min-h-6 max-w-full items-center gap-x-2 font-semibold narrow:min-h-11 narrow:flex-wrap"
      >
        <CareerBadge career={character.career} size={28} labelled />
        <span className="min-w-0 wrap-break-word">{nameOrNumber('Character', character)}</span>
      </NavLink>
    ),
  },
  { header: 'Kills', align: 'end', cell: ({ kills }) => thousands(kills), measure: ({ kills }) => kills },
  ...(members.some(({ assists }) => assists !== null) ? [ASSISTS] : []),
  { header: 'Solo', align: 'end', cell: ({ solo }) => thousands(solo), measure: ({ solo }) => solo },
  { header: 'Deaths', align: 'end', cell: ({ deaths }) => thousands(deaths) },
];

/** The members of a guild with the most kills, then the most assists, as it was when they fought. */
export function MemberSumTable({ sample }: { readonly sample: KillSample }) {
  const { members } = sample;
  return (
    <Panel as="section" aria-label="Best members" className="min-w-0 overflow-hidden">
      <div className="px-5 pt-4 pb-2 narrow:px-3.5">
        <h3 className="text-lg">Best members</h3>
        <p className="mt-0.5 text-sm text-muted">
          {members.length > 0
            ? `By kills, in ${bothWords(sample)}`
            : 'No member has killed, helped or fallen.'}
        </p>
      </div>
      <ListData
        name="Best members"
        rows={members
          .slice(0, ROWS)
          .map(({ character }) => ({ name: character.name, href: routes.character(character.id) }))}
      />
      {members.length > 0 && (
        <Table
          caption="Best members"
          columns={columnsOf(members)}
          rows={members.slice(0, ROWS)}
          rowKey={({ character }) => character.id}
          knowsBestOf={new Set(['Kills'])}
        />
      )}
    </Panel>
  );
}
