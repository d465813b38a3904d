import type { Route } from 'next';

import { KillList } from '#components/kill/kill-list.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import type { RecordSource } from '#lib/api/answer.ts';
import type { listScenarioKills } from '#lib/data/war/kills.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import type { Description } from '#lib/seo/descriptions/wording.ts';

interface BattleKills<Data> {
  readonly source: RecordSource<{ id: string }, string, Data>;
  readonly exports: ExportList;
  readonly describe: (battle: Data) => Description;
  readonly path: (id: string, section: '/kills') => Route;
  readonly kills: typeof listScenarioKills;
}

/** The kills of a scenario run or of a skirmish. */
export const battleKills = <Data,>(page: BattleKills<Data>) =>
  recordSection({
    ...page,
    path: (id) => page.path(id, '/kills'),
    early: ({ id, list }) => ({ kills: page.kills(id, list) }),
    content: ({ list, panels }) => (
      <Load from={panels.kills} label="kills">
        {(kills) => <KillList title="Kills" kills={kills} list={list} />}
      </Load>
    ),
  });
