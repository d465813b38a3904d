import { statLabel } from '#lib/game/items/stats.ts';

import { setsOf, type Stat, type Wearer } from './armory-api.ts';

type Totals = Readonly<Record<string, number>>;

/** Stats that are shares whatever the API says (rules.md: Stats). */
const SHARES =
  /^(?:BLOCK|PARRY|DISRUPT|EVADE|\w+_CRIT_RATE|CRITICAL_HIT_RATE_REDUCTION|\w+_STRIKETHROUGH|AUTO_ATTACK_SPEED|ARMOR_PENETRATION_REDUCTION|INCOMING_HEAL_PERCENT|OUTGOING_DAMAGE)$/;

/** Sums up an armory by label and unit: 'Parry %'. */
export function totalsOf(armory: Wearer): Totals {
  const worn = armory.items.filter(({ equipSlot }) => equipSlot !== 'NONE');
  const active = setsOf(armory).flatMap(({ set, worn: pieces }) =>
    set.bonuses.filter(({ itemsRequired }) => itemsRequired <= pieces),
  );
  const stats: Stat[] = [
    ...worn.flatMap(({ item }) => item.stats),
    ...worn.flatMap(({ talismans }) => talismans.flatMap((talisman) => talisman.stats)),
    ...active.flatMap(({ bonus: { stat, value, percentage } }) =>
      stat !== undefined && value !== undefined ? [{ stat, value, percentage: percentage === true }] : [],
    ),
    ...worn.map(({ item: { type, armor } }) => ({
      stat: type === 'SHIELD' ? 'BLOCK_RATING' : 'ARMOR',
      value: armor,
      percentage: false,
    })),
  ];
  const sums: Record<string, number> = {};
  for (const { stat, value, percentage } of stats) {
    const key = `${statLabel(stat)}${percentage || SHARES.test(stat) ? ' %' : ''}`;
    sums[key] = (sums[key] ?? 0) + value * (stat === 'HEALTH_REGEN' ? 4 : 1);
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

/** The table of totals in a page's HTML, in the same form. */
export function printedTotals(html: string): Totals {
  const [, table = ''] = /<caption[^>]*>Totals<\/caption>(.*?)<\/table>/s.exec(html) ?? [];
  const [, body = ''] = /<tbody[^>]*>(.*)<\/tbody>/s.exec(table) ?? [];
  return Object.fromEntries(
    body
      .split('</tr>')
      .slice(0, -1)
      .map((row) => {
        const cells = row.split(/<\/t[dh]>/).map((cell) => cell.replaceAll(/<[^>]*>/g, ''));
        const [label = '', total = ''] = [cells[0], cells.at(-2)];
        const amount = Number(total.replace('−', '-').replaceAll(/[+,%]/g, ''));
        return [`${label}${total.endsWith('%') ? ' %' : ''}`, amount];
      }),
  );
}
