import type { CountedKill } from '#graphql/testing/truth/every-kill.ts';
import { Random } from '#graphql/rules/random.ts';
import { CAREER_ORDER, CAREERS } from '#lib/game/players/careers.ts';

/* The filter of kills once more, as a plain look at a record: what tests hold answers of the API to. */

/** The query part of an address. */
export type Query = Readonly<Record<string, string>>;

const DAY = 86_400_000;

/** The first moment that a period, or a day, lets through; in seconds. */
function startOf(query: Query, now: Date): number {
  const months = {
    thisMonth: Date.UTC(now.getUTCFullYear(), now.getUTCMonth()),
    lastMonth: Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1),
  };
  const period = query['period'] === 'thisMonth' || query['period'] === 'lastMonth' ? query['period'] : null;
  return Math.max(period ? months[period] : 0, query['from'] ? Date.parse(query['from']) : 0) / 1000;
}

function endOf(query: Query, now: Date): number {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const period = query['period'] === 'lastMonth' ? month : Number.POSITIVE_INFINITY;
  return Math.min(period, query['to'] ? Date.parse(query['to']) + DAY : Number.POSITIVE_INFINITY) / 1000;
}

const within = (value: number, least: string | undefined, most: string | undefined) =>
  (!least || value >= Number(least)) && (!most || value <= Number(most));

/** The realm that a kill was made for. */
export const realmOfKiller = ({ killerCareer }: CountedKill) => CAREERS[killerCareer].realm;

/** True for a kill that the filter of an address lets through. */
export function passesFilter(row: CountedKill, query: Query, now: Date): boolean {
  const { zone, type, realm, killerCareer, victimCareer } = query;
  return (
    row.time >= startOf(query, now) &&
    row.time < endOf(query, now) &&
    (!query['soloOnly'] || row.solo) &&
    (!zone || row.zone === Number(zone)) &&
    (!type || row.inScenario === (type === 'scenario')) &&
    (!realm || realmOfKiller(row).toLowerCase() === realm) &&
    (!killerCareer || row.killerCareer === killerCareer) &&
    (!victimCareer || row.victimCareer === victimCareer) &&
    within(row.victimLevel, query['levelMin'], query['levelMax']) &&
    within(row.attackers, query['attackersMin'], query['attackersMax'])
  );
}

/** Filters for the kills of a world, 24 of them: each field alone, and many together. */
export function killFilters(rows: readonly CountedKill[], now: Date): readonly Query[] {
  const random = new Random('kill filters');
  const dayBefore = (days: number) => new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);
  const zone = String(rows[rows.length >> 1]?.zone);
  const alone: readonly Query[] = [
    {},
    { period: 'thisMonth' },
    { period: 'lastMonth' },
    { soloOnly: 'true' },
    { zone },
    { type: 'rvr' },
    { type: 'scenario' },
    { realm: 'order' },
    { realm: 'destruction', soloOnly: 'true' },
    { killerCareer: 'BRIGHT_WIZARD' },
    { victimCareer: 'WITCH_ELF' },
    { levelMin: '16', levelMax: '39' },
    { attackersMin: '2', attackersMax: '3' },
    { from: dayBefore(5), to: dayBefore(3) },
    { realm: 'order', killerCareer: 'ZEALOT' },
    { from: dayBefore(1), to: dayBefore(4) },
  ];
  const together = Array.from({ length: 8 }, (): Query => {
    const some = { type: random.pick(['rvr', 'scenario']), from: dayBefore(random.int(10, 30)) };
    return {
      ...some,
      realm: random.pick(['order', 'destruction']),
      levelMin: String(random.int(1, 35)),
      attackersMin: String(random.int(1, 3)),
      ...(random.chance(0.3) ? { victimCareer: random.pick(CAREER_ORDER) } : {}),
    };
  });
  return [...alone, ...together];
}
