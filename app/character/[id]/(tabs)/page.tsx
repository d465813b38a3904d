import { CHARACTER_EXPORTS } from '#app/export/kinds/fighters.ts';
import { FighterLists } from '#app/fighter-lists.tsx';
import { arrivedFigures, startFighterPanels } from '#app/fighter-panels.ts';
import { NightCard } from '#components/overview/night-card.tsx';
import { FoeLists } from '#components/overview/foe-lists.tsx';
import { OverviewFrame, type OverviewParts } from '#components/overview/overview-frame.tsx';
import { resultWords } from '#components/overview/result-words.ts';
import { characterRow, TopList, type TopRow } from '#components/overview/top-list.tsx';
import { ZoneList } from '#components/overview/zone-list.tsx';
import { StandingPanel } from '#components/scenario/standing-panel.tsx';
import { ListsFirst } from '#components/overview/lists-first.tsx';
import { Below } from '#components/ui/page/below.tsx';
import { after, awaitPanels, Load } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import { SUMMED_CHARACTER } from '#lib/data/player/overviews.ts';
import { getLastNight, getNight } from '#lib/data/war/last-night.ts';
import { getPlayerForm } from '#lib/data/war/standings.ts';
import { counted, percent, thousands } from '#lib/format/number.ts';
import type { LastNight } from '#lib/game/overview/last-night.ts';
import { type Companion, runWords } from '#lib/game/overview/scenario-form.ts';
import type { PlayerForm } from '#lib/game/scenarios/standing.ts';
import { chosenEvening, eveningParams } from '#lib/game/war/evening.ts';
import { describeCharacter } from '#lib/seo/descriptions/describe-player.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { placeHref } from '#lib/url/filter/board-filter.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { type SearchParams, withQuery } from '#lib/url/search-params.ts';

/** A player in scenarios: the results, the standing among others of the career, comrades and rivals. */
function ScenarioFormPanels({ form }: { readonly form: PlayerForm }) {
  const { standing, comrades, rivals, runs, wins } = form;
  return (
    <>
      <StandingPanel standing={standing}>
        {`${percent(wins, runs, 0)}% won of ${runWords(form)}: ${resultWords(form, runs)}.`}
      </StandingPanel>
      <TopList
        title="Comrades"
        about={`Most often on the same side, in ${runWords(form)}`}
        rows={comrades.map(companionRow)}
        empty="No other player was on the same side."
      />
      <TopList
        title="Rivals"
        about={`Most often on the other side, in ${runWords(form)}`}
        rows={rivals.map(companionRow)}
        empty="No player was on the other side."
      />
    </>
  );
}

const companionRow = ({ character, matches, wins }: Companion): TopRow =>
  characterRow(character, `${counted(matches, 'run')}, ${thousands(wins)} won`);

interface Props extends OverviewParts<PlayerForm> {
  /** The last night, or the one that the address names; null where it is narrowed otherwise. */
  readonly night: Promise<Answer<LastNight>> | null;
  readonly character: CharacterCardFragment;
}

/** Sums up a player: each part is its own panel (rules.md: Overviews). */
function PlayerOverview({ character, night, ...parts }: Props) {
  const { figures, form } = parts;
  return (
    <OverviewFrame
      {...parts}
      compare={routes.comparison(character.id)}
      placeHref={(period) => placeHref(routes.leaderboard, character.id, period)}
      lead={
        <Load from={night} label="last night" rows={4}>
          {(night) => <NightCard id={character.id} night={night} isChosen={parts.chosen.length > 0} />}
        </Load>
      }
    >
      <div className="grid grid-cols-3 items-start gap-gap compact:grid-cols-1">
        <Load from={figures} label="nemesis, prey and zones" rows={5}>
          {({ sample }) => (
            <>
              <FoeLists id={character.id} sample={sample} />
              <ZoneList sample={sample} />
            </>
          )}
        </Load>
      </div>
      <Load from={form} label="scenarios" rows={5}>
        {(known) =>
          known && (
            <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] items-start gap-gap compact:grid-cols-1">
              <ScenarioFormPanels form={known} />
            </div>
          )
        }
      </Load>
    </OverviewFrame>
  );
}

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.character(id), query, KILL_FILTER);
  const panels = startFighterPanels({ characterId: id }, query, list);
  const evening = chosenEvening(list.params);
  const night =
    evening === null ? (panels.isWhole ? getLastNight(id, panels.now) : null) : getNight(id, evening);
  const { figures } = panels.overview;
  return {
    list,
    ...panels,
    // The night stands above the figures, which it would push down.
    overview: { ...panels.overview, figures: night ? after(night, figures) : figures },
    form: panels.isWhole ? getPlayerForm(id) : null,
    night,
  };
});

export async function generateMetadata(props: PageProps<'/character/[id]'>) {
  const found = await find(SUMMED_CHARACTER, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: character, id, query } = found;
  const evening = chosenEvening(listAddress(routes.character(id), query, KILL_FILTER).params);
  return metadataOf({
    path: routes.character(id),
    ...(evening !== null && {
      sharedPath: withQuery(routes.character(id), new URLSearchParams(eveningParams(evening))),
    }),
    exports: CHARACTER_EXPORTS.overview,
    query,
    ...describeCharacter(character, await arrivedFigures({ characterId: id })),
  });
}

export default async function CharacterPage(props: PageProps<'/character/[id]'>) {
  const found = await find(SUMMED_CHARACTER, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { record: character, id, query } = found;
  const { list, deathList, overview, lists, form, night, chosen, now } = start(id, query);
  await awaitPanels(...Object.values(overview), ...Object.values(lists), form, night);
  return (
    <PageSection>
      <ListsFirst
        lists={
          <Below of={[overview.figures]}>
            <FighterLists list={list} deathList={deathList} {...lists} isOne />
          </Below>
        }
      >
        <PlayerOverview
          character={character}
          {...overview}
          form={form}
          night={night}
          chosen={chosen}
          now={now}
        />
      </ListsFirst>
      <ExportLinks exports={CHARACTER_EXPORTS.overview} path={list.path} query={query} />
    </PageSection>
  );
}
