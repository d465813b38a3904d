import type { ReactNode } from 'react';

import { BUILD_EXPORTS } from '#app/export/kinds/builds.ts';
import { MissingPieces } from '#components/armory/missing-pieces.tsx';
import { SetBonuses } from '#components/armory/totals-panel.tsx';
import { AbilityForm, BuildAbilities } from '#components/build/build-abilities.tsx';
import { BuildComparison } from '#components/build/build-comparison.tsx';
import { BuildCost } from '#components/build/build-cost.tsx';
import { TrainingForm } from '#components/build/build-forms.tsx';
import { BothBuilds } from '#components/build/both-builds.tsx';
import { BuildSlots } from '#components/build/build-slots.tsx';
import { BuildStats } from '#components/build/build-stats.tsx';
import { BesideLine, BuildTop } from '#components/build/build-top.tsx';
import { FittingList } from '#components/build/fitting-list.tsx';
import { TakeOffAll } from '#components/build/gear-links.tsx';
import { SetsToFill } from '#components/build/sets-to-fill.tsx';
import { UpgradeList } from '#components/build/upgrade-list.tsx';
import { WornByBest } from '#components/build/worn-by-best.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { Career, PieceSourcesFragment } from '#graphql/generated/documents.ts';
import { findAbilities, getAbilityTexts } from '#lib/data/builds/ability-texts.ts';
import { getBuildCosts } from '#lib/data/builds/build-costs.ts';
import { BUILD_CAREER, getPlan } from '#lib/data/builds/build-plan.ts';
import { listFittingItems } from '#lib/data/builds/fitting-items.ts';
import { listUpgrades } from '#lib/data/builds/upgrades.ts';
import { getWornByBest } from '#lib/data/builds/worn-by-best.ts';
import { getMissingPieces } from '#lib/data/player/missing-pieces.ts';
import type { PartialSet } from '#lib/game/armory/missing-pieces.ts';
import { wornSets } from '#lib/game/armory/worn-sets.ts';
import { describeBuild } from '#lib/seo/descriptions/describe-build.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { FITTING_ID, changedHref, pickedBuild, readBuildAddress } from '#lib/url/build/build-address.ts';
import type { BuildPlan, WornChoice } from '#lib/url/build/build-plan.ts';
import { mostWornHref } from '#lib/url/build/most-worn.ts';
import { putOnHref, setLink } from '#lib/url/build/gear-links.ts';
import { weightsOf } from '#lib/url/filter/weight-fields.ts';
import { listHref } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/** The build with an item in the first empty slot that takes it, or in the first that does. */
function wornHref({ address, mine }: BuildPlan, { slots, item }: WornChoice) {
  const slot = slots.find((each) => !mine.build.slots[each]) ?? slots[0];
  return changedHref(address, { [slot]: item.id, [`${slot}.talismans`]: null });
}

interface BesideProps {
  /** True without a second build, which takes the whole width. */
  readonly alone: boolean;
  readonly children: ReactNode;
}

/** The slots of a build, what others wear, and the stats: beside each other on wide screens. */
const BesideSlots = ({ alone, children }: BesideProps) => (
  <div
    className={
      alone
        ? 'grid grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)] items-start gap-gap compact:grid-cols-1'
        : 'grid grid-cols-1 gap-5'
    }
  >
    {children}
  </div>
);

/** The link that puts on the missing pieces of a set that the API knows. */
const missingLink = (
  plan: BuildPlan,
  { id, missing }: PartialSet<{ readonly id: string }>,
  sources: ReadonlyMap<string, PieceSourcesFragment>,
) =>
  setLink(
    plan,
    id,
    missing.flatMap((piece) => sources.get(piece.id) ?? []),
  );

const start = startOnce((id: Career, query: SearchParams) => {
  const address = readBuildAddress(id, query);
  const plan = getPlan(address);
  return {
    plan,
    fitting: listFittingItems(address, plan),
    abilities: plan.then(({ data }) => getAbilityTexts(data)),
    added: findAbilities(address),
    upgrades: plan.then(({ data: { mine } }) => listUpgrades(mine, weightsOf(address.list.values, id))),
    worn: getWornByBest(pickedBuild(address), address.pick?.slot),
    costs: plan.then(({ data: { mine, owner } }) => getBuildCosts(mine, owner)),
    missing: plan.then(({ data: { mine } }) =>
      getMissingPieces({ career: mine.build.career, items: mine.gear }),
    ),
  };
});

