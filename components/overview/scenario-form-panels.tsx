import type { PlayerForm } from '#lib/game/scenarios/standing.ts';
import { percent, plural, thousands } from '#lib/format/number.ts';
import { nameOrNumber } from '#lib/game/name-or-number.ts';
import { type Companion, runWords } from '#lib/game/overview/scenario-form.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { StandingPanel } from '../scenario/standing-panel.tsx';
import { resultWords } from './result-words.ts';
import { TopList, type TopRow } from './top-list.tsx';

/** A player in scenarios: the results, the standing among others of the career, comrades and rivals. */
export function ScenarioFormPanels({ form }: { readonly form: PlayerForm }) {
  const { standing, comrades, rivals, runs, wins } = form;
  return (
    <>
      <StandingPanel standing={standing}>
        {`${percent(wins, runs, 0)}% won of ${runWords(form)}: ${resultWords(form, runs)}.`}
      </StandingPanel>
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

function companionRow({ character, matches, wins }: Companion): TopRow {
  return {
    key: character.id,
    image: <CareerBadge career={character.career} size={28} labelled />,
    name: nameOrNumber('Character', character),
    href: routes.character(character.id),
    value: `${thousands(matches)} ${plural(matches, 'run', 'runs')}, ${thousands(wins)} won`,
  };
}
