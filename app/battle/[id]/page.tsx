import { permanentRedirect } from 'next/navigation';

import { BATTLE_EXPORTS } from '#app/export/kinds/battle.ts';
import { BattleReport } from '#components/battle/report/battle-report.tsx';
import { RealmTotal } from '#components/scoreboard/realm-total.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { DatasetData } from '#components/ui/share/dataset-data.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { FactTime, Duration } from '#components/ui/time/timestamp.tsx';
import type { BattleInfoFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { BATTLE, getReportRows } from '#lib/data/war/battles.ts';
import { counted, plural, thousands } from '#lib/format/number.ts';
import { fightLength } from '#lib/game/battles/fight-length.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';
import { wonOutnumbered } from '#lib/game/battles/report/sides.ts';
import { verdictWords } from '#lib/game/battles/report/words.ts';
import { battleData, describeBattle } from '#lib/seo/descriptions/describe-battle.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { battleName } from '#lib/seo/record-names.ts';
import { BATTLE_GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { zoneDayHref } from '#lib/game/places/zone-href.ts';
import { routes } from '#lib/url/routes.ts';

/** The head of a battle's report: the battle in one sentence, and how the sides split players and kills. */
function ReportHead({ battle }: { readonly battle: BattleInfoFragment }) {
  const { order, destruction, skirmishes } = battle;
  const totals = [
    ['players', 'player'],
    ['kills', 'kill'],
  ] as const;
  return (
    <Panel as="section" ornate className="px-6 py-5.5 narrow:px-3.5 narrow:py-4">
      <h1 className="text-2xl">{battlePlace(battle)}</h1>
      <p className="mt-1.5 text-muted">
        <FactTime at={battle.startTime} precision="minute" />
        <Duration ms={fightLength(battle)} precision="minute" /> ·{' '}
        {counted(skirmishes.length, 'skirmish', 'skirmishes')}
      </p>
      <p className="mt-2 mb-5 text-md font-semibold">
        {verdictWords(battle)}{' '}
        {wonOutnumbered(battle) && (
          <Chip tone="warning" title="More kills, with fewer than 80% of the other side’s players">
            Won outnumbered
          </Chip>
        )}
      </p>
      <div className="grid grid-cols-2 gap-x-8 gap-y-5 narrow:grid-cols-1 narrow:gap-2.5">
        {totals.map(([key, one]) => {
          const total = order[key] + destruction[key];
          return (
            <RealmTotal
              key={key}
              figure={thousands(total)}
              what={plural(total, one, key)}
              order={order[key]}
              destruction={destruction[key]}
            />
          );
        })}
      </div>
    </Panel>
  );
}

const start = startOnce((id: string) => ({ rows: getReportRows(id) }));

export async function generateMetadata(props: PageProps<'/battle/[id]'>) {
  const found = await find(BATTLE, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: battle, id, query } = found;
  return metadataOf({ path: routes.battle(id), exports: BATTLE_EXPORTS, query, ...describeBattle(battle) });
}

export default async function BattlePage(props: PageProps<'/battle/[id]'>) {
  const found = await find(BATTLE, props, start);
  if (found.record === null) return <MissingRecord error={found.error} />;
  if (found.record.id !== found.id) permanentRedirect(routes.battle(found.record.id));
  const { record: battle, id, query, provenance } = found;
  const { rows } = start(id);
  const list = listAddress(routes.battle(id), query, BATTLE_GROUPING);
  const zoneDay = battle.zone && zoneDayHref(battle.zone.id, battle.startTime);
  await awaitPanels(rows);
  return (
    <Page
      crumbs={[
        isOffered('Query.battles')
          ? { label: 'Battles', href: routes.battles }
          : { label: 'Skirmishes', href: routes.skirmishes },
        { label: battleName(battle) },
      ]}
      provenance={provenance}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <DatasetData {...battleData(battle)} exports={BATTLE_EXPORTS} />
        <ReportHead battle={battle} />
        <Load from={rows} label="report" rows={20}>
          {(found) => <BattleReport battle={battle} list={list} {...found} />}
        </Load>
        {zoneDay && (
          <p>
            <LinkButton href={zoneDay}>{battlePlace(battle)} on that day</LinkButton>
          </p>
        )}
      </div>
      <ExportLinks exports={BATTLE_EXPORTS} path={routes.battle(id)} query={query} />
    </Page>
  );
}
