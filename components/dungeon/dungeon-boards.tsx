import type {
  BestOfDungeonFragment,
  ClearRowFragment,
  DungeonRowFragment,
  ShortSessionFragment,
} from '#graphql/generated/documents.ts';
import { enumWords } from '#lib/format/enum-words.ts';
import { counted, plain, thousands } from '#lib/format/number.ts';
import { hasWings, wingName } from '#lib/game/dungeons/wings.ts';
import { utcDateShort } from '#lib/format/time.ts';
import { GAME_ROLES, roleOfArchetype } from '#lib/game/players/game-role.ts';
import type { CLEARS_FILTER } from '#lib/url/filter/instance-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { ChoiceLinks } from '../ui/list/choice-links.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import type { Column } from '../ui/table/column.ts';
import { AT, DungeonTable, playerColumn, Seconds } from './dungeon-columns.tsx';

const Group = ({ session: { members } }: Pick<ShortClear, 'session'>) => (
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

interface ShortClear extends Pick<ClearRowFragment, 'instance' | 'seconds'> {
  readonly session: ShortSessionFragment;
}

/** The columns of clears behind a first one. */
export const clearColumns = <Clear extends ShortClear>(first: Column<Clear>): readonly Column<Clear>[] => [
  { ...first, narrow: AT.start },
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
  { header: 'Group', narrow: AT.second, cell: (clear) => <Group {...clear} /> },
  {
    header: 'Size and item rating',
    width: 'w-[150px]',
    align: 'end',
    narrow: { line: 3, from: 1, to: 3 },
    cell: ({ session: { size, itemRating } }) => (
      <span className="text-sm text-muted narrow:block narrow:text-left">
        {counted(size, 'player')}, {plain(itemRating)}
      </span>
    ),
  },
];

const nameOf = ({ instance }: Pick<ClearRowFragment, 'instance'>) =>
  instance ? wingName(instance) : 'Whole dungeon';

/** @param isMixed if the clears are of several wings, which are named then */
const byTime = (isMixed: boolean) =>
  clearColumns<ClearRowFragment>({
    header: 'Time',
    width: 'w-[110px]',
    cell: (clear) => (
      <span>
        <b className="font-semibold">
          <Seconds of={clear.seconds} />
        </b>
        {isMixed && <span className="block text-sm text-muted">{nameOf(clear)}</span>}
      </span>
    ),
  });

const BY_WING = clearColumns<ClearRowFragment>({
  header: 'Wing',
  width: 'w-[180px]',
  cell: (clear) => <b className="font-semibold">{nameOf(clear)}</b>,
});

interface OfWings {
  readonly wings: DungeonRowFragment['wings'];
  readonly list: ListAddress<typeof CLEARS_FILTER>;
}

/** True where rows of several wings stand below each other. */
const isMixed = ({ wings, list }: OfWings): boolean => hasWings({ wings }) && list.values.wing === 'all';

/** Links to the page with the figures of one wing of a dungeon that has several. */
export const WingChoice = ({ wings, list }: OfWings) =>
  hasWings({ wings }) && (
    <div className="mt-gap">
      <ChoiceLinks
        list={list}
        name="wing"
        others={wings.map((wing) => ({ value: wing.instance.id, label: nameOf(wing) }))}
      />
    </div>
  );

interface Props extends OfWings {
  readonly fastest: readonly ClearRowFragment[];
  readonly firsts: readonly ClearRowFragment[];
}

/** The fastest clears that the address asks for, and the first ones, each with its group. */
export const ClearBoards = ({ fastest, firsts, ...dungeon }: Props) => (
  <>
    <DungeonTable
      title="Fastest clears"
      {...(isMixed(dungeon) && { about: 'The fastest of each wing. Choose a wing above for the first ten.' })}
      columns={byTime(isMixed(dungeon))}
      rows={fastest}
      rowKey={({ session, instance }) => `${session.id} ${instance?.id ?? ''}`}
      empty="No clear with a known time."
    >
      <div className="mb-3">
        <ChoiceLinks list={dungeon.list} name="month" />
      </div>
    </DungeonTable>
    <DungeonTable
      title="First clears"
      columns={BY_WING}
      rows={firsts}
      rowKey={({ instance }) => instance?.id ?? 'whole'}
      empty="It was never cleared."
    />
  </>
);

/** The name of a player's role, and its measure; a newer API may know more archetypes. */
function roleOf(archetype: string): readonly [name: string, measure: string] {
  const role = roleOfArchetype(archetype);
  const measure = role === 'tank' ? 'protection' : role === 'healer' ? 'healing' : 'damage';
  return [role ? GAME_ROLES[role].one : enumWords(archetype), measure];
}

const bestColumns = (dungeon: OfWings): readonly Column<BestOfDungeonFragment>[] => [
  playerColumn(({ archetype, instance }) => ({
    text: roleOf(archetype)[0] + (isMixed(dungeon) ? `, ${wingName(instance)}` : ''),
  })),
  {
    header: 'Per minute',
    meaning:
      'Protection of tanks, healing of healers, damage of all others, per minute of fighting, drawn towards the mean of the role; below it what the player made',
    width: 'w-[170px]',
    align: 'end',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ estimate, perMinute, archetype }) => (
      <>
        <b className="tracking-figure">{thousands(Math.round(estimate))}</b>{' '}
        <span className="text-sm text-muted">
          {roleOf(archetype)[1]}
          <span className="block whitespace-nowrap">made {thousands(Math.round(perMinute))}</span>
        </span>
      </>
    ),
  },
  {
    header: 'Place',
    meaning: 'Among the players of the role with five tries or more in the wing',
    width: 'w-[170px]',
    align: 'end',
    narrow: { line: 2, from: 2, to: 3, atEnd: true },
    cell: ({ place, percentile, players }) => (
      <>
        {plain(place)} of {thousands(players)}
        {percentile !== null && (
          <span className="block text-sm text-muted">
            better than {plain(Math.floor(percentile))}% of the others
          </span>
        )}
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
        {counted(tries, 'try', 'tries')}, {counted(Math.round(minutes), 'minute')}
      </span>
    ),
  },
];

interface BestProps extends OfWings {
  readonly best: readonly BestOfDungeonFragment[];
}

/** The best players of each wing and role by what they do in a minute of fighting. */
export const BestPlayers = ({ best, ...dungeon }: BestProps) => (
  <DungeonTable
    title="Best performances"
    about={`Per minute of tries with a known duration, among players with five tries or more in the wing; ${
      isMixed(dungeon)
        ? 'the first of each role, the first five where you choose a wing'
        : 'the first five of each role'
    }. Few minutes say little: each is drawn towards the mean of the role, the more the fewer there are. Where players differ no more than their sessions would make them, none is named.`}
    columns={bestColumns(dungeon)}
    rows={isMixed(dungeon) ? best.filter(({ place }) => place === 1) : best}
    rowKey={({ character, archetype, instance }) => `${instance.id} ${archetype} ${character.id}`}
    one="player"
    empty="No player can be named yet."
  />
);
