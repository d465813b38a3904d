import type { Route } from 'next';

import { ARMORY_EXPORTS } from '#app/export/kinds/armory.ts';
import { ComparedArmory } from '#components/armory/armory-comparison.tsx';
import { Armory } from '#components/armory/armory.tsx';
import { CharacterChoices } from '#components/armory/character-choices.tsx';
import { MissingPieces } from '#components/armory/missing-pieces.tsx';
import { RivalSuggestions } from '#components/armory/rival-suggestions.tsx';
import { UpgradeList } from '#components/build/upgrade-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { ShareLinks } from '#components/ui/share/share-links.tsx';
import { isOffered } from '#lib/api/offered.ts';
import { ARMORY_OWNER, getArmory, getOtherArmory } from '#lib/data/player/armories.ts';
import { getArmoryUpgrades } from '#lib/data/builds/upgrades.ts';
import { getMissingPieces } from '#lib/data/player/missing-pieces.ts';
import { suggestRivals } from '#lib/data/war/rivals.ts';
import { describeArmory } from '#lib/seo/descriptions/describe-player.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { planWith } from '#lib/url/build/gear-links.ts';
import { planFrom } from '#lib/url/build/worn-build.ts';
import { ARMORY_FILTER } from '#lib/url/filter/comparison-filter.ts';
import { weightsOf, type WeightValues } from '#lib/url/filter/weight-fields.ts';
import { filteredHref, listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/** Leads from what a character wears to a build that begins with it; nothing where no build can be planned. */
const PlanLink = ({ href }: { readonly href: Route | null }) =>
  href &&
  isOffered('Query.items') && (
    <p>
      <LinkButton href={href}>Open in build planner</LinkButton>
    </p>
  );

/**
 * Loads the missing pieces of the armory's sets; null without an armory. Where the armory fails, its own panel says so.
 */
async function missingFrom(armory: ReturnType<typeof getArmory>) {
  const { data, provenance } = await armory;
  return data ? getMissingPieces(data) : { data: null, provenance };
}

/** Loads what to wear next, by the weights of the address or of the career; false without an armory. */
async function upgradesFor(armory: ReturnType<typeof getArmory>, values: WeightValues) {
  const { data, provenance } = await armory;
  return data ? getArmoryUpgrades(data, values) : { data: false as const, provenance };
}

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.character(id, '/armory'), query, ARMORY_FILTER);
  const { vs } = list.values;
  const armory = getArmory(id);
  const rivals = suggestRivals(id);
  return vs === ''
    ? {
        list,
        armory,
        rivals,
        other: null,
        missing: missingFrom(armory),
        better: upgradesFor(armory, list.values),
      }
    : { list, armory, rivals, other: getOtherArmory(id, vs), missing: null, better: null };
});

export async function generateMetadata(props: PageProps<'/character/[id]/armory'>) {
  const found = await find(ARMORY_OWNER, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.character(id, '/armory'),
    exports: ARMORY_EXPORTS,
    query,
    ...describeArmory(record),
  });
}

export default async function CharacterArmoryPage(props: PageProps<'/character/[id]/armory'>) {
  const found = await find(ARMORY_OWNER, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { record, id, query } = found;
  const { list, armory, rivals, other, missing, better } = start(id, query);
  await awaitPanels(armory, rivals, other, missing, better);

  const form = (
    <div className="grid min-w-0 gap-3">
      <Filters
        list={list}
        fields={['vs']}
        submit="Compare"
        suggest={routes.rivalSuggestions('players', id)}
      />
      <Load from={rivals} label="suggestions" rows={2}>
        {(suggested) => <RivalSuggestions {...suggested} list={list} />}
      </Load>
    </div>
  );
  return (
    <PageSection>
      <div className="mb-3 flex justify-end narrow:justify-start">
        <ShareLinks list={list} />
      </div>
      <Load from={armory} label="armory" rows={16}>
        {(mine) =>
          other ? (
            <Load from={other} label="the other armory" rows={16}>
              {({ armory: theirs, choices, error }) => (
                <ComparedArmory
                  mine={mine}
                  theirs={theirs}
                  choices={
                    choices.length > 0 && (
                      <CharacterChoices
                        choices={choices}
                        name={list.values.vs}
                        hrefOf={(other) => filteredHref(list, 'vs', other)}
                      />
                    )
                  }
                  error={error}
                  form={form}
                />
              )}
            </Load>
          ) : (
            <Armory
              armory={mine}
              form={
                <>
                  <PlanLink href={planFrom(record, mine.items)} />
                  {form}
                </>
              }
            >
              <Load from={better} label="upgrades" rows={6}>
                {(best) =>
                  best && (
                    <UpgradeList
                      career={best.career}
                      found={best}
                      weights={weightsOf(list.values, best.career)}
                      list={list}
                      wide
                      putOn={(row) => (isOffered('Query.items') ? planWith(record, mine.items, row) : null)}
                    />
                  )
                }
              </Load>
              <Load from={missing} label="missing pieces" rows={4}>
                {(found) => <MissingPieces {...found} />}
              </Load>
            </Armory>
          )
        }
      </Load>
      <ExportLinks exports={ARMORY_EXPORTS} path={routes.character(id, '/armory')} query={query} />
    </PageSection>
  );
}
