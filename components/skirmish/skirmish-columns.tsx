import type { Route } from 'next';
import type { SkirmishRowFragment } from '#graphql/generated/documents.ts';
import { plain, thousands } from '#lib/format/number.ts';
import type { GuildCount } from '#lib/game/battles/guild-counts.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';
import { routes } from '#lib/url/routes.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { GuildTag } from '../guild/guild-tag.tsx';
import type { Column, NarrowPlace } from '../ui/table/column.ts';
import { detailsColumn } from '../ui/table/details-column.tsx';
import { Timestamp, Duration } from '../ui/time/timestamp.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import { fightLength } from '#lib/game/battles/fight-length.ts';

/** Players or kills: a total and how it splits. */
type Count = 'numberOfPlayers' | 'numberOfKills';

const count = (header: string, field: Count, narrow: NarrowPlace): Column<SkirmishRowFragment> => ({
  header,
  width: 'w-[92px] compact:w-16 print:w-14',
  align: 'end',
  narrow,
  cell: (skirmish) => (
    <RealmCount
      total={skirmish[field]}
      order={skirmish[`${field}Order`]}
      destruction={skirmish[`${field}Destruction`]}
    />
  ),
});

/** When a fight began, and how long it took. */
export const FIGHT_TIME: Column<Pick<SkirmishRowFragment, 'startTime' | 'endTime'>> = {
  header: 'Time',
  width: 'w-[150px] compact:w-[104px]',
  narrow: { line: 2, from: 1, to: 4 },
  cell: (fight) => (
    <div className="narrow:flex narrow:flex-wrap narrow:gap-x-3">
      <Timestamp at={fight.startTime} variant="stacked" precision="minute" />
      <span className="text-sm text-muted">
        <Duration ms={fightLength(fight)} precision="minute" />
      </span>
    </div>
  ),
};

/**
 * The columns of a skirmish list.
 * @param hrefOf the address of a skirmish
 */
export const skirmishColumns = (hrefOf: (id: string) => Route): readonly Column<SkirmishRowFragment>[] => [
  FIGHT_TIME,
  {
    header: 'Location',
    names: true,
    narrow: { line: 1, from: 1, to: 2 },
    cell: (skirmish) => <SkirmishPlace skirmish={skirmish} />,
  },
  {
    header: 'Guilds',
    width: 'grow-[2.2] compact:grow-[1.6] print:w-[300px]',
    narrow: { line: 3, from: 1, to: 4 },
    cell: ({ topGuildsByPlayers }) => <GuildCounts guilds={topGuildsByPlayers} />,
  },
  count('Players', 'numberOfPlayers', { line: 1, from: 2, to: 3 }),
  count('Kills', 'numberOfKills', { line: 1, from: 3, to: 4 }),
  detailsColumn(
    ({ id }) => hrefOf(id),
    (skirmish) => `Details of the skirmish at ${skirmishLocation(skirmish).name}`,
  ),
];

/** Shows the place of a skirmish: scenario or zone, and the area where it says more. */
function SkirmishPlace({ skirmish }: { skirmish: SkirmishRowFragment }) {
  const { kind, name, area } = skirmishLocation(skirmish);
  const label = kind === 'scenario' ? 'Scenario' : 'RvR';
  return (
    <MediaObject
      image={<img src={staticImages.location(kind)} alt={label} width={24} height={24} />}
      name={name}
      href={routes.skirmish(skirmish.id)}
      detail={area ? { text: area } : null}
    />
  );
}

/** Guilds with how many players each had. */
export const GuildCounts = ({ guilds }: { readonly guilds: readonly GuildCount[] }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(160px,100%),1fr))] gap-x-3.5 gap-y-0.5 text-sm narrow:flex narrow:flex-wrap print:grid-cols-2">
    {guilds.map(({ guild, count: players }) => (
      <GuildTag key={guild.id} guild={guild} size={18}>
        <b className="font-semibold text-muted">{plain(players)}</b>
      </GuildTag>
    ))}
  </div>
);

interface Props {
  readonly total: number;
  readonly order: number;
  readonly destruction: number;
}

/** A total with its split, Order first. */
export function RealmCount({ total, order, destruction }: Props) {
  return (
    <>
      <b className="block text-md">{thousands(total)}</b>
      <span className="text-sm whitespace-nowrap text-muted">
        <span className="text-order">{thousands(order)}</span> /{' '}
        <span className="text-destruction">{thousands(destruction)}</span>
        <span className="sr-only"> (Order / Destruction)</span>
      </span>
    </>
  );
}
