import type { BattlePlayer } from '#lib/game/battles/report/rows.ts';
import { sideOfRealm } from '#lib/game/battles/score-groups.ts';
import { SKIRMISH_SORT_KEYS, WHOLE_SORT } from '#lib/game/battles/score-sort.ts';
import { BATTLE_GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { GroupedScoreboard } from '../../scoreboard/grouped-scoreboard.tsx';
import { PLAYER_COLUMNS } from '../../scoreboard/player-columns.tsx';
import type { ScoreColumn } from '../../scoreboard/score-column.tsx';
import {
  DAMAGE_WITH_KILLS,
  DEATH_BLOWS,
  DEATHS,
  HEALING,
  KILLS,
  PROTECTION,
} from '../../scoreboard/score-columns.tsx';
import { SectionHeading } from '../../ui/page/panel.tsx';

const COLUMNS: readonly ScoreColumn<BattlePlayer>[] = [
  ...PLAYER_COLUMNS,
  KILLS,
  DEATHS,
  DEATH_BLOWS,
  DAMAGE_WITH_KILLS,
  HEALING,
  PROTECTION,
];

/** Fewer than on a page of its own: the report has more to show. */
const PER_PAGE = 20;

interface Props {
  readonly players: readonly BattlePlayer[];
  readonly list: ListAddress<typeof BATTLE_GROUPING>;
}

/** The players of a battle by side, guild or role, sorted by the server. */
export const BattlePlayers = ({ players, list }: Props) => (
  <section>
    <SectionHeading count={players.length}>Players</SectionHeading>
    <GroupedScoreboard
      columns={COLUMNS}
      scores={players}
      edge={sideOfRealm}
      list={list}
      grouping={list.values.group}
      sort={parseScoreSort(list.params, SKIRMISH_SORT_KEYS) ?? WHOLE_SORT}
      byDefault={WHOLE_SORT}
      sortKeys={SKIRMISH_SORT_KEYS}
      perPage={PER_PAGE}
    />
  </section>
);
