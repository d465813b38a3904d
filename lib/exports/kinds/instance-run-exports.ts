import {
  type EncounterRunRowFragment,
  EncounterRunRowFragmentDoc,
  type EncounterScoreFragment,
  EncounterScoreFragmentDoc,
  type InstanceRunDetailsFragment,
  InstanceRunDetailsFragmentDoc,
  type InstanceRunPageFragment,
  InstanceRunPageFragmentDoc,
  type InstanceScoreFragment,
  InstanceScoreFragmentDoc,
} from '#graphql/generated/documents.ts';
import type { RunSample } from '#lib/game/instances/run-sample.ts';
import { triesOf, type Try, type TryInRun } from '#lib/game/instances/tries.ts';
import { previewOfRun, previewOfTry } from '#lib/preview/kinds/preview-of-run.ts';
import { withStanding } from '#lib/preview/with-standing.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { RUN_FILTER } from '#lib/url/filter/instance-filter.ts';

import { RUN_COLUMNS, TRY_COLUMNS } from '../columns/run-columns.ts';
import { PARTY_SCORE_COLUMNS, sortedScores } from '../columns/score-columns.ts';
import { durationTable, ratingTable } from '../columns/run-plot-columns.ts';
import { allRows, exportTable, rowsOf } from '../export-table.ts';
import { runEntries } from '../feeds/run-feed.ts';
import type { PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { INTEGER, list, NOTHING, nullable, object, optional, TEXT, type Shape } from '../shapes/shape.ts';
import { instanceRunBlock, tryBlock } from '../text/instance-run-block.ts';

interface RunsParts {
  readonly runs: InstanceRunPageFragment | null;
  readonly sample: RunSample | null;
}

export const RUNS_EXPORTS: PageExports<object, RunsParts> = {
  address: '/instance-runs',
  title: 'Dungeon runs',
  filter: RUN_FILTER,
  tables: {
    runs: exportTable('Dungeon runs', RUN_COLUMNS, async ({ part }) => rowsOf(await part('runs'))),
    durations: durationTable(),
    itemRatings: ratingTable((query) => parseFilter(RUN_FILTER, query).instance === 'all'),
  },
  record: NOTHING,
  parts: { runs: nullable(fragment(InstanceRunPageFragmentDoc)) },
  feed: {
    label: 'Dungeon runs',
    title: () => 'Dungeon runs',
    entries: async ({ part }) => runEntries(await part('runs')),
  },
};

interface RunParts {
  readonly scores: readonly InstanceScoreFragment[] | null;
  readonly sample: RunSample | null;
}

export const RUN_EXPORTS: PageExports<InstanceRunDetailsFragment, RunParts> = {
  address: '/instance-run/{id}',
  title: 'A dungeon run',
  tables: {
    encounters: exportTable('Encounters', TRY_COLUMNS, ({ record }) => allRows(triesOf(record.encounters))),
    scoreboard: exportTable('Scoreboard', PARTY_SCORE_COLUMNS, async ({ part, query }) =>
      allRows(sortedScores((await part('scores')) ?? [], query)),
    ),
    durations: durationTable(),
  },
  record: fragment(InstanceRunDetailsFragmentDoc),
  parts: { scores: nullable(list(fragment(InstanceScoreFragmentDoc))) },
  text: async ({ record, query, part }) =>
    instanceRunBlock(record, sortedScores((await part('scores')) ?? [], query), query),
  preview: ({ record, query, part }) => withStanding(previewOfRun(record), query, () => part('scores')),
};

interface EncounterRun extends TryInRun<EncounterRunRowFragment> {
  readonly run: InstanceRunDetailsFragment;
}

interface EncounterRunParts {
  readonly scores: readonly EncounterScoreFragment[] | null;
}

/** A try at an encounter, as the run counts it. */
const TRY: Shape<Try<EncounterRunRowFragment>> = object({
  attempt: fragment(EncounterRunRowFragmentDoc),
  name: TEXT,
  number: INTEGER,
  total: INTEGER,
});

export const ENCOUNTER_RUN_EXPORTS: PageExports<EncounterRun, EncounterRunParts> = {
  address: '/instance-run/{id}/{encounterRunId}',
  title: 'A try at an encounter',
  tables: {
    scoreboard: exportTable('Scoreboard', PARTY_SCORE_COLUMNS, async ({ part, query }) =>
      allRows(sortedScores((await part('scores')) ?? [], query)),
    ),
  },
  record: object({
    run: fragment(InstanceRunDetailsFragmentDoc),
    current: TRY,
    previous: optional(TRY),
    next: optional(TRY),
  }),
  parts: { scores: nullable(list(fragment(EncounterScoreFragmentDoc))) },
  text: async ({ record, query, part }) =>
    tryBlock(record, sortedScores((await part('scores')) ?? [], query), query),
  preview: ({ record: { run, current } }) => previewOfTry(run, current),
};
