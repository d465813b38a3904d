import { CharacterChoices } from '#components/armory/character-choices.tsx';
import { RivalSuggestions } from '#components/armory/rival-suggestions.tsx';
import { ComparedPlayers } from '#components/overview/compared-players.tsx';
import { NobodyToCompare } from '#components/overview/nobody-to-compare.tsx';
import { arrived } from '#components/ui/arrived.ts';
import { Filters } from '#components/ui/filters.tsx';
import { Load } from '#components/ui/load.tsx';
import { recordSection } from '#components/ui/record-page.tsx';
import { CHARACTER } from '#lib/data/characters.ts';
import { comparePlayers } from '#lib/data/comparisons.ts';
import { suggestRivals } from '#lib/data/rivals.ts';
import { PLAYER_COMPARISON_EXPORTS } from '#lib/exports/kinds/comparison-exports.ts';
import { describeComparison } from '#lib/seo/descriptions/describe-comparison.ts';
import { describeComparedPlayer } from '#lib/seo/descriptions/describe-player.ts';
import { COMPARISON_FILTER } from '#lib/url/comparison-filter.ts';
import { filteredHref, listAddress, listHref } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/** The comparison that an address names; null where it names no other player. */
function asked(id: string, query: SearchParams) {
  const list = listAddress(routes.comparison(id), query, COMPARISON_FILTER);
  return { list, comparison: list.values.vs === '' ? null : comparePlayers(id, list, new Date()) };
}

const page = recordSection({
  source: CHARACTER,
  exports: PLAYER_COMPARISON_EXPORTS,
  describe: async (character, id, query) => {
    const { list, comparison } = asked(id, query);
    const found = comparison && (await arrived(comparison));
    return {
      ...describeComparison(describeComparedPlayer(character), found?.comparison ?? null),
      path: routes.comparison(id),
      sharedPath: listHref(list),
      noindex: true,
    };
  },
  early: ({ id, query }) => {
    const { list, comparison } = asked(id, query);
    return { list, comparison, rivals: comparison ? null : suggestRivals(id) };
  },
  content: ({ panels: { list, comparison, rivals } }) => (
    <>
      <div className="mb-gap grid gap-3">
        <Filters list={list} submit="Compare" />
        {rivals && (
          <Load from={rivals} label="suggestions" rows={2}>
            {(suggested) => <RivalSuggestions {...suggested} list={list} />}
          </Load>
        )}
      </div>
      {comparison && (
        <Load from={comparison} label="comparison" rows={12}>
          {({ comparison: found, choices }) =>
            found ? (
              <ComparedPlayers comparison={found} list={list} />
            ) : choices.length > 0 ? (
              <CharacterChoices
                choices={choices}
                name={list.values.vs}
                hrefOf={(other) => filteredHref(list, 'vs', other)}
              />
            ) : (
              <NobodyToCompare what="character" />
            )
          }
        </Load>
      )}
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
