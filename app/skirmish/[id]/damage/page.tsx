import { SKIRMISH_DAMAGE_EXPORTS } from '#app/export/kinds/skirmishes.ts';
import { DamageSources } from '#components/skirmish/damage-sources.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { listSkirmishDamage, SKIRMISH } from '#lib/data/war/skirmishes.ts';
import { damageSources } from '#lib/game/battles/kill-damage.ts';
import { describeSkirmishDamage } from '#lib/seo/descriptions/describe-skirmish.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { DAMAGE_FILTER } from '#lib/url/filter/damage-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const start = startOnce((id: string) => ({ damage: listSkirmishDamage(id) }));

export async function generateMetadata(props: PageProps<'/skirmish/[id]/damage'>) {
  const found = await find(SKIRMISH, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.skirmish(id, '/damage'),
    exports: SKIRMISH_DAMAGE_EXPORTS,
    query,
    ...describeSkirmishDamage(record),
  });
}

export default async function SkirmishDamagePage(props: PageProps<'/skirmish/[id]/damage'>) {
  const found = await find(SKIRMISH, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const { damage } = start(id);
  const list = listAddress(routes.skirmish(id, '/damage'), query, DAMAGE_FILTER);
  await awaitPanels(damage);
  return (
    <PageSection briefHead>
      <Load from={damage} label="kill damage">
        {(entries) => <DamageSources damage={damageSources(entries)} list={list} />}
      </Load>
      <ExportLinks exports={SKIRMISH_DAMAGE_EXPORTS} path={routes.skirmish(id, '/damage')} query={query} />
    </PageSection>
  );
}
