import { PLACE } from '../leaderboard/board-columns.tsx';
import { ListPanel } from '#components/ui/list/list-panel.tsx';
import type { PerformanceFragment, PlayerOfScenarioFragment } from '#graphql/generated/documents.ts';
import { counted, decimal, thousands } from '#lib/format/number.ts';
import { knownDate, utcDateShort } from '#lib/format/time.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { figureText, figureWords } from '#lib/game/scenarios/figures.ts';
import type { RESULTS_FILTER } from '#lib/url/filter/results-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { ChoiceLinks } from '../ui/list/choice-links.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel, SectionHeading } from '../ui/page/panel.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';

type Placed = Pick<PlayerOfScenarioFragment, 'place' | 'character'>;

const PLAYER: Column<Placed> = {
  header: 'Player',
  names: true,
  narrow: 'shrinks',
  cell: ({ character }) => (
    <MediaObject
      image={<CareerBadge career={character.career} size={28} labelled />}
      name={character.name}
      href={routes.character(character.id)}
    />
  ),
};

const bestColumns = (header: string): readonly Column<PerformanceFragment>[] => [
  PLACE,
  PLAYER,
  { header, align: 'end', cell: ({ value }) => <b className="tracking-figure">{figureText(value)}</b> },
  {
    header: 'Run',
    align: 'end',
    cell: ({ run }) => {
      const began = knownDate(run.startTime);
      return (
        <NavLink
          className="whitespace-nowrap text-link tiny:whitespace-normal"
          href={routes.scenario(run.id)}
        >
          {began ? utcDateShort(began) : 'Run'}
        </NavLink>
      );
    },
  },
];

const averageColumns: readonly Column<PlayerOfScenarioFragment>[] = [
  PLACE,
  PLAYER,
  { header: 'Runs', align: 'end', cell: ({ runs }) => thousands(runs) },
  {
    header: 'Average',
    meaning: 'Per minute, over the player’s own runs',
    align: 'end',
    narrow: 'hidden',
    cell: ({ mean }) => figureText(mean),
  },
  {
    header: 'Estimate',
    meaning: 'Per minute, drawn towards the mean of the career',
    align: 'end',
    cell: ({ estimate }) => <b className="tracking-figure">{figureText(estimate)}</b>,
  },
];

interface Props {
  readonly list: ListAddress<typeof RESULTS_FILTER>;
  readonly found: {
    readonly best: readonly PerformanceFragment[];
    readonly rates: readonly PerformanceFragment[];
    readonly players: readonly PlayerOfScenarioFragment[];
  };
}

/** The best performances in a scenario by a figure, and the players with the best averages. */
export function BestPerformances({ list, found: { best, rates, players } }: Props) {
  const { figure, fewestRuns } = list.values;
  const words = figureWords(figure);
  return (
    <>
      <section>
        <SectionHeading>Best performances</SectionHeading>
        <ChoiceLinks list={list} name="figure" />
        <div className="mt-3 grid grid-cols-2 items-start gap-gap narrow:grid-cols-1">
          <BestTable title={`Most ${words} in a run`} rows={best} />
          <BestTable title={`Most ${words} per minute`} rows={rates} />
        </div>
        <p className="mt-3 text-sm text-muted">
          One performance of each player; those that equal the tenth are all listed.
        </p>
      </section>
      <section>
        <SectionHeading>Players by average</SectionHeading>
        <ChoiceLinks list={list} name="fewestRuns" />
        <p className="my-3 max-w-prose text-muted">{averageWords(players, words, fewestRuns)}</p>
        {players.length > 0 && (
          <ListPanel
            plain
            caption="Players by average"
            columns={averageColumns}
            rows={players}
            rowKey={({ character }) => character.id}
          />
        )}
      </section>
    </>
  );
}

function BestTable({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly PerformanceFragment[];
}) {
  return (
    <Panel className="overflow-hidden">
      <h3 className="px-4 pt-3.5 pb-2 text-lg">{title}</h3>
      {rows.length === 0 ? (
        <p className="px-4 pb-3.5 text-muted">No such performance.</p>
      ) : (
        <Table
          caption={title}
          columns={bestColumns(title.endsWith('minute') ? 'Per minute' : 'In the run')}
          rows={rows}
          rowKey={({ character }) => character.id}
        />
      )}
    </Panel>
  );
}

/** The rule of the averages, with the first player as its example. */
function averageWords(
  players: readonly PlayerOfScenarioFragment[],
  figure: string,
  fewestRuns: string,
): string {
  const [first] = players;
  if (!first) return `No player has ${fewestRuns} runs here.`;
  const { career } = first.character;
  const added =
    first.strength === null
      ? `players of ${careerLabel(career)} do not differ more than chance makes them, so all have the mean of the career`
      : `for ${careerLabel(career)} as if ${decimal(first.strength, 1)} runs with its mean of ${figureText(first.careerMean)} were added`;
  return `The best of the ${counted(first.players, 'player')} with ${fewestRuns} or more runs, by ${figure} per minute. A few runs say little, so each average is drawn towards the mean of the career, the more the fewer runs there are: ${added}.`;
}
