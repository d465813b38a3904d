import type { PlayedScenarioFragment } from '#graphql/generated/documents.ts';
import type { KillsHeatmap } from '#lib/game/places/heatmap.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import { routes } from '#lib/url/routes.ts';

import { HeatOverview } from '../map/heat-overview.tsx';
import { LinkButton } from '../ui/navigation/link-button.tsx';
import { SectionHeading } from '../ui/page/section-heading.tsx';
import { Panel } from '../ui/page/panel.tsx';

interface Props {
  readonly scenario: PlayedScenarioFragment['scenario'];
  readonly heatmap: KillsHeatmap;
}

/** The places of the latest kills in a scenario. */
export const ScenarioHeat = ({ scenario, heatmap }: Props) => (
  <section>
    <SectionHeading>Where the kills fall</SectionHeading>
    <p className="mb-3 text-muted">Kills of the last 30 days, whatever is chosen above.</p>
    <Panel className="p-5">
      <HeatOverview zoneId={scenario.zone.id} place={scenarioLabel(scenario)} {...heatmap}>
        <LinkButton href={routes.killsInZone(scenario.zone.id)}>All kills here</LinkButton>
      </HeatOverview>
    </Panel>
  </section>
);