export async function generateMetadata(props: PageProps<'/build/[career]'>) {
  const found = await find(BUILD_CAREER, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { id, query } = found;
  const { list, mine } = readBuildAddress(id, query);
  return metadataOf({
    path: routes.build(id),
    exports: BUILD_EXPORTS,
    query,
    ...describeBuild(mine.build),
    ...(Object.keys(list.params).length > 0 && { sharedPath: listHref(list) }),
  });
}

export default async function BuildPage(props: PageProps<'/build/[career]'>) {
  const found = await find(BUILD_CAREER, props, start);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const {
    record: { name },
    id,
    query,
    provenance,
  } = found;
  const { plan, fitting, abilities, added, costs, missing, worn, upgrades } = start(id, query);
  await awaitPanels(plan, fitting, abilities, added, costs, missing, worn, upgrades);
  return (
    <Page crumbs={[{ label: 'Builds', href: routes.builds }, { label: name }]} provenance={provenance}>
      <Load from={plan} label="build" rows={24}>
        {(found) => (
          <div className="grid grid-cols-1 gap-5">
            <BuildTop plan={found} costs={costs} />
            <div className="empty:hidden">
              <Load from={missing} label="sets to fill" rows={1}>
                {({ sets, sources }) => (
                  <SetsToFill
                    sets={sets.map((set) => ({
                      id: set.id,
                      name: set.name,
                      link: missingLink(found, set, sources),
                    }))}
                  />
                )}
              </Load>
            </div>
            <div id={FITTING_ID} tabIndex={-1} className="empty:hidden">
              <Load from={fitting} label="fitting items" rows={15}>
                {(page) => page && <FittingList plan={found} page={page} />}
              </Load>
            </div>
            {found.theirs && (
              <>
                <BuildComparison plan={found} theirs={found.theirs} />
                <BesideLine plan={found} />
              </>
            )}
            <BesideSlots alone={!found.theirs}>
              {found.theirs ? (
                <BothBuilds plan={found} theirs={found.theirs} />
              ) : (
                <div className="grid grid-cols-1 gap-5">
                  <BesideLine plan={found} />
                  <BuildSlots plan={found} planned={found.mine} prefix="" stacked />
                </div>
              )}
              {/* A note on the age of the answer stands in its column. */}
              <div className="grid grid-cols-1 gap-5">
                <Load from={upgrades} label="upgrades" rows={6}>
                  {(best) => (
                    <UpgradeList
                      career={id}
                      found={best}
                      weights={weightsOf(found.address.list.values, id)}
                      list={found.address.list}
                      putOn={(row) => putOnHref(found, row)}
                    />
                  )}
                </Load>
                <Load from={worn} label="what others wear" rows={12}>
                  {({ worn: counted }) => (
                    <WornByBest
                      worn={counted}
                      putOn={(choice) => wornHref(found, choice)}
                      putOnAll={counted ? mostWornHref(found, counted) : null}
                    />
                  )}
                </Load>
              </div>
              {!found.theirs && (
                <div className="row-span-2 compact:row-span-1">
                  <BuildStats plan={found} />
                </div>
              )}
              <section className={found.theirs ? undefined : 'col-span-2 compact:col-span-1'}>
                <SectionHeading>Sets</SectionHeading>
                <SetBonuses sets={wornSets(found.mine.gear)} />
                <TakeOffAll plan={found} />
                <div className="mt-5">
                  <SectionHeading>Training and mastery</SectionHeading>
                  <TrainingForm plan={found} planned={found.mine} prefix="" />
                </div>
              </section>
            </BesideSlots>
            <Load from={missing} label="missing pieces" rows={4}>
              {(pieces) => <MissingPieces {...pieces} />}
            </Load>
            {found.theirs && !found.theirs.wornBy && (
              <section>
                <SectionHeading>Training and mastery of the second build</SectionHeading>
                <TrainingForm plan={found} planned={found.theirs} prefix="b." />
              </section>
            )}
            <Load from={abilities} label="abilities" rows={4}>
              {(sides) => (
                <>
                  <BuildAbilities sides={sides} />
                  <Load from={added} label="found abilities" rows={2}>
                    {(abilities) => <AbilityForm plan={found} sides={sides} found={abilities} />}
                  </Load>
                </>
              )}
            </Load>
            <Load from={costs} label="cost" rows={8}>
              {(sum) => <BuildCost plan={found} costs={sum} />}
            </Load>
          </div>
        )}
      </Load>
      <ExportLinks exports={BUILD_EXPORTS} path={routes.build(id)} query={query} />
    </Page>
  );
}
