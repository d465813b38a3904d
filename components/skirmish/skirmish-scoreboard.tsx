import type { Route } from 'next';

import type { PageInfoFragment, SkirmishScoreFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { realmOf } from '#lib/game/realms.ts';
import { type ScoreSort, SKIRMISH_SORT_KEYS } from '#lib/game/score-sort.ts';
import { sortHref } from '#lib/url/score-order.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';

import {
  COMBAT_COLUMNS,
  PLAYER_COLUMNS,
  type ScoreCell,
  SUPPORT_COLUMNS,
} from '../scoreboard/score-columns.tsx';
import { bestOf, ScoreRow } from '../scoreboard/score-row.tsx';
import { ScoreTable } from '../scoreboard/score-table.tsx';
import { NavLink } from '../ui/nav-link.island.tsx';
import { Pager } from '../ui/pager.tsx';

function cells(damageHref: Props['damageHref']): readonly ScoreCell<SkirmishScoreFragment>[] {
  return [
    ...PLAYER_COLUMNS,
    ...COMBAT_COLUMNS,
    {
      key: 'killDamage',
      header: 'Kill Damage',
      className: 'num',
      cell: ({ killDamage, character }) => (
        <NavLink className="underline" href={damageHref(character.id)}>
          {thousands(killDamage)}
        </NavLink>
      ),
      measure: ({ killDamage }) => killDamage,
    },
    ...SUPPORT_COLUMNS,
  ];
}

interface Props {
  readonly scores: readonly SkirmishScoreFragment[];
  readonly pageInfo: PageInfoFragment;
  readonly list: ListAddress;
  /** The address of what a character did to those who died. */
  readonly damageHref: (characterId: string) => Route;
  readonly sort: ScoreSort;
  readonly byDefault: ScoreSort;
}

/** One page of a skirmish's scoreboard, in the order that the server made (spec §2). */
export function SkirmishScoreboard({ scores, pageInfo, list, damageHref, sort, byDefault }: Props) {
  const columns = cells(damageHref);
  const best = bestOf(columns, scores);
  return (
    <div className="panel">
      <ScoreTable
        caption="Scoreboard"
        columns={columns.map(({ key, header, className }) => ({
          key,
          header,
          className,
          sortable: SKIRMISH_SORT_KEYS.some((sortable) => sortable === key),
        }))}
        sort={sort}
        addressOf={(next) => sortHref(list, next, byDefault)}
      >
        {scores.map((entry) => (
          <ScoreRow
            key={entry.character.id}
            entry={entry}
            side={realmOf(entry.realm).side}
            cells={columns}
            best={best}
          />
        ))}
      </ScoreTable>
      <Pager label="scoreboard" links={pagerLinks(list, pageInfo)} />
    </div>
  );
}
