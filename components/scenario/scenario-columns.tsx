import type { Route } from 'next';

import type { ScenarioRowFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { hasTier, scenarioLabel } from '#lib/game/battles/scenario.ts';
import { runLength } from '#lib/game/scenarios/run-length.ts';
import { routes } from '#lib/url/routes.ts';

import { type Column, declaredColumn } from '../ui/table/column.ts';
import { detailsColumn } from '../ui/table/details-column.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Timestamp, Duration } from '../ui/time/timestamp.tsx';
import facts from './columns.json' with { type: 'json' };

type ScenarioColumn = Column<ScenarioRowFragment>;

export const NAME: ScenarioColumn = declaredColumn(facts.name, ({ id, scenario }) => (
  <NavLink className="font-semibold narrow:-my-3 narrow:inline-block narrow:py-3" href={routes.scenario(id)}>
    {scenarioLabel(scenario)}
  </NavLink>
));

/** The tier column, if the API has the field. */
export const tierColumns = (placed: Partial<ScenarioColumn> = {}): readonly ScenarioColumn[] =>
  isOffered('ScenarioRecord.tier') ? [{ ...TIER, ...placed }] : [];

const TIER: ScenarioColumn = declaredColumn(
  facts.tier,
  (run) =>
    hasTier(run) && (
      <span className="text-muted">
        <span className="hidden narrow:inline">Tier </span>
        {run.tier}
      </span>
    ),
);

export const TIME: ScenarioColumn = declaredColumn(facts.time, ({ startTime }) => (
  <Timestamp at={startTime} variant="stacked" />
));

export const DURATION: ScenarioColumn = declaredColumn(facts.duration, (run) => (
  <span className="block text-sm text-muted">
    <Duration ms={runLength(run)} />
  </span>
));

/** @param hrefOf the address of a run */
export const runDetails = (hrefOf: (id: string) => Route): ScenarioColumn =>
  detailsColumn(
    ({ id }) => hrefOf(id),
    ({ scenario }) => `Details of ${scenarioLabel(scenario)}`,
  );
