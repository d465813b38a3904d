import type { BattleListRowFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';
import { numberWords, scoreWords } from '#lib/game/battles/report/words.ts';
import type { BATTLE_FILTER } from '#lib/url/filter/battle-filter.ts';
import { type ListAddress, listHref } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../../ui/navigation/nav-link.tsx';
import { Panel } from '../../ui/page/panel.tsx';

interface Props {
  /** The battle of last night with the most kills; none where there was no battle. */
  readonly battle: BattleListRowFragment | undefined;
  /** The number of battles of the night. */
  readonly battles: number;
  /** The address of all of them. */
  readonly list: ListAddress<typeof BATTLE_FILTER>;
}

/** The biggest battle of last night in a sentence, which leads to its report. */
export const BiggestOfNight = ({ battle, battles, list }: Props) => (
  <Panel
    as="section"
    aria-label="Last night"
    className="mb-4 flex flex-wrap items-baseline gap-x-4 px-5 py-3 narrow:px-3.5 narrow:pt-2.5 narrow:pb-1"
  >
    {battle ? (
      <>
        <span className="text-muted">Biggest of last night:</span>{' '}
        <NavLink
          href={routes.battle(battle.id)}
          className="inline-flex min-h-6 items-center font-semibold narrow:min-h-11"
        >
          {scoreWords({ ...battle, place: battlePlace(battle) })}, {numberWords(battle)}
        </NavLink>{' '}
        {battles > 1 && (
          <NavLink
            href={listHref(list)}
            className="inline-flex min-h-6 items-center text-sm text-link narrow:min-h-11"
          >
            All {thousands(battles)} battles
          </NavLink>
        )}
      </>
    ) : (
      <span className="text-muted">No battle last night, from noon to noon UTC.</span>
    )}
  </Panel>
);
