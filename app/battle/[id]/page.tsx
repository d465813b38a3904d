import { describeBattle } from '#lib/seo/descriptions/describe-battle.ts';
import { permanentRedirect } from 'next/navigation';

import { BATTLE_EXPORTS } from '#app/export/kinds/battle.ts';
import { BattleReport } from '#components/battle/report/battle-report.tsx';
import { ReportHead } from '#components/battle/report/report-head.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { StructuredData } from '#components/ui/share/structured-data.tsx';
import { isOffered } from '#lib/api/offered.ts';
import { BATTLE, getReportRows } from '#lib/data/war/battles.ts';
import { battleEvent } from '#lib/seo/descriptions/describe-battle.ts';
import { battleName } from '#lib/seo/record-names.ts';
import { BATTLE_GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: BATTLE,
  path: routes.battle,
  filter: BATTLE_GROUPING,
  exports: BATTLE_EXPORTS,
  describe: (battle) => ({ ...describeBattle(battle), path: routes.battle(battle.id) }),
  crumbs: (battle) => [
    isOffered('Query.battles')
      ? { label: 'Battles', href: routes.battles }
      : { label: 'Skirmishes', href: routes.skirmishes },
    { label: battleName(battle) },
  ],
  early: ({ id }) => ({ rows: getReportRows(id) }),
  content: ({ record: battle, list, panels: { rows } }) => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <StructuredData of={(siteUrl) => battleEvent(battle, siteUrl)} />
      <ReportHead battle={battle} />
      <Load from={rows} label="report" rows={20}>
        {(found) => <BattleReport battle={battle} list={list} {...found} />}
      </Load>
    </div>
  ),
});

export const generateMetadata = page.generateMetadata;

/** The page of a battle; the address of a later skirmish leads on to it. */
export default async function BattlePage(props: PageProps<'/battle/[id]'>) {
  const id = BATTLE.idOf(await props.params);
  // The page itself shows a failure and sets the status.
  const found = id === null ? null : await BATTLE.get(id).catch(() => null);
  if (found?.data && found.data.id !== id) permanentRedirect(routes.battle(found.data.id));
  return page.Page(props);
}
