import { figure, ownerColumn, PLACE } from './board-columns.tsx';
import { ListPanel } from '#components/ui/list/list-panel.tsx';
import type { ReactNode } from 'react';

import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import {
  perMinuteWords,
  SCENARIO_MEASURES,
  type ScenarioBoard,
  type ScenarioBoardRow,
} from '#lib/game/boards/scenario-board.ts';
import { tieWords } from '#lib/game/boards/ties.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/careers.ts';
import { chosenScenarioBy, type PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import { filteredHref, type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';

import type { Column } from '../ui/table/column.ts';
import { Duration } from '../ui/time/timestamp.tsx';

type Per = 'sum' | 'minute';

interface Props {
  readonly board: ScenarioBoard;
  readonly list: ListAddress<typeof PLAYER_BOARD_FILTER>;
  /** The period in words: "Week 47, 2026". */
  readonly period: string;
  readonly who: (owner: CharacterCardFragment) => ReactNode;
}

/** One page of the players who did the most of something in scenarios (rules.md: Leaderboards of scenarios). */
export function ScenarioBoardPanel({ board, list, period, who }: Props) {
  const { per, runs, order } = list.values;
  const { label, words } = SCENARIO_MEASURES[chosenScenarioBy(order) ?? 'damage'];
  const atLeast = per === 'minute' ? ` and at least ${runs} runs of a known length` : '';
  if (board.of === 0) {
    return (
      <p className="text-muted">
        No such players with {words} in scenarios{atLeast} in {period}.
      </p>
    );
  }
  return (
    <>
      <p className="mb-3 text-muted">
        {board.of === 1 ? 'The only player' : `The ${board.of} players`} with the most {words}
        {per === 'minute' && ' for each minute of their runs'} in the scenarios of {period}
        {per === 'minute' && `, of those with at least ${runs} runs of a known length`}.
        {board.cutTie && ` ${tieWords(board.cutTie)}.`}
      </p>
      <ListPanel<ScenarioBoardRow, Per>
        caption={`Players, ${period}`}
        columns={columns(label, per, who)}
        rows={board.rows}
        rowKey={({ owner }) => owner.id}
        edge={({ owner }) => realmOf(realmOfCareer(owner.career)).side}
        isMarked={({ owner }) => owner.id === board.marked}
        sorting={{
          sort: { key: per, descending: true },
          keys: ['sum', 'minute'],
          addressOf: (key) => filteredHref(list, 'per', key),
        }}
        pager={{ label: 'places', links: pagerLinks(list, board.pageInfo) }}
      />
    </>
  );
}

const columns = (label: string, per: Per, who: Props['who']): readonly Column<ScenarioBoardRow, Per>[] => [
  PLACE,
  ownerColumn('Player', who),
  {
    header: label,
    align: 'end',
    sortKey: 'sum',
    narrow: per === 'sum' ? undefined : 'hidden',
    cell: ({ total }) => figure(thousands(total), per === 'sum'),
  },
  {
    header: 'Per minute',
    meaning: 'By the minutes of the runs whose length is known, also of those that the player left.',
    align: 'end',
    sortKey: 'minute',
    narrow: per === 'minute' ? undefined : 'hidden',
    cell: ({ perMinute }) => figure(perMinuteWords(perMinute), per === 'minute'),
  },
  { header: 'Runs', align: 'end', cell: ({ runs }) => thousands(runs) },
  {
    header: 'Time',
    meaning: 'How long the runs took whose length is known.',
    align: 'end',
    narrow: 'hidden',
    cell: ({ seconds }) => <Duration ms={seconds && seconds * 1000} precision="minute" />,
  },
];
