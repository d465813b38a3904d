import { ComparisonContent } from '#app/comparison-content.tsx';
import { GUILD_RIVALS } from '#app/export/kinds/rivals.ts';
import { RivalGuildCard } from '#components/feud/rival-guild-card.tsx';
import { Compared } from '#components/overview/compared.tsx';
import { GuildChoices } from '#components/overview/guild-choices.tsx';
import { arrived } from '#components/ui/page/arrived.ts';
import { awaitPanels } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { compareGuilds } from '#lib/data/player/comparisons.ts';
import { getFigures } from '#lib/data/player/overviews.ts';
import { sampleKills } from '#lib/data/war/kill-samples.ts';
import { counted } from '#lib/format/number.ts';
import { type GuildComparison, guildPairs } from '#lib/game/overview/comparison.ts';
import { runWords } from '#lib/game/overview/scenario-form.ts';
import { realmOf } from '#lib/game/players/careers.ts';
import { describeComparison } from '#lib/seo/descriptions/describe-feud.ts';
import { describeComparedGuild } from '#lib/seo/descriptions/describe-guild.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { COMPARISON_FILTER } from '#lib/url/filter/comparison-filter.ts';
import { type ListAddress, listAddress, listHref } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

interface Props {
  readonly comparison: GuildComparison;
  readonly list: ListAddress;
}

/** Two guilds side by side. */
function ComparedGuilds({ comparison, list }: Props) {
  const [near, far] = comparison.sides;
  return (
    <Compared
      comparison={comparison}
      list={list}
      pairs={guildPairs(comparison)}
      words={sharedWords(comparison)}
      near={<RivalGuildCard guild={near} />}
      far={<RivalGuildCard guild={far} />}
      realm={realmOf(near.realm)}
      feud={routes.guildFeud(near.id, far.id)}
    />
  );
}

/** The runs that are among the newest of both. */
function sharedWords({ sides: [near, far], forms: [mine, theirs] }: GuildComparison): string {
  if (!mine && !theirs) return 'Neither ever fought in a scenario.';
  if (!mine || !theirs) return `${(mine ? far : near).name} never fought in a scenario.`;
  const others = new Set(theirs.runIds);
  const shared = mine.runIds.filter((id) => others.has(id)).length;
  const met = shared === 0 ? 'No scenario' : counted(shared, 'scenario');
  return `${met} with members of both, in ${runWords(mine)} of ${near.name} and ${runWords(theirs)} of ${far.name}.`;
}

/** The most guilds that are suggested. */
const SUGGESTED = 8;

/** The comparison that an address names, and the figures of the one alone where it names no other. */
const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.guildComparison(id), query, COMPARISON_FILTER);
  const now = new Date();
  const whose = { guildId: id };
  const isCompared = list.values.vs !== '';
  return {
    list,
    comparison: isCompared ? compareGuilds(id, list, now) : null,
    figures: isCompared ? null : getFigures(whose, sampleKills(whose, now), now),
  };
});

export async function generateMetadata(props: PageProps<'/guild/[id]/compare'>) {
  const found = await find(GUILD, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  const { list, comparison } = start(id, query);
  const compared = comparison && (await arrived(comparison));
  return metadataOf({
    path: list.path,
    exports: GUILD_RIVALS.comparison,
    query,
    ...describeComparison(describeComparedGuild(record), compared?.comparison ?? null),
    sharedPath: listHref(list),
  });
}

export default async function GuildComparisonPage(props: PageProps<'/guild/[id]/compare'>) {
  const found = await find(GUILD, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { record, id, query } = found;
  const { list, comparison, figures } = start(id, query);
  await awaitPanels(comparison, figures);
  return (
    <PageSection>
      <ComparisonContent
        what="guild"
        id={id}
        name={record.name}
        list={list}
        comparison={comparison}
        figures={figures}
        board={routes.guildLeaderboard}
        renderCompared={(both) => <ComparedGuilds comparison={both} list={list} />}
        renderChoices={(guilds, hrefOf) => (
          <GuildChoices title="Which guild is meant?" guilds={guilds} name={list.values.vs} hrefOf={hrefOf} />
        )}
        renderFoes={({ sample }, hrefOf) => {
          const fought = sample.guilds.flatMap(({ guild }) => (guild.id === id ? [] : [guild]));
          return (
            fought.length > 0 && (
              <GuildChoices title="Most fought guilds" guilds={fought.slice(0, SUGGESTED)} hrefOf={hrefOf} />
            )
          );
        }}
      />
      <ExportLinks exports={GUILD_RIVALS.comparison} path={list.path} query={query} />
    </PageSection>
  );
}
