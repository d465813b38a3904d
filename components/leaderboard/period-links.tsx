import type { Route } from 'next';

import {
  type BoardPeriod,
  periodLabel,
  periodsBeside,
  periodSpan,
  periodText,
} from '#lib/game/boards/board-period.ts';
import { filteredHref, type ListAddress } from '#lib/url/paging/list-address.ts';

import { LinkButton } from '../ui/navigation/link-button.tsx';

interface Props {
  readonly list: ListAddress;
  readonly period: BoardPeriod;
  readonly now: Date;
  /** False for a period without kills, from which no link leads further back. */
  readonly hasKills: boolean;
}

/** Links to the previous and the next period; there is none after the current one. */
export function PeriodLinks({ list, period, now, hasKills }: Props) {
  const { before, after } = periodsBeside(period);
  const seconds = now.getTime() / 1000;
  const hasBefore = hasKills || seconds < periodSpan(period).lt;
  const hasAfter = periodSpan(after).gte <= seconds;
  if (!hasBefore && !hasAfter) return null;
  const hrefOf = (beside: BoardPeriod): Route => filteredHref(list, 'period', periodText(beside));
  return (
    <nav aria-label="Periods" className="flex flex-wrap gap-2.5">
      {hasBefore && <LinkButton href={hrefOf(before)}>← {periodLabel(before)}</LinkButton>}
      {hasAfter && <LinkButton href={hrefOf(after)}>{periodLabel(after)} →</LinkButton>}
    </nav>
  );
}
