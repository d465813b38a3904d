import type { ScenarioPageFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import type { SCENARIO_FILTER } from '#lib/url/scenario-filter.ts';

import { Load } from '../ui/load.tsx';
import { ScenarioFilters } from './scenario-filters.tsx';
import { ScenarioList } from './scenario-list.tsx';
import { ScenarioRecord } from './scenario-record.tsx';

interface Props {
  readonly list: ListAddress<typeof SCENARIO_FILTER>;
  /** Whose they are, where they are a character's. */
  readonly characterId?: string;
  readonly record: Promise<Answer<{ readonly wins: number; readonly losses: number }>>;
  readonly scenarios: Promise<Answer<ScenarioPageFragment | null>>;
}

/** The scenarios of a character or a guild: filter, wins and losses under it, the list. */
export function ScenarioSection({ list, characterId, record, scenarios }: Props) {
  return (
    <>
      <ScenarioFilters list={list} withPremade={characterId === undefined} />
      <Load from={record} label="wins and losses" rows={1}>
        {(counts) => <ScenarioRecord {...counts} />}
      </Load>
      <Load from={scenarios} label="scenarios">
        {(page) => <ScenarioList page={page} list={list} characterId={characterId} />}
      </Load>
    </>
  );
}
