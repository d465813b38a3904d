import { PLAYER_RIVALS } from '#app/export/kinds/rivals.ts';
import { CharacterChoices } from '#components/armory/character-choices.tsx';
import { RivalSuggestions } from '#components/armory/rival-suggestions.tsx';
import { ComparedPlayers } from '#components/overview/compared-players.tsx';
import { FigureList } from '#components/overview/figure-list.tsx';
import { FoeLists } from '#components/overview/foe-lists.tsx';
import { NoOpponent } from '#components/overview/no-opponent.tsx';
import { arrived } from '#components/ui/page/arrived.ts';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { SectionHeading } from '#components/ui/page/section-heading.tsx';
import { CHARACTER } from '#lib/data/player/characters.ts';
import { comparePlayers } from '#lib/data/player/comparisons.ts';
import { sampleKills } from '#lib/data/war/kill-samples.ts';
import { getFigures } from '#lib/data/player/overviews.ts';
import { suggestRivals } from '#lib/data/war/rivals.ts';
import { describeComparison } from '#lib/seo/descriptions/describe-feud.ts';
import { describeComparedPlayer } from '#lib/seo/descriptions/describe-player.ts';
import { placeHref } from '#lib/url/filter/board-filter.ts';
import { COMPARISON_FILTER } from '#lib/url/filter/comparison-filter.ts';
import { filteredHref, listAddress, listHref } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/** The comparison that an address names; null where it names no other player. */
function comparisonAt(id: string, query: SearchParams) {
  const list = listAddress(routes.comparison(id), query, COMPARISON_FILTER);
  return { list, comparison: list.values.vs === '' ? null : comparePlayers(id, list, new Date()) };
}

const page = recordSection({
  source: CHARACTER,
  exports: PLAYER_RIVALS.comparison,
  describe: async (character, id, query) => {
    const { list, comparison } = comparisonAt(id, query);
    const found = comparison && (await arrived(comparison));
    return {
      ...describeComparison(describeComparedPlayer(character), found?.comparison ?? null),
      path: routes.comparison(id),
      sharedPath: listHref(list),
    };
  },
  early: ({ id, query }) => {
    const { list, comparison } = comparisonAt(id, query);
    if (comparison) return { list, comparison, rivals: null, figures: null };
    const [whose, now] = [{ characterId: id }, new Date()];
    return {
      list,
      comparison,
      rivals: suggestRivals(id),
      figures: getFigures(whose, sampleKills(whose, now), now),
    };
  },
  content: ({ id, record: character, panels: { list, comparison, rivals, figures } }) => (
    <>
      <SectionHeading>Compare {character.name} with another player</SectionHeading>
      <div className="mb-gap grid gap-3">
        <Filters list={list} submit="Compare" suggest={routes.rivalSuggestions('players', id)} />
        {rivals && (
          <Load from={rivals} label="suggestions" rows={2}>
            {(suggested) => <RivalSuggestions {...suggested} list={list} />}
          </Load>
        )}
      </div>
      {figures && (
        <Load from={figures} label="figures" rows={5}>
          {(known) => (
            <div className="grid gap-gap">
              <FigureList
                figures={known}
                placeHref={(period) => placeHref(routes.leaderboard, id, period)}
                filtered={false}
              />
              <div className="grid grid-cols-2 items-start gap-gap compact:grid-cols-1">
                <FoeLists
                  id={id}
                  sample={known.sample}
                  compareHref={(other) => filteredHref(list, 'vs', other)}
                />
              </div>
            </div>
          )}
        </Load>
      )}
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
              <NoOpponent what="character" />
            )
          }
        </Load>
      )}
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
