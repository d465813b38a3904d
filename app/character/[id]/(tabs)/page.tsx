import type { Route } from 'next';
import type { ReactNode } from 'react';

import { CHARACTER_EXPORTS } from '#app/export/kinds/fighters.ts';
import { FighterLists } from '#app/fighter-lists.tsx';
import { arrivedFigures, startFighterPanels } from '#app/fighter-panels.ts';
import { FoeLists } from '#components/overview/foe-lists.tsx';
import { OverviewFrame, type OverviewParts } from '#components/overview/overview-frame.tsx';
import { resultWords } from '#components/overview/result-words.ts';
import { characterRow, TopList, type TopRow } from '#components/overview/top-list.tsx';
import { ZoneList } from '#components/overview/zone-list.tsx';
import { StandingPanel } from '#components/scenario/standing-panel.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { awaitPanels, Load } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { Timestamp } from '#components/ui/time/timestamp.tsx';
import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import { SUMMED_CHARACTER } from '#lib/data/player/overviews.ts';
import { getLastNight } from '#lib/data/war/last-night.ts';
import { getPlayerForm } from '#lib/data/war/standings.ts';
import { counted, percent, thousands } from '#lib/format/number.ts';
import { utcDateLong } from '#lib/format/time.ts';
import { killsAndDeaths } from '#lib/game/battles/list/battle-result.ts';
import {
  foughtLastNight,
  type LastNight,
  nightBattleWords,
  nightRunWords,
} from '#lib/game/overview/last-night.ts';
import type { NewestFight } from '#lib/game/overview/newest-fights.ts';
import { type Companion, runWords } from '#lib/game/overview/scenario-form.ts';
import type { PlayerForm } from '#lib/game/scenarios/standing.ts';
import { eveningOf, eveningParams } from '#lib/game/war/evening.ts';
import { describeCharacter } from '#lib/seo/descriptions/describe-player.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { placeHref } from '#lib/url/filter/board-filter.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { type SearchParams, withQuery } from '#lib/url/search-params.ts';

interface LastNightLineProps {
  /** The id of the player. */
  readonly id: string;
  readonly night: LastNight;
}

const NIGHT_LINK = 'inline-flex min-h-6 items-center font-semibold narrow:min-h-11';

interface NightPanelProps {
  readonly label: 'Last night:' | 'Latest fights:';
  readonly newest: readonly NewestFight[];
  readonly children: ReactNode;
}

const NightPanel = ({ label, newest, children }: NightPanelProps) => (
  <Panel className="mb-gap px-5 py-3 narrow:mb-0 narrow:px-3.5 narrow:py-1">
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h3 className="font-text text-[1em] font-normal text-muted">{label}</h3>
      {children}
    </div>
    <NewestFights fights={newest} />
  </Panel>
);

/** The newest fights of a player, a line each, which leads to its page. */
const NewestFights = ({ fights }: { readonly fights: readonly NewestFight[] }) =>
  fights.length > 0 && (
    <ul
      aria-label="Newest fights"
      className="mt-1.5 grid grid-cols-2 gap-x-6 border-t border-line pt-1.5 narrow:mt-0 narrow:grid-cols-1 narrow:pt-0"
    >
      {fights.map(({ at, text, href }) => (
        <li key={`${href} ${text}`} className="flex min-w-0 items-baseline gap-x-3">
          <NavLink href={href} className="inline-flex min-h-6 min-w-0 flex-1 items-center narrow:min-h-11">
            {text}
          </NavLink>
          <span className="shrink-0 text-sm text-muted">
            <Timestamp at={at} variant="stacked" precision="minute" />
          </span>
        </li>
      ))}
    </ul>
  );

/** The last night of a player, each part with a link to it, else the day of the newest fight; and the newest fights. */
function LastNightLine({ id, night }: LastNightLineProps) {
  const { evening, newest } = night;
  const [latest] = newest;
  if (foughtLastNight(night)) {
    const battles = nightBattleWords(night);
    return (
      <NightPanel label="Last night:" newest={newest}>
        <NavLink href={onEvening(routes.character(id), evening)} className={NIGHT_LINK}>
          {killsAndDeaths(night)}
        </NavLink>
        {battles !== null && (
          <NavLink href={onEvening(routes.character(id, '/battles'), evening)} className={NIGHT_LINK}>
            {battles}
          </NavLink>
        )}
        <NavLink href={routes.character(id, '/scenarios')} className={NIGHT_LINK}>
          {nightRunWords(night)}
        </NavLink>
        <span className="text-sm text-muted">{utcDateLong(new Date(evening * 1000))}, noon to noon UTC</span>
      </NightPanel>
    );
  }
  if (!latest) return null;
  return (
    <NightPanel label="Latest fights:" newest={newest}>
      <NavLink href={onEvening(routes.character(id), eveningOf(latest.at))} className={NIGHT_LINK}>
        {utcDateLong(new Date(latest.at * 1000))}
      </NavLink>
    </NightPanel>
  );
}

/** The address of a list with the filter of an evening. */
const onEvening = (path: Route, evening: number): Route =>
  withQuery(path, new URLSearchParams(eveningParams(evening)));

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
  /** Null where a filter narrows the page. */
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
        <Load from={night} label="last night" rows={1}>
          {(last) => <LastNightLine id={character.id} night={last} />}
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
  return {
    list,
    ...panels,
    form: panels.isWhole ? getPlayerForm(id) : null,
    night: panels.isWhole ? getLastNight(id, panels.now) : null,
  };
});

export async function generateMetadata(props: PageProps<'/character/[id]'>) {
  const found = await find(SUMMED_CHARACTER, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: character, id, query } = found;
  return metadataOf({
    path: routes.character(id),
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
      <div className="narrow:flex narrow:flex-col narrow:gap-2.5">
        <PlayerOverview
          character={character}
          {...overview}
          form={form}
          night={night}
          chosen={chosen}
          now={now}
        />
        <FighterLists list={list} deathList={deathList} {...lists} isOne />
      </div>
      <ExportLinks exports={CHARACTER_EXPORTS.overview} path={list.path} query={query} />
    </PageSection>
  );
}
