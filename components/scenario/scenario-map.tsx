import type { ReactNode } from 'react';

import type { HeatmapPointFragment } from '#graphql/generated/documents.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';

import { HeatOverview } from '../map/heat-overview.tsx';
import { Panel } from '../ui/page/panel.tsx';

interface Props {
  readonly scenario: { readonly id: string; readonly name: string; readonly zone: { readonly id: string } };
  readonly points: readonly HeatmapPointFragment[];
  /** All kills of the run; some may have no place on a map. */
  readonly kills: number;
  /** The latest of them. */
  readonly children: ReactNode;
}

/** Shows the kills of a run on a map. */
export function ScenarioMap({ scenario, points, kills, children }: Props) {
  return (
    <Panel as="section" ornate className="p-5">
      <h2 className="mb-4 text-lg">Heatmap of kills in the scenario</h2>
      <HeatOverview zoneId={scenario.zone.id} place={scenarioLabel(scenario)} points={points} kills={kills}>
        {children}
      </HeatOverview>
    </Panel>
  );
}
