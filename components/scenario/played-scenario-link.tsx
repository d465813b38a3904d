import type { PlayedScenarioFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';

type Named = Pick<PlayedScenarioFragment['scenario'], 'id' | 'name'>;

/** The name of a scenario, which leads to who wins it where the API counts results. */
export const PlayedScenarioLink = ({ scenario }: { readonly scenario: Named }) =>
  isOffered('Query.scenarioStatistics') ? (
    <NavLink href={routes.playedScenario(scenario.id)}>{scenarioLabel(scenario)}</NavLink>
  ) : (
    scenarioLabel(scenario)
  );
