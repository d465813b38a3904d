import type {
  BestOfDungeonFragment,
  ClearRowFragment,
  DungeonRowFragment,
} from '#graphql/generated/documents.ts';
import { decimal, plain, plural, thousands } from '#lib/format/number.ts';
import { utcDateShort } from '#lib/format/time.ts';
import { enumWords } from '#lib/format/enum-words.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import type { CLEARS_FILTER } from '#lib/url/filter/instance-filter.ts';
import { filteredHref, type ListAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { SectionHeading } from '../ui/page/section-heading.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import type { Column } from '../ui/table/column.ts';
import { Seconds } from './session-list.tsx';

const TWO = 'narrow:grid-cols-[minmax(0,1fr)_auto]';

const Group = ({ session: { members } }: Pick<ClearRowFragment, 'session'>) => (
  <span className="text-sm">
    {members.map(({ character }, at) => (
      <span key={character.id}>
        {at > 0 && ', '}
        <NavLink className="text-link" href={routes.character(character.id)}>
          {character.name}
        </NavLink>
      </span>
    ))}
  </span>
);

const clearColumns = (first: Column<ClearRowFragment>): readonly Column<ClearRowFragment>[] => [
  first,
  {
    header: 'When',
    width: 'w-[120px]',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ session: { start, runs } }) => (
      <NavLink className="whitespace-nowrap text-link" href={routes.instanceRun(runs[0]?.id ?? '')}>
        {utcDateShort(new Date(start * 1000))}
      </NavLink>
    ),
  },
  { header: 'Group', narrow: { line: 2, from: 1, to: 3 }, cell: (clear) => <Group {...clear} /> },
  {
    header: 'Size and item rating',
    width: 'w-[150px]',
    align: 'end',
    narrow: { line: 3, from: 1, to: 3 },
    cell: ({ session: { size, itemRating } }) => (
      <span className="text-sm text-muted narrow:block narrow:text-left">
        {plain(size)} {plural(size, 'player', 'players')}, {plain(itemRating)}
      </span>
    ),
  },
];

const BY_TIME = clearColumns({
  header: 'Time',
  width: 'w-[110px]',
  narrow: { line: 1, from: 1, to: 2 },
  cell: ({ seconds }) => (
    <b className="font-semibold">
      <Seconds of={seconds} />
    </b>
  ),
});

const BY_WING = clearColumns({
  header: 'Wing',
  width: 'w-[180px]',
  narrow: { line: 1, from: 1, to: 2 },
  cell: ({ instance }) => (
    <b className="font-semibold">{instance ? instanceName(instance) : 'Whole dungeon'}</b>
  ),
});

interface Props {
  readonly wings: DungeonRowFragment['wings'];
  readonly list: ListAddress<typeof CLEARS_FILTER>;
  readonly fastest: readonly ClearRowFragment[];
  readonly firsts: readonly ClearRowFragment[];
}

/** The fastest clears that the address asks for, and the first ones, each with its group. */
export function ClearBoards({ wings, list, fastest, firsts }: Props) {
  const { wing, month } = list.values;
  const choices = [
    { value: null, label: 'Whole dungeon' },
    ...wings.map(({ instance }) => ({ value: instance.id, label: instanceName(instance) })),
  ];
  return (
    <>
      <section>
        <SectionHeading>Fastest clears</SectionHeading>
        {wings.length > 1 && (
          <nav aria-label="Wing" className="mb-3 flex flex-wrap gap-x-4 gap-y-1">
            {choices.map(({ value, label }) => (
              <NavLink
                key={label}
                className="inline-flex min-h-6 items-center text-link narrow:min-h-11"
                href={filteredHref(list, 'wing', value)}
                scroll={false}
                aria-current={(value ?? 'all') === wing ? 'true' : undefined}
              >
                {label}
              </NavLink>
            ))}
          </nav>
        )}
        <p className="mb-3 text-muted">
          {month === 'all' ? 'Of all of the record. ' : `Of ${month}. `}
          {month !== 'all' && (
            <NavLink className="text-link" href={filteredHref(list, 'month', null)} scroll={false}>
              All of the record
            </NavLink>
          )}
        </p>
        <ListPanel
          caption="Fastest clears"
          layout="list"
          narrowTracks={TWO}
          columns={BY_TIME}
          rows={fastest}
          rowKey={({ session }) => session.id}
          empty={
            wings.length > 1 && wing === 'all'
              ? 'No session has cleared every wing. Choose one above.'
              : 'No clear with a known time.'
          }
        />
      </section>
      <section>
        <SectionHeading>First clears</SectionHeading>
        <ListPanel
          caption="First clears"
          layout="list"
          narrowTracks={TWO}
          columns={BY_WING}
          rows={firsts}
          rowKey={({ instance }) => instance?.id ?? 'whole'}
          empty="It was never cleared."
        />
      </section>
    </>
  );
}

/** The measure of a player by archetype; damage for any other. */
const MEASURES: Readonly<Record<string, string>> = { TANK: 'protection', HEALER: 'healing' };

const bestColumns: readonly Column<BestOfDungeonFragment>[] = [
  {
    header: 'Player',
    names: true,
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ character, archetype, place }) => (
      <MediaObject
        image={<CareerBadge career={character.career} size={28} labelled />}
        name={character.name}
        href={routes.character(character.id)}
        detail={{ text: `${enumWords(archetype)}, place ${plain(place)}` }}
      />
    ),
  },
  {
    header: 'Per minute',
    meaning: 'Protection of tanks, healing of healers, damage of all others, per minute of fighting',
    width: 'w-[170px]',
    align: 'end',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ perMinute, archetype }) => (
      <>
        <b className="tracking-figure">{thousands(Math.round(perMinute))}</b>{' '}
        <span className="text-sm text-muted">{MEASURES[archetype] ?? 'damage'}</span>
      </>
    ),
  },
  {
    header: 'Percentile',
    meaning: 'Percent of the others in the role who did less',
    width: 'w-[170px]',
    align: 'end',
    narrow: { line: 2, from: 2, to: 3, atEnd: true },
    cell: ({ percentile, players }) => (
      <>
        {plain(Math.round(percentile))}{' '}
        <span className="text-sm text-muted">
          of {thousands(players)} {plural(players, 'player', 'players')}
        </span>
      </>
    ),
  },
  {
    header: 'Tries',
    width: 'w-[150px]',
    align: 'end',
    narrow: { line: 2, from: 1, to: 2 },
    cell: ({ tries, minutes }) => (
      <span className="text-sm text-muted narrow:block narrow:text-left">
        {thousands(tries)} {plural(tries, 'try', 'tries')}, {decimal(minutes, 0)} minutes
      </span>
    ),
  },
];

/** The best players of each role by what they do in a minute of fighting. */
export const BestPlayers = ({ best }: { readonly best: readonly BestOfDungeonFragment[] }) => (
  <section>
    <SectionHeading>Best performances</SectionHeading>
    <p className="mb-3 max-w-prose text-muted">
      Per minute of tries with a known duration, among players with five tries or more here; the first five of
      each role.
    </p>
    <ListPanel
      caption="Best performances"
      layout="list"
      narrowTracks={TWO}
      columns={bestColumns}
      rows={best}
      rowKey={({ character, archetype }) => `${archetype} ${character.id}`}
      empty="No player has five tries here yet."
    />
  </section>
);
