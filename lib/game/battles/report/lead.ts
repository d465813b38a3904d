import { type BattleSide, type Loss, otherSide } from './rows.ts';

/** The side that is ahead in the end of a battle. */
export interface FinalLead {
  readonly side: BattleSide;
  /** Since when it is ahead without a break, in epoch seconds; null where that is from the first kill on. */
  readonly since: number | null;
  /** True where the other side was ahead before. */
  readonly turned: boolean;
}

/**
 * Finds the side that is ahead in the end, by the order of the kills; null where both have as many. Kills of one second
 * count together, since their order is not known: no side has the first kill where both killed in that second.
 */
export function finalLead(losses: readonly Pick<Loss, 'time' | 'by'>[]): FinalLead | null {
  const gains = new Map<number, number>();
  for (const { time, by } of losses) gains.set(time, (gains.get(time) ?? 0) + (by === 'order' ? 1 : -1));
  let lead = 0;
  const leads = [...gains]
    .toSorted(([one], [other]) => one - other)
    .map(([time, gain]) => ({ time, sign: Math.sign((lead += gain)) }));
  const end = leads.at(-1)?.sign ?? 0;
  if (end === 0) return null;
  const side = end > 0 ? 'order' : 'destruction';
  const last = leads.findLastIndex(({ sign }) => sign !== end);
  const since = leads[last + 1]?.time ?? null;
  const first = leads[0]?.time;
  const isFirst = since === first && losses.every(({ time, by }) => time !== first || by !== otherSide(side));
  return { side, since: isFirst ? null : since, turned: leads.some(({ sign }) => sign === -end) };
}
