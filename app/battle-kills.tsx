import type { Route } from 'next';

import { KillList } from '#components/kill/kill-list.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import type { RecordSource } from '#lib/api/record-source.ts';
import type { listScenarioKills } from '#lib/data/war/kills.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import type { Description } from '#lib/seo/descriptions/describe.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';

interface BattleKills<Data> {
  readonly source: RecordSource<{ id: string }, string, Data>;
  readonly exports: ExportList;
  readonly describe: (battle: Data) => Description;
  readonly path: (id: string, section: '/kills') => Route;
  readonly kills: typeof listScenarioKills;
}

/** The kills of a scenario run or of a skirmish. */
export const battleKills = <Data,>({ source, exports, describe, path, kills: list }: BattleKills<Data>) =>
  recordSection({
    source,
    exports,
    describe: (battle, id) => ({ ...describe(battle), path: path(id, '/kills') }),
    early: ({ id, query }) => {
      const address = listAddress(path(id, '/kills'), query);
      return { list: address, kills: list(id, address) };
    },
    content: ({ panels }) => (
      <Load from={panels.kills} label="kills">
        {(page) => <KillList title="Kills" kills={page} list={panels.list} />}
      </Load>
    ),
  });
