import type { ArchivedName } from '#graphql/sql/archive/archive-progress.ts';
import { periodSpan } from '#lib/game/boards/board-period.ts';

import { isRecord } from './answers/check.ts';
import type { Values } from './schema/fitting/selected-fields.ts';

/** The period that a field asks about, in epoch seconds; null for an open end. */
export interface Period {
  readonly from: number | null;
  readonly to: number | null;
}

/** A field of Query whose rows an archive has. */
interface HeldField {
  /** The kind of rows that it counts, lists or finds. */
  readonly kind: ArchivedName;
  /** One row by its id, rows with or without a connection around them, or what is counted of them. */
  readonly shape: 'row' | 'connection' | 'list' | 'figure';
  readonly period: (args: Values, now: number) => Period;
}

const UNKNOWN: Period = { from: null, to: null };
const row = (kind: ArchivedName): HeldField => ({ kind, shape: 'row', period: () => UNKNOWN });
const connection = (kind: ArchivedName, began: string, unit = 1): HeldField => ({
  kind,
  shape: 'connection',
  period: ({ where }) => periodOf(where, began, unit),
});
const figure = (kind: ArchivedName, period: HeldField['period']): HeldField => ({
  kind,
  shape: 'figure',
  period,
});

const fromTo = ({ from, to }: Values): Period => ({ from: secondsOf(from), to: secondsOf(to) });
const killsWhere = ({ where }: Values): Period => periodOf(where, 'time', 1);
const week = ({ year, week: number }: Values): Period =>
  spanned(periodSpan({ unit: 'week', year: Number(year), week: Number(number) }));
const month = ({ year, month: number }: Values): Period =>
  spanned(periodSpan({ unit: 'month', year: Number(year), month: Number(number) }));
const spanned = ({ gte, lt }: ReturnType<typeof periodSpan>): Period => ({ from: gte, to: lt });

const SEVEN_DAYS = 7 * 86_400;

/** The fields of Query that an archive can answer, and what of their rows it has to have for that. */
export const HELD = new Map<string, HeldField>([
  ['kill', row('Kill')],
  ['character', row('Kill')],
  ['guild', row('Kill')],
  ['scenario', row('ScenarioRecord')],
  ['skirmish', row('Skirmish')],
  ['instance', row('InstanceRun')],
  ['instanceRun', row('InstanceRun')],
  ['instanceEncounterRun', row('InstanceRun')],
  ['kills', connection('Kill', 'time')],
  ['scenarios', connection('ScenarioRecord', 'startTime')],
  ['skirmishes', connection('Skirmish', 'startTime')],
  ['instances', connection('InstanceRun', 'start')],
  ['instanceRuns', connection('InstanceRun', 'start', 1_000)],
  ['instanceEncounterRuns', connection('InstanceRun', 'start', 1_000)],
  // Events are read in each round, as kills are.
  ['events', { kind: 'Kill', shape: 'list', period: () => UNKNOWN }],
  ['topSkirmishes', figure('Skirmish', (_, now) => ({ from: now - SEVEN_DAYS, to: null }))],
  ['killsHeatmap', figure('Kill', fromTo)],
  ['killPairs', figure('Kill', killsWhere)],
  ['zoneDays', figure('Kill', fromTo)],
  ['zoneLeaders', figure('Kill', month)],
  ['killsByDay', figure('Kill', killsWhere)],
  ['fighterSums', figure('Kill', killsWhere)],
  ['careerStatistics', figure('Kill', fromTo)],
  ['scenarioStatistics', figure('ScenarioRecord', fromTo)],
  ['weeklyKillLeaderboard', figure('Kill', week)],
  ['weeklyGuildKillLeaderboard', figure('Kill', week)],
  ['monthlyKillLeaderboard', figure('Kill', month)],
  ['monthlyGuildKillLeaderboard', figure('Kill', month)],
]);

/** The period of a filter: of each condition that stands beside others, or among those of `and`. */
function periodOf(where: unknown, began: string, unit: number): Period {
  if (!isRecord(where)) return UNKNOWN;
  const inner = Array.isArray(where['and']) ? where['and'].map((part) => periodOf(part, began, unit)) : [];
  const bounds = isRecord(where[began]) ? where[began] : {};
  const least = [bounds['gte'], bounds['gt'], bounds['eq']].map((bound) => secondsOf(bound, unit));
  const most = [bounds['lte'], bounds['lt'], bounds['eq']].map((bound) => secondsOf(bound, unit));
  const from = [...least, ...inner.map((part) => part.from)].filter((moment) => moment !== null);
  const to = [...most, ...inner.map((part) => part.to)].filter((moment) => moment !== null);
  return {
    from: from.length > 0 ? Math.max(...from) : null,
    to: to.length > 0 ? Math.min(...to) : null,
  };
}

/** A moment of our schema in epoch seconds; null for none. @param unit its parts of a second */
function secondsOf(value: unknown, unit = 1): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = Number(value) / unit;
  return Number.isFinite(number) ? number : null;
}
