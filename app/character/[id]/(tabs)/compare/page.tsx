import { ComparisonContent } from '#app/comparison-content.tsx';
import { PLAYER_RIVALS } from '#app/export/kinds/rivals.ts';
import { CharacterChoices } from '#components/armory/character-choices.tsx';
import { RivalSuggestions } from '#components/armory/rival-suggestions.tsx';
import { RivalCard } from '#components/feud/rival-card.tsx';
import { Compared } from '#components/overview/compared.tsx';
import { FoeLists } from '#components/overview/foe-lists.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { arrived } from '#components/ui/page/arrived.ts';
import { awaitPanels, Load } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { CHARACTER } from '#lib/data/player/characters-and-guilds.ts';
import { comparePlayers } from '#lib/data/player/comparisons.ts';
import { getFigures } from '#lib/data/player/overviews.ts';
import { sampleKills } from '#lib/data/war/kill-samples.ts';
import { suggestRivals } from '#lib/data/war/rivals.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { type PlayerComparison, playerPairs, scenarioSourceWords } from '#lib/game/overview/comparison.ts';
import { type Companion, runWords } from '#lib/game/overview/scenario-form.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/careers.ts';
import { roleWords } from '#lib/game/players/game-role.ts';
import { describeComparison } from '#lib/seo/descriptions/describe-feud.ts';
import { describeComparedPlayer } from '#lib/seo/descriptions/describe-player.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { COMPARISON_FILTER } from '#lib/url/filter/comparison-filter.ts';
import { type ListAddress, listAddress, listHref } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

interface Props {
  readonly comparison: PlayerComparison;
  readonly list: ListAddress;
}

/** Two players side by side. */
function ComparedPlayers({ comparison, list }: Props) {
  const { sides } = comparison;
  const [mine, theirs] = sides;
  const words = [roleWords(sides), scenarioSourceWords(comparison), sharedWords(comparison)];
  return (
    <Compared
      comparison={comparison}
      list={list}
      pairs={playerPairs(comparison)}
      words={words.filter(Boolean).join(' ')}
      near={<RivalCard character={mine} />}
      far={<RivalCard character={theirs} />}
      realm={realmOf(realmOfCareer(mine.career))}
      feud={routes.playerFeud(mine.id, theirs.id)}
    >
      <LinkButton href={routes.armoryComparison(mine.id, theirs.id)}>Compare armories</LinkButton>
    </Compared>
  );
}

/** The runs of scenarios that both fought in, as far as the form of the first tells. */
function sharedWords({ sides: [mine, theirs], forms: [form] }: PlayerComparison): string {
  if (!form) return `${mine.name} never fought in a scenario.`;
  const find = (companions: readonly Companion[]) =>
    companions.find(({ character }) => character.id === theirs.id) ?? { matches: 0, wins: 0 };
  const [together, against] = [find(form.comrades), find(form.rivals)];
  const parts = [
    together.matches > 0 && `${metWords(together)} on the same side`,
    against.matches > 0 && `${metWords(against)} against each other`,
  ].filter(Boolean);
  const sample = `${runWords(form)} of ${mine.name}`;
  return parts.length === 0 ? `They did not meet in ${sample}.` : `In ${sample}: ${parts.join(', ')}.`;
}

const metWords = ({ matches, wins }: Pick<Companion, 'matches' | 'wins'>): string =>
  `${counted(matches, 'run')} (${thousands(wins)} won)`;

/** The comparison that an address names, and the figures of the one alone where it names no other. */
const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.comparison(id), query, COMPARISON_FILTER);
  const now = new Date();
  const whose = { characterId: id };
  const isCompared = list.values.vs !== '';
  return {
    list,
    comparison: isCompared ? comparePlayers(id, list, now) : null,
    rivals: isCompared ? null : suggestRivals(id),
    figures: isCompared ? null : getFigures(whose, sampleKills(whose, now), now),
  };
});

export async function generateMetadata(props: PageProps<'/character/[id]/compare'>) {
  const found = await find(CHARACTER, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  const { list, comparison } = start(id, query);
  const compared = comparison && (await arrived(comparison));
  return metadataOf({
    path: list.path,
    exports: PLAYER_RIVALS.comparison,
    query,
    ...describeComparison(describeComparedPlayer(record), compared?.comparison ?? null),
    sharedPath: listHref(list),
  });
}

export default async function PlayerComparisonPage(props: PageProps<'/character/[id]/compare'>) {
  const found = await find(CHARACTER, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { record, id, query } = found;
  const { list, comparison, rivals, figures } = start(id, query);
  await awaitPanels(comparison, rivals, figures);
  return (
    <PageSection>
      <ComparisonContent
        what="player"
        id={id}
        name={record.name}
        list={list}
        comparison={comparison}
        figures={figures}
        board={routes.leaderboard}
        renderCompared={(both) => <ComparedPlayers comparison={both} list={list} />}
        renderChoices={(choices, hrefOf) => (
          <CharacterChoices choices={choices} name={list.values.vs} hrefOf={hrefOf} />
        )}
        renderFoes={({ sample }, hrefOf) => (
          <div className="grid grid-cols-2 items-start gap-gap compact:grid-cols-1">
            <FoeLists id={id} sample={sample} compareHref={hrefOf} />
          </div>
        )}
      >
        <Load from={rivals} label="suggestions" rows={2}>
          {(suggested) => <RivalSuggestions {...suggested} list={list} />}
        </Load>
      </ComparisonContent>
      <ExportLinks exports={PLAYER_RIVALS.comparison} path={list.path} query={query} />
    </PageSection>
  );
}
