import type { ComponentProps } from 'react';

import { KillFilters } from '#components/kill/kill-filters.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { Below } from '#components/ui/page/below.tsx';
import { Load } from '#components/ui/page/load.tsx';
import type { listFighterDeaths, listFighterKills } from '#lib/data/war/kills.ts';
import type { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

type Sums = ComponentProps<typeof KillList>['sums'];

interface Props {
  readonly list: ListAddress<typeof KILL_FILTER>;
  readonly deathList: ListAddress<typeof KILL_FILTER>;
  readonly kills: ReturnType<typeof listFighterKills>;
  readonly deaths: ReturnType<typeof listFighterDeaths>;
  readonly killSums: Sums;
  readonly deathSums: Sums;
  /** True where the two lists stand side by side, each without the side of kills that the page is about. */
  readonly isOne?: boolean;
}

/** The kills and the deaths of a player or a guild, below their filter. */
export const FighterLists = ({ list, deathList, isOne = false, ...panels }: Props) => (
  <>
    <KillFilters list={list} />
    <div
      className={`narrow:-mt-3 ${
        isOne ? 'grid grid-cols-2 items-start gap-gap compact:grid-cols-1 print:grid-cols-1' : ''
      }`}
    >
      <Load from={panels.kills} label="kills">
        {(rows) => (
          <KillList
            id="kills"
            title="Kills"
            kills={rows}
            list={list}
            sums={panels.killSums}
            known={isOne ? 'killer' : undefined}
          />
        )}
      </Load>
      <Below of={[panels.kills]} label="deaths">
        <Load from={panels.deaths} label="deaths">
          {(rows) => (
            <KillList
              id="deaths"
              title="Deaths"
              kills={rows}
              list={deathList}
              sums={panels.deathSums}
              known={isOne ? 'victim' : undefined}
            />
          )}
        </Load>
      </Below>
    </div>
  </>
);
