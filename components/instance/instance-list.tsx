import type { InstanceRowFragment } from '#graphql/generated/documents.ts';
import { encountersOf } from '#lib/game/instances/encounters.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { routes } from '#lib/url/routes.ts';
import type { Column } from '../ui/table/column.ts';
import { countColumn } from '../ui/table/count-column.tsx';
import { LinkButton } from '../ui/navigation/link-button.tsx';
import { pagedList } from '../ui/list/paged-list.tsx';
import { staticImages } from '#lib/url/image/static-images.ts';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';

const columns: readonly Column<InstanceRowFragment>[] = [
  {
    header: 'Name',
    narrow: { line: 1, from: 1, to: 4 },
    cell: (instance) => (
      <NavLink
        href={routes.instance(instance.id)}
        className="inline-flex min-w-0 items-center gap-2.5 align-middle font-semibold narrow:min-h-11"
      >
        <img className="shrink-0" src={staticImages.instance} alt="" width={28} height={28} />
        <span className="min-w-0 wrap-break-word">{instanceName(instance)}</span>
      </NavLink>
    ),
  },
  countColumn({
    header: 'Encounters',
    width: 'w-[100px]',
    narrow: { line: 2, from: 1, to: 2 },
    count: (instance) => encountersOf(instance).length,
    one: 'encounter',
  }),
  {
    header: 'Runs',
    headerHidden: true,
    width: 'w-[92px]',
    align: 'end',
    narrow: { line: 2, from: 2, to: 3 },
    cell: (instance) => (
      <LinkButton href={routes.runsOfInstance(instance.id)} aria-label={`Runs of ${instanceName(instance)}`}>
        Runs
      </LinkButton>
    ),
  },
  {
    header: 'Statistics',
    headerHidden: true,
    width: 'w-[100px]',
    align: 'end',
    narrow: { line: 2, from: 3, to: 4 },
    cell: (instance) => (
      <LinkButton
        href={routes.instanceStatistics(instance.id)}
        aria-label={`Statistics of ${instanceName(instance)}`}
      >
        Statistics
      </LinkButton>
    ),
  },
];

/** One page of instances; the head stays when there are none. */
export const InstanceList = pagedList({
  caption: 'Wings and instances',
  layout: 'list',
  columns,
  narrowTracks: 'narrow:grid-cols-[1fr_auto_auto]',
  empty: 'No dungeons.',
  pagesOf: 'dungeons',
});
