import { counted, plain } from '#lib/format/number.ts';
import { type MappedZone, lossPlace } from '#lib/game/battles/report/pictures.ts';
import { type Loss, type Named, SIDE_NAMES, sideOfCareer } from '#lib/game/battles/report/rows.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';
import { offsetPage } from '#lib/url/paging/offset-page.ts';
import { routes } from '#lib/url/routes.ts';

import { NarrowFold } from '../../ui/filter/narrow-fold.tsx';
import { NavLink } from '../../ui/navigation/nav-link.tsx';
import { Panel, SectionHeading } from '../../ui/page/panel.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table, Pager } from '../../ui/table/table.tsx';
import { Timestamp, WithTimes } from '../../ui/time/timestamp.tsx';

const PER_PAGE = 50;

const fighter = ({ id, name }: Named, career: string) => (
  <>
    <NavLink href={routes.character(id)} className="font-semibold wrap-break-word">
      {name}
    </NavLink>
    <span className="block text-sm wrap-break-word text-muted">
      {careerLabel(career)}, <span className="inline-block">{SIDE_NAMES[sideOfCareer(career)]}</span>
    </span>
  </>
);

const columnsOn = (zone: MappedZone): readonly Column<Loss>[] => [
  {
    header: 'Time',
    cell: ({ id, time }) => (
      <NavLink href={routes.kill(id)} className="underline">
        <Timestamp at={time} variant="time" />
      </NavLink>
    ),
  },
  { header: 'Fell', cell: ({ victim, victimCareer }) => fighter(victim, victimCareer) },
  { header: 'Killer', cell: ({ killer, killerCareer }) => fighter(killer, killerCareer) },
  {
    header: 'Att.',
    meaning: 'Attackers: the killer and those who helped',
    // Small phones have room for the names alone; the page of the kill tells.
    width: 'w-auto max-[420px]:hidden',
    align: 'end',
    cell: ({ attackers }) => plain(attackers),
  },
  { header: 'Place', narrow: 'hidden', cell: (loss) => lossPlace(loss, zone) },
];

interface Props {
  readonly losses: readonly Loss[];
  readonly zone: MappedZone;
  readonly list: ListAddress;
}

/** The losses of both sides in their order, 50 a page. */
export function LossTable({ losses, zone, list }: Props) {
  const { rows, pageInfo } = offsetPage(losses, PER_PAGE, list.cursor);
  const [first] = losses;
  const isLater = list.cursor.after !== undefined || list.cursor.before !== undefined;
  return (
    <section id="losses">
      <SectionHeading count={losses.length}>Losses</SectionHeading>
      <NarrowFold title={counted(losses.length, 'loss', 'losses')} state="One by one" open={isLater}>
        <p className="mb-3 text-muted">
          The first at the top{first && <WithTimes words={(_, zone) => `; times are ${zone(first.time)}`} />}.
        </p>
        <Panel>
          {rows.length > 0 ? (
            <Table
              caption="Losses"
              columns={columnsOn(zone)}
              rows={rows}
              rowKey={({ id }) => id}
              edge={({ of }) => of}
            />
          ) : (
            <p className="px-5 py-4 text-muted">No kill of this battle is known one by one.</p>
          )}
          <Pager label="losses" links={pagerLinks(list, pageInfo)} />
        </Panel>
      </NarrowFold>
    </section>
  );
}
