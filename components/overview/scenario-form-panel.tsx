import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { percent, plural, thousands } from '#lib/format/number.ts';
import { nameOrNumber } from '#lib/game/name-or-number.ts';
import { FEWEST_RESULTS } from '#lib/game/overview/compare-numbers.ts';
import { type Companion, deedPairs, runWords, type ScenarioForm } from '#lib/game/overview/scenario-form.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { routes } from '#lib/url/routes.ts';

import { pairColumns, type Side } from '../armory/pair-columns.tsx';
import { CareerBadge } from '../character/career-badge.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';
import { resultWords } from './result-words.ts';
import { TopList, type TopRow } from './top-list.tsx';

interface Props {
  readonly character: Pick<CharacterCardFragment, 'id' | 'name' | 'career'>;
  readonly form: ScenarioForm;
}

/** The form of a player in the newest scenarios, against others of the career, with comrades and rivals. */
export function ScenarioFormPanel({ character, form }: Props) {
  const { comrades, rivals } = form;
  return (
    <>
      <Panel as="section" aria-label="Scenarios" className="min-w-0 overflow-hidden">
        <div className="px-5 pt-4 pb-2 narrow:px-3.5">
          <h3 className="text-lg">Scenarios</h3>
          <p className="mt-0.5 text-sm text-muted">{recordWords(form)}</p>
        </div>
        <Table
          caption="Form in scenarios"
          layout="dense"
          columns={columnsOf(character)}
          rows={deedPairs(form.own, form.career)}
          rowKey={({ key }) => key}
          narrowTracks="narrow:grid-cols-2"
        />
        <p className="px-5 pt-2 pb-4 text-sm text-muted narrow:px-3.5">
          {medianWords(form, careerLabel(character.career))}
        </p>
      </Panel>
      <TopList
        title="Comrades"
        about={`Most often on the same side, in ${runWords(form)}`}
        rows={comrades.map(companionRow)}
        empty="No other player was on the same side."
      />
      <TopList
        title="Rivals"
        about={`Most often on the other side, in ${runWords(form)}`}
        rows={rivals.map(companionRow)}
        empty="No player was on the other side."
      />
    </>
  );
}

const columnsOf = (character: Side) =>
  pairColumns<number>({
    header: 'In a minute',
    sides: [character, { id: '', name: 'Others of the career' }],
    cell: (value) => (value === null ? <span className="text-faint">–</span> : thousands(value)),
    width: 'w-32',
    narrow: 'beside',
  });

function recordWords(form: ScenarioForm): string {
  const { runs, wins } = form;
  return `${percent(wins, runs, 0)}% won of ${runWords(form)}: ${resultWords(form, runs)}.`;
}

function medianWords({ own, career }: ScenarioForm, label: string): string {
  if (!own) return 'How long they took is not known.';
  const mine = `${own.results === 1 ? 'Values' : 'Medians'} of ${thousands(own.results)} ${plural(own.results, 'run', 'runs')} of this player`;
  if (!career) return `${mine}; no other ${label} fought in ${own.results === 1 ? 'it' : 'them'}.`;
  const { results } = career;
  const isEnough = Math.min(own.results, results) >= FEWEST_RESULTS;
  return (
    `${mine}, and of ${thousands(results)} ${plural(results, 'result', 'results')} of ${plural(results, 'another player', 'other players')} of the career ` +
    `${label} in the same runs.${isEnough ? '' : ` They are compared once there are ${FEWEST_RESULTS} of each.`}`
  );
}

function companionRow({ character, matches, wins }: Companion): TopRow {
  return {
    key: character.id,
    image: <CareerBadge career={character.career} size={28} labelled />,
    name: nameOrNumber('Character', character),
    href: routes.character(character.id),
    value: `${thousands(matches)} ${plural(matches, 'run', 'runs')}, ${thousands(wins)} won`,
  };
}
