import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PLAYER_BOARD_EXPORTS } from '#app/export/kinds/boards.ts';
import { CharacterChoices } from '#components/armory/character-choices.tsx';
import { CombatantCell } from '#components/character/combatant-cell.tsx';
import { ScenarioBoardPanel } from '#components/leaderboard/scenario-board-panel.tsx';
import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { listPlayerBoard } from '#lib/data/player/boards.ts';
import { getOwnPlayerPlace } from '#lib/data/player/own-place.ts';
import {
  getOwnScenarioPlace,
  listScenarioBoard,
  SCENARIO_BOARDS,
  scenarioByOf,
} from '#lib/data/player/scenario-boards.ts';
import {
  scenarioBoardTitle,
  type OwnScenarioPlace as Own,
  perMinuteWords,
  SCENARIO_MEASURES,
} from '#lib/game/boards/scenario-board.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/careers.ts';
import { chosenScenarioBy, killBoardFilter, PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import { type ListAddress, listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { RecordNote } from '#components/ui/page/record-note.tsx';
import type { SearchParams } from '#lib/url/search-params.ts';
import { boardPage, killBoardPage } from './board-page.tsx';
import { MarkedOwner } from '#components/leaderboard/own-place.tsx';
import { counted, ordinal, thousands } from '#lib/format/number.ts';
import { sharedWords } from '#lib/game/boards/ties.ts';

interface OwnScenarioPlaceProps {
  readonly own: Own;
  /** The period in words: "Week 47, 2026". */
  readonly period: string;
  readonly list: ListAddress<typeof PLAYER_BOARD_FILTER>;
  readonly who: (owner: CharacterCardFragment) => ReactNode;
}

/** The place of the player whom the address marks, among the best or not, and what it is made of. */
function OwnScenarioPlace({ own: { owner, row }, period, list, who }: OwnScenarioPlaceProps) {
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
          {sharedWords(row.sharedBy)} in {period}: {thousands(row.total)} in {counted(row.runs, 'run')}
          {row.perMinute !== null && `, ${perMinuteWords(row.perMinute)} a minute`}
        </p>
      ) : (
        <p>No place on this board in {period}.</p>
      )}
    </MarkedOwner>
  );
}

type List = ListAddress<typeof PLAYER_BOARD_FILTER>;

const byOf = ({ values }: List) => chosenScenarioBy(values.order) ?? 'damage';

const who = (character: CharacterCardFragment) => (
  <CombatantCell
    character={character}
    guild={character.guildMembership?.guild}
    level={character.level}
    renownRank={character.renownRank}
  />
);

const players = {
  path: routes.leaderboard,
  exports: PLAYER_BOARD_EXPORTS,
  header: 'Player',
  choices: (asked: Parameters<typeof CharacterChoices>[0]) => <CharacterChoices {...asked} />,
} as const;

const kills = killBoardPage({
  ...players,
  filter: () => killBoardFilter(isOffered(SCENARIO_BOARDS)),
  board: listPlayerBoard,
  own: getOwnPlayerPlace,
  who,
  edge: ({ career }) => realmOf(realmOfCareer(career)).side,
});

const scenarios = boardPage({
  ...players,
  filter: () => PLAYER_BOARD_FILTER,
  fields: ({ values: { per } }) =>
    Object.keys(PLAYER_BOARD_FILTER.fields).filter((name) => name !== 'runs' || per === 'minute'),
  title: (list) => scenarioBoardTitle(byOf(list), list.values.per),
  board: (list, now) => listScenarioBoard(list, byOf(list), now),
  own: (list, now) => getOwnScenarioPlace(list, byOf(list), now),
  ownPlace: (own, period, list) => <OwnScenarioPlace own={own} period={period} list={list} who={who} />,
  panel: (board, period, list) => (
    <>
      <RecordNote of={SCENARIO_BOARDS} />
      <ScenarioBoardPanel board={board} period={period} list={list} who={who} />
    </>
  ),
});

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

/** By kills, or by what players did in scenarios where the address asks for that. */
async function pageFor({ searchParams }: Props) {
  const list = listAddress(routes.leaderboard, await searchParams, PLAYER_BOARD_FILTER);
  return (await scenarioByOf(list)) === null ? kills : scenarios;
}

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  (await pageFor(props)).generateMetadata(props);

export default async function Page(props: Props): Promise<ReactNode> {
  return (await pageFor(props)).Page(props);
}
