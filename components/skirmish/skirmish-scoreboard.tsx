import type { PageInfoFragment, SkirmishScoreFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';
import { type Grouping, sideOfRealm } from '#lib/game/battles/score-groups.ts';
import type { Standing } from '#lib/game/battles/pinned-standing.ts';
import { nextSort, type ScoreSort, SKIRMISH_SORT, SKIRMISH_SORT_KEYS } from '#lib/game/battles/score-sort.ts';
import { sortHref } from '#lib/url/paging/sort-href.ts';
import { routes } from '#lib/url/routes.ts';

import { PLAYER_COLUMNS } from '../scoreboard/player-columns.tsx';
import { GroupedScoreboard } from '../scoreboard/grouped-scoreboard.tsx';
import { ScoreboardTools } from '../scoreboard/scoreboard-tools.tsx';
import type { ScoreColumn } from '../scoreboard/score-column.tsx';
import {
  DAMAGE,
  DEATH_BLOWS,
  DEATHS,
  HEALING,
  KILL_DAMAGE,
  KILLS,
  PROTECTION,
} from '../scoreboard/score-columns.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Table, Pager } from '../ui/table/table.tsx';

function columns(skirmishId: string): readonly ScoreColumn<SkirmishScoreFragment>[] {
  return [
    ...PLAYER_COLUMNS,
    KILLS,
    DEATHS,
    DEATH_BLOWS,
    DAMAGE,
    {
      ...KILL_DAMAGE,
      cell: ({ killDamage, character }) => (
        <NavLink className="underline" href={routes.skirmishDamage(skirmishId, character.id)}>
          {thousands(killDamage)}
        </NavLink>
      ),
    },
    HEALING,
    PROTECTION,
  ];
}

/**
 * The columns whose best of the whole fight stands on a page (rules.md: Sorting scoreboards): all where it is the only
 * one, else the one that it is sorted by where that begins or ends with the highest.
 */
export function knownBest(
  skirmishId: string,
  { key, descending }: ScoreSort,
  { hasNextPage, hasPreviousPage }: PageInfoFragment,
): ReadonlySet<string> {
  const isWhole = !hasNextPage && !hasPreviousPage;
  const hasHighest = descending ? !hasPreviousPage : !hasNextPage;
  const known = columns(skirmishId).filter(({ sortKey }) => isWhole || (hasHighest && sortKey === key));
  return new Set(known.map(({ header }) => header));
}

interface BoardProps {
  readonly scores: readonly SkirmishScoreFragment[];
  readonly list: ListAddress;
  readonly skirmishId: string;
  readonly sort: ScoreSort;
}

interface GroupedProps extends BoardProps {
  readonly grouping: Exclude<Grouping, 'all'>;
}

/** The scoreboard of a skirmish in groups. */
export const GroupedSkirmishScoreboard = ({ skirmishId, ...board }: GroupedProps) => (
  <GroupedScoreboard
    {...board}
    columns={columns(skirmishId)}
    edge={sideOfRealm}
    byDefault={SKIRMISH_SORT}
    sortKeys={SKIRMISH_SORT_KEYS}
  />
);

interface Props extends BoardProps {
  readonly pageInfo: PageInfoFragment;
  /** The rank of the player whom the address marks. */
  readonly standing: Standing | null;
  /** Players that match the mark in the address, if it is ambiguous. */
  readonly choices: readonly SkirmishScoreFragment['character'][];
}

/** One page of a skirmish's scoreboard, in the order that the server made (rules.md: Sorting scoreboards). */
export function SkirmishScoreboard(props: Props) {
  const { scores, pageInfo, list, standing, choices, skirmishId, sort } = props;
  return (
    <>
      <ScoreboardTools list={list} players={scores} standing={standing} choices={choices} />
      <Panel>
        <Table
          caption="Scoreboard"
          columns={columns(skirmishId)}
          rows={scores}
          rowKey={({ character }) => character.id}
          edge={sideOfRealm}
          isMarked={({ character }) => character.id === standing?.id}
          scrolls
          rowStops
          knowsBestOf={knownBest(skirmishId, sort, pageInfo)}
          sorting={{
            sort,
            keys: SKIRMISH_SORT_KEYS,
            addressOf: (key) => sortHref(list, nextSort(sort, key), SKIRMISH_SORT),
          }}
        />
        <Pager label="scoreboard" links={pagerLinks(list, pageInfo)} />
      </Panel>
    </>
  );
}
