import { MarkedOwner } from './own-place.tsx';
import type { ReactNode } from 'react';

import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { counted, thousands, ordinal } from '#lib/format/number.ts';
import {
  type OwnScenarioPlace as Own,
  perMinuteWords,
  SCENARIO_MEASURES,
} from '#lib/game/boards/scenario-board.ts';
import { sharedWords } from '#lib/game/boards/ties.ts';
import { chosenScenarioBy, type PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

interface Props {
  readonly own: Own;
  /** The period in words: "Week 47, 2026". */
  readonly period: string;
  readonly list: ListAddress<typeof PLAYER_BOARD_FILTER>;
  readonly who: (owner: CharacterCardFragment) => ReactNode;
}

/** The place of the player whom the address marks, among the best or not, and what it is made of. */
export function OwnScenarioPlace({ own: { owner, row }, period, list, who }: Props) {
  const { order, per } = list.values;
  const { words } = SCENARIO_MEASURES[chosenScenarioBy(order) ?? 'damage'];
  return (
    <MarkedOwner who={who(owner)}>
      {row ? (
        <p>
          <b>
            {Number.isNaN(row.place) ? 'Not among the first 1,000' : ordinal(row.place)} by {words}
            {per === 'minute' && ' per minute'}
          </b>
          {sharedWords(row.sharedBy)} in {period}: {thousands(row.total)} in {counted(row.runs, 'run')},{' '}
          {perMinuteWords(row.perMinute)} a minute
        </p>
      ) : (
        <p>No place on this board in {period}.</p>
      )}
    </MarkedOwner>
  );
}
