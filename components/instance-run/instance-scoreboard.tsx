import type { EncounterScoreFragment, InstanceScoreFragment } from '#graphql/generated/documents.ts';
import { careerOf, realmOf } from '#lib/game/players/careers.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { PLAYER_COLUMNS } from '../scoreboard/player-columns.tsx';
import type { ScoreColumn } from '../scoreboard/score-column.tsx';
import { DAMAGE_WITH_KILLS, DEATHS, HEALING, ITEM_RATING, PROTECTION } from '../scoreboard/score-columns.tsx';
import { SortedScoreboard } from '../scoreboard/sorted-scoreboard.tsx';
import { Panel } from '../ui/page/panel.tsx';

type PartyScore = InstanceScoreFragment | EncounterScoreFragment;

const COLUMNS: readonly ScoreColumn<PartyScore>[] = [
  ...PLAYER_COLUMNS,
  ITEM_RATING,
  DEATHS,
  DAMAGE_WITH_KILLS,
  HEALING,
  PROTECTION,
];

interface Props {
  readonly scores: readonly PartyScore[];
  readonly list: ListAddress;
}

/** The scoreboard of a run or of a try at an encounter. */
export function InstanceScoreboard({ scores, list }: Props) {
  if (scores.length === 0) {
    return <Panel className="px-5 py-4 text-muted">The scoreboard is empty.</Panel>;
  }
  return (
    <SortedScoreboard
      columns={COLUMNS}
      scores={scores}
      edge={({ character }) => realmOf(careerOf(character.career)?.realm ?? null).side}
      list={list}
    />
  );
}
