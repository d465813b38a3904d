import type { Route } from 'next';
import type { ReactNode } from 'react';

import { KillFilters } from '#components/kill/kill-filters.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import type { OverviewParts } from '#components/overview/overview-frame.tsx';
import { arrived } from '#components/ui/page/arrived.ts';
import { Load } from '#components/ui/page/load.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import type { Answer, RecordSource } from '#lib/api/answer.ts';
import { getActivity } from '#lib/data/war/activity.ts';
import type { getLastNight } from '#lib/data/war/last-night.ts';
import { sampleKills } from '#lib/data/war/kill-samples.ts';
import { sumFighterDeaths, sumFighterKills } from '#lib/data/war/kill-sums.ts';
import { listFighterDeaths, listFighterKills } from '#lib/data/war/kills.ts';
import { getFigures } from '#lib/data/player/overviews.ts';
import { getMarks } from '#lib/data/war/records.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import type { Done } from '#lib/game/overview/figures.ts';
import type { Description } from '#lib/seo/page-metadata.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { type ListAddress, otherList } from '#lib/url/paging/list-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

interface FighterOverview<Params, Data, Form> {
  readonly source: RecordSource<Params, string, Data>;
  readonly exports: ExportList;
  readonly path: (id: string) => Route;
  readonly whose: (id: string) => Fighter;
  readonly form: (id: string) => Promise<Answer<Form | false>>;
  readonly night?: typeof getLastNight;
  /** @param done kills, deaths and place; null where they do not arrive in time */
  readonly describe: (record: Data, done: Done | null) => Omit<Description, 'path'>;
  readonly overview: (record: Data, parts: OverviewParts<Form>) => ReactNode;
  /** True where the two lists stand side by side, each without the side of kills that the page is about. */
  readonly isOne: boolean;
}

/** The first tab of a player or a guild: the overview, the filter, the lists of kills and deaths. */
export function fighterOverview<Params, Data, Form>(page: FighterOverview<Params, Data, Form>) {
  const sides = page.isOne ? ({ kills: 'killer', deaths: 'victim' } as const) : null;
  return recordSection({
    source: page.source,
    path: page.path,
    filter: KILL_FILTER,
    exports: page.exports,
    describe: async (record, id) => {
      const [whose, now] = [page.whose(id), new Date()];
      const figures = await arrived(getFigures(whose, sampleKills(whose, now), now));
      return page.describe(record, figures);
    },
    early: (request) => fighterPanels(page, request),
    content: ({ record, list, panels: { deathList, kills, deaths, killSums, deathSums, ...overview } }) => (
      <div className="narrow:flex narrow:flex-col narrow:gap-2.5">
        {page.overview(record, overview)}
        <KillFilters list={list} />
        <div
          className={`narrow:-mt-3 ${
            page.isOne ? 'grid grid-cols-2 items-start gap-gap compact:grid-cols-1 print:grid-cols-1' : ''
          }`}
        >
          <Load from={kills} label="kills">
            {(rows) => (
              <KillList
                id="kills"
                title="Kills"
                kills={rows}
                list={list}
                sums={killSums}
                known={sides?.kills}
              />
            )}
          </Load>
          <Load from={deaths} label="deaths">
            {(rows) => (
              <KillList
                id="deaths"
                title="Deaths"
                kills={rows}
                list={deathList}
                sums={deathSums}
                known={sides?.deaths}
              />
            )}
          </Load>
        </div>
      </div>
    ),
  });
}

interface Request {
  readonly id: string;
  readonly query: SearchParams;
  readonly list: ListAddress<typeof KILL_FILTER>;
}

/** Starts the panels. Under a filter, what it does not narrow is left out, and the sums stand above the lists. */
function fighterPanels<Params, Data, Form>(
  { whose: fighterOf, form, night }: FighterOverview<Params, Data, Form>,
  { id, query, list }: Request,
) {
  const [whose, now] = [fighterOf(id), new Date()];
  const deathList = otherList(list, 'deaths');
  const chosen = filterWords(KILL_FILTER, query);
  const isWhole = chosen.length === 0;
  const sampled = sampleKills(whose, now, list.values);
  return {
    deathList,
    chosen,
    now,
    figures: getFigures(whose, sampled, now, isWhole),
    marks: isWhole ? getMarks(whose) : null,
    activity: isWhole ? getActivity(whose, sampled, now) : null,
    form: isWhole ? form(id) : null,
    night: (isWhole && night?.(id, now)) || null,
    kills: listFighterKills(whose, list),
    deaths: listFighterDeaths(whose, deathList),
    killSums: isWhole ? null : sumFighterKills(whose, list, now),
    deathSums: isWhole ? null : sumFighterDeaths(whose, list, now),
  };
}
