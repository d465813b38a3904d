import type {
  BestOfDungeonFragment,
  ClearRowFragment,
  DungeonRowFragment,
  ShortSessionFragment,
} from '#graphql/generated/documents.ts';
import { enumWords } from '#lib/format/enum-words.ts';
import { counted, plain, thousands } from '#lib/format/number.ts';
import { utcDateShort } from '#lib/format/time.ts';
import { GAME_ROLES, roleOfArchetype } from '#lib/game/players/game-role.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import type { CLEARS_FILTER } from '#lib/url/filter/instance-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { ChoiceLinks } from '../ui/list/choice-links.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { type Column, declaredColumn } from '../ui/table/column.ts';
import { AT, DungeonTable, playerColumn, Seconds } from './dungeon-columns.tsx';
import facts from './columns.json' with { type: 'json' };

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
  declaredColumn(facts.boardsWhen, ({ session: { start, runs } }) => (
    <NavLink className="whitespace-nowrap text-link" href={routes.instanceRun(runs[0]?.id ?? '')}>
      {utcDateShort(new Date(start * 1000))}
    </NavLink>
  )),
  { header: 'Group', narrow: AT.second, cell: (clear) => <Group {...clear} /> },
  declaredColumn(facts.boardsSizeAndItemRating, ({ session: { size, itemRating } }) => (
    <span className="text-sm text-muted narrow:block narrow:text-left">
      {counted(size, 'player')}, {plain(itemRating)}
    </span>
  )),
];

const BY_TIME = clearColumns<ClearRowFragment>(
  declaredColumn(facts.dungeonTime, ({ seconds }) => (
    <b className="font-semibold">
      <Seconds of={seconds} />
    </b>
  )),
);

const nameOf = ({ instance }: Pick<ClearRowFragment, 'instance'>) =>
  instance ? instanceName(instance) : 'Whole dungeon';

const BY_WING = clearColumns<ClearRowFragment>(
  declaredColumn(facts.dungeonWing, (clear) => <b className="font-semibold">{nameOf(clear)}</b>),
);

interface Props {
  readonly wings: DungeonRowFragment['wings'];
  readonly list: ListAddress<typeof CLEARS_FILTER>;
  readonly fastest: readonly ClearRowFragment[];
  readonly firsts: readonly ClearRowFragment[];
}

/** The fastest clears that the address asks for, and the first ones, each with its group. */
export function ClearBoards({ wings, list, fastest, firsts }: Props) {
  const choices = wings.map((wing) => ({ value: wing.instance.id, label: nameOf(wing) }));
  return (
    <>
      <DungeonTable
        title="Fastest clears"
        columns={BY_TIME}
        rows={fastest}
        rowKey={({ session }) => session.id}
        empty={
          wings.length > 1 && list.values.wing === 'all'
            ? 'No session has cleared every wing. Choose one above.'
            : 'No clear with a known time.'
        }
      >
        <div className="mb-3">
          {wings.length > 1 && <ChoiceLinks list={list} name="wing" others={choices} />}
          <ChoiceLinks list={list} name="month" />
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
}

/** The name of a player's role, and its measure; a newer API may know more archetypes. */
function roleOf(archetype: string): readonly [name: string, measure: string] {
  const role = roleOfArchetype(archetype);
  const measure = role === 'tank' ? 'protection' : role === 'healer' ? 'healing' : 'damage';
  return [role ? GAME_ROLES[role].one : enumWords(archetype), measure];
}

const bestColumns: readonly Column<BestOfDungeonFragment>[] = [
  playerColumn(({ archetype, place }) => ({ text: `${roleOf(archetype)[0]}, place ${plain(place)}` })),
  declaredColumn(facts.boardsPerMinute, ({ perMinute, archetype }) => (
    <>
      <b className="tracking-figure">{thousands(Math.round(perMinute))}</b>{' '}
      <span className="text-sm text-muted">{roleOf(archetype)[1]}</span>
    </>
  )),
  declaredColumn(facts.boardsPercentile, ({ percentile, players }) => (
    <>
      {plain(Math.round(percentile))}{' '}
      <span className="text-sm text-muted">of {counted(players, 'player')}</span>
    </>
  )),
  declaredColumn(facts.boardsTries, ({ tries, minutes }) => (
    <span className="text-sm text-muted narrow:block narrow:text-left">
      {counted(tries, 'try', 'tries')}, {counted(Math.round(minutes), 'minute')}
    </span>
  )),
];

/** The best players of each role by what they do in a minute of fighting. */
export const BestPlayers = ({ best }: { readonly best: readonly BestOfDungeonFragment[] }) => (
  <DungeonTable
    title="Best performances"
    about="Per minute of tries with a known duration, among players with five tries or more here; the first five of each role."
    columns={bestColumns}
    rows={best}
    rowKey={({ character, archetype }) => `${archetype} ${character.id}`}
    empty="No player has five tries here yet."
  />
);
