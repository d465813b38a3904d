import type { ReactNode } from 'react';

import { PLAYER_BOARD_EXPORTS } from '#app/export/kinds/boards.ts';
import { CharacterChoices } from '#components/armory/character-choices.tsx';
import { CombatantCell } from '#components/character/combatant-cell.tsx';
import { BoardPanel } from '#components/leaderboard/board-panel.tsx';
import { MarkedOwner, OwnPlace } from '#components/leaderboard/own-place.tsx';
import { ScenarioBoardPanel } from '#components/leaderboard/scenario-board-panel.tsx';
import { awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { ArchiveNote } from '#components/ui/page/archive-note.tsx';
import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { isOffered } from '#lib/api/offered.ts';
import { listPlayerBoard } from '#lib/data/player/boards.ts';
import { getOwnPlayerPlace } from '#lib/data/player/own-place.ts';
import {
  getOwnScenarioPlace,
  listScenarioBoard,
  SCENARIO_BOARDS,
  scenarioByOf,
} from '#lib/data/player/scenario-boards.ts';
import { counted, ordinal, thousands } from '#lib/format/number.ts';
import { killOrder } from '#lib/game/boards/board-order.ts';
import {
  type ScenarioBy,
  scenarioBoardTitle,
  type OwnScenarioPlace as Own,
  perMinuteWords,
  SCENARIO_MEASURES,
} from '#lib/game/boards/scenario-board.ts';
import { sharedWords } from '#lib/game/boards/ties.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/careers.ts';
import { describeBoard } from '#lib/seo/descriptions/describe-board.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { chosenScenarioBy, killBoardFilter, PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import { type ListAddress, listAddress } from '#lib/url/paging/list-address.ts';
import { parsePin } from '#lib/url/paging/pin.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { BoardPage } from './board-page.tsx';

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

const who = (character: CharacterCardFragment) => (
  <CombatantCell
    character={character}
    guild={character.guildMembership?.guild}
    level={character.level}
    renownRank={character.renownRank}
  />
);

const path = routes.leaderboard;

/** By kills there are no orders of scenarios where the API has none. */
const filterFor = (by: ScenarioBy | null) =>
  by === null ? killBoardFilter(isOffered(SCENARIO_BOARDS)) : PLAYER_BOARD_FILTER;

export async function generateMetadata({ searchParams }: PageProps<'/leaderboard'>) {
  if (await askNotOffered(path)) return metadataOfMissing();
  const query = await searchParams;
  const by = await scenarioByOf(listAddress(path, query, PLAYER_BOARD_FILTER));
  const board = describeBoard({ header: 'Player', path, query, filter: filterFor(by) }, new Date());
  return metadataOf({ ...board, exports: PLAYER_BOARD_EXPORTS });
}

/** By kills, or by what players did in scenarios where the address asks for that. */
export default async function PlayerBoardPage({ searchParams }: PageProps<'/leaderboard'>) {
  const notOffered = await askNotOffered(path);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const by = await scenarioByOf(listAddress(path, query, PLAYER_BOARD_FILTER));
  const list = listAddress(path, query, filterFor(by));
  const board = { list, query, now: new Date() };
  return by === null ? killBoard(board) : scenarioBoard({ ...board, by });
}

interface Asked {
  readonly list: ListAddress<typeof PLAYER_BOARD_FILTER>;
  readonly query: SearchParams;
  readonly now: Date;
}

const PLAYERS = {
  header: 'Player',
  exports: PLAYER_BOARD_EXPORTS,
  renderChoices: (asked: Parameters<typeof CharacterChoices>[0]) => <CharacterChoices {...asked} />,
} as const;

async function killBoard({ list, query, now }: Asked) {
  const board = listPlayerBoard(list, now);
  const own = parsePin(list.params) === undefined ? null : getOwnPlayerPlace(list, now);
  await awaitPanels(board, own);
  return (
    <BoardPage
      {...PLAYERS}
      title="Players"
      query={query}
      list={list}
      now={now}
      board={board}
      own={own}
      renderPlace={(place, period) => <OwnPlace own={place} period={period} who={who} />}
      renderPanel={(places, period) => (
        <BoardPanel
          board={places}
          list={list}
          order={killOrder(list.values.order)}
          period={period}
          header="Player"
          who={who}
          edge={({ career }) => realmOf(realmOfCareer(career)).side}
        />
      )}
    />
  );
}

async function scenarioBoard({ list, query, now, by }: Asked & { readonly by: ScenarioBy }) {
  const { per } = list.values;
  const board = listScenarioBoard(list, by, now);
  const own = parsePin(list.params) === undefined ? null : getOwnScenarioPlace(list, by, now);
  await awaitPanels(board, own);
  return (
    <BoardPage
      {...PLAYERS}
      title={scenarioBoardTitle(by, per)}
      query={query}
      list={list}
      now={now}
      fields={Object.keys(PLAYER_BOARD_FILTER.fields).filter((name) => name !== 'runs' || per === 'minute')}
      board={board}
      own={own}
      renderPlace={(place, period) => <OwnScenarioPlace own={place} period={period} list={list} who={who} />}
      renderPanel={(places, period) => (
        <>
          <ArchiveNote of={SCENARIO_BOARDS} />
          <ScenarioBoardPanel board={places} period={period} list={list} who={who} />
        </>
      )}
    />
  );
}
