import type { GetScenariosQuery } from '#graphql/generated/documents.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { Load } from '../ui/load.tsx';
import { ScenarioFilters } from './scenario-filters.tsx';
import { ScenarioList } from './scenario-list.tsx';
import { ScenarioRecord } from './scenario-record.tsx';

interface Props {
  readonly path: string;
  readonly params: SearchParams;
  readonly withPremade?: boolean;
  readonly record: Promise<{ readonly wins: number; readonly losses: number }>;
  readonly scenarios: Promise<GetScenariosQuery['scenarios']>;
}

/** The scenarios of a character or a guild: filter, wins and losses under it, the list. */
export function ScenarioSection({ path, params, withPremade, record, scenarios }: Props) {
  return (
    <>
      <ScenarioFilters path={path} params={params} withPremade={withPremade} />
      <Load from={record} label="wins and losses" rows={1}>
        {(counts) => <ScenarioRecord {...counts} />}
      </Load>
      <Load from={scenarios} label="scenarios">
        {(page) => <ScenarioList page={page} path={path} params={params} />}
      </Load>
    </>
  );
}
