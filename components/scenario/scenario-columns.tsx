import type { Route } from 'next';

import type { ScenarioRowFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { hasTier, scenarioLabel } from '#lib/game/battles/scenario.ts';
import { runLength } from '#lib/game/scenarios/run-length.ts';
import { routes } from '#lib/url/routes.ts';

import type { Column } from '../ui/table/column.ts';
import { detailsColumn } from '../ui/table/details-column.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Timestamp, Duration } from '../ui/time/timestamp.tsx';

type ScenarioColumn = Column<ScenarioRowFragment>;

export const NAME: ScenarioColumn = {
  header: 'Name',
  narrow: { line: 1, from: 1, to: 3 },
  cell: ({ id, scenario }) => (
    <NavLink
      className="font-semibold narrow:-my-3 narrow:inline-block narrow:py-3"
      href={routes.scenario(id)}
    >
      {scenarioLabel(scenario)}
    </NavLink>
  ),
};

/** The tier column, if the API has the field. */
export const tierColumns = (placed: Partial<ScenarioColumn> = {}): readonly ScenarioColumn[] =>
  isOffered('ScenarioRecord.tier') ? [{ ...TIER, ...placed }] : [];

const TIER: ScenarioColumn = {
  header: 'Tier',
  width: 'w-[60px] compact:w-8',
  align: 'center',
  narrow: { line: 1, from: 3, to: 4, atEnd: true },
  cell: (run) =>
    hasTier(run) && (
      <span className="text-muted">
        <span className="hidden narrow:inline">Tier </span>
        {run.tier}
      </span>
    ),
};

export const TIME: ScenarioColumn = {
  header: 'Time',
  width: 'w-[130px] compact:w-[104px]',
  narrow: { line: 2, from: 1, to: 2 },
  cell: ({ startTime }) => <Timestamp at={startTime} variant="stacked" />,
};

export const DURATION: ScenarioColumn = {
  header: 'Duration',
  width: 'w-[90px] compact:w-[68px]',
  narrow: { line: 2, from: 2, to: 3 },
  cell: (run) => (
    <span className="block text-sm text-muted">
      <Duration ms={runLength(run)} />
    </span>
  ),
};

/** @param hrefOf the address of a run */
export const runDetails = (hrefOf: (id: string) => Route): ScenarioColumn =>
  detailsColumn(
    ({ id }) => hrefOf(id),
    ({ scenario }) => `Details of ${scenarioLabel(scenario)}`,
  );
