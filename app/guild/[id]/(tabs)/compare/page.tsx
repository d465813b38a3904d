import { GUILD_RIVALS } from '#app/export/kinds/rivals.ts';
import { ComparedGuilds } from '#components/overview/compared-guilds.tsx';
import { FigureList } from '#components/overview/figure-list.tsx';
import { GuildChoices } from '#components/overview/guild-choices.tsx';
import { NoOpponent } from '#components/overview/no-opponent.tsx';
import { arrived } from '#components/ui/page/arrived.ts';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { SectionHeading } from '#components/ui/page/section-heading.tsx';
import { compareGuilds } from '#lib/data/player/comparisons.ts';
import { sampleKills } from '#lib/data/war/kill-samples.ts';
import { GUILD } from '#lib/data/player/guilds.ts';
import { getFigures } from '#lib/data/player/overviews.ts';
import { describeComparison } from '#lib/seo/descriptions/describe-feud.ts';
import { describeComparedGuild } from '#lib/seo/descriptions/describe-guild.ts';
import { placeHref } from '#lib/url/filter/board-filter.ts';
import { COMPARISON_FILTER } from '#lib/url/filter/comparison-filter.ts';
import { filteredHref, listAddress, listHref } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/** The most guilds that are suggested. */
const SUGGESTED = 8;

/** The comparison that an address names; null where it names no other guild. */
function comparisonAt(id: string, query: SearchParams) {
  const list = listAddress(routes.guildComparison(id), query, COMPARISON_FILTER);
  return { list, comparison: list.values.vs === '' ? null : compareGuilds(id, list, new Date()) };
}

const page = recordSection({
  source: GUILD,
  exports: GUILD_RIVALS.comparison,
  describe: async (guild, id, query) => {
    const { list, comparison } = comparisonAt(id, query);
    const found = comparison && (await arrived(comparison));
    return {
      ...describeComparison(describeComparedGuild(guild), found?.comparison ?? null),
      path: routes.guildComparison(id),
      sharedPath: listHref(list),
    };
  },
  early: ({ id, query }) => {
    const { list, comparison } = comparisonAt(id, query);
    const [whose, now] = [{ guildId: id }, new Date()];
    const figures = comparison ? null : getFigures(whose, sampleKills(whose, now), now);
    return { list, comparison, figures };
  },
  content: ({ id, record: guild, panels: { list, comparison, figures } }) => {
    const hrefOf = (other: string) => filteredHref(list, COMPARISON_FILTER.fields.vs.param, other);
    return (
      <>
        <SectionHeading>Compare {guild.name} with another guild</SectionHeading>
        <div className="mb-gap">
          <Filters list={list} submit="Compare" suggest={routes.rivalSuggestions('guilds', id)} />
        </div>
        {comparison && (
          <Load from={comparison} label="comparison" rows={12}>
            {({ comparison: found, choices }) =>
              found ? (
                <ComparedGuilds comparison={found} list={list} />
              ) : choices.length > 0 ? (
                <GuildChoices
                  title="Which guild is meant?"
                  guilds={choices}
                  name={list.values.vs}
                  hrefOf={hrefOf}
                />
              ) : (
                <NoOpponent what="guild" />
              )
            }
          </Load>
        )}
        {figures && (
          <Load from={figures} label="figures" rows={5}>
            {(known) => {
              const fought = known.sample.guilds.filter((foe) => foe.guild.id !== id);
              return (
                <div className="grid gap-gap">
                  <FigureList
                    figures={known}
                    placeHref={(period) => placeHref(routes.guildLeaderboard, id, period)}
                    filtered={false}
                  />
                  {fought.length > 0 && (
                    <GuildChoices
                      title="Most fought guilds"
                      guilds={fought.slice(0, SUGGESTED).map((foe) => foe.guild)}
                      hrefOf={hrefOf}
                    />
                  )}
                </div>
              );
            }}
          </Load>
        )}
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
