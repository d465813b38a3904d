import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

import type { Progress, RecordedName } from '#graphql/sql/record/record-progress.ts';
import { periodSpan } from '#lib/game/boards/board-period.ts';

import { isRecord } from './answers/check.ts';
import { fragmentsOf, operationOf } from './schema/fitting/fragments.ts';

/** Tells how far the record of a kind of rows reaches; undefined before it was read up to the present. */
export type ReachOf = (kind: RecordedName) => Progress | undefined;

type Values = Readonly<Record<string, unknown>>;

/** The period that a field asks about, in epoch seconds; null for an open end. */
interface Period {
  readonly from: number | null;
  readonly to: number | null;
}

/** A field of Query whose rows a record has. */
interface HeldField {
  /** The kind of rows that it counts, lists or finds. */
  readonly kind: RecordedName;
  /** One row by its id, rows with or without a connection around them, or what is counted of them. */
  readonly shape: 'row' | 'connection' | 'list' | 'figure';
  readonly period: (args: Values, now: number) => Period;
}

const UNKNOWN: Period = { from: null, to: null };
const row = (kind: RecordedName): HeldField => ({ kind, shape: 'row', period: () => UNKNOWN });
const connection = (kind: RecordedName, began: string, unit = 1): HeldField => ({
  kind,
  shape: 'connection',
  period: ({ where }) => periodOf(where, began, unit),
});
const figure = (kind: RecordedName, period: HeldField['period']): HeldField => ({
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

/** The fields of Query that a record can answer, and what of their rows it has to have for that. */
const HELD = new Map<string, HeldField>([
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
  ['killsByDay', figure('Kill', killsWhere)],
  ['fighterSums', figure('Kill', killsWhere)],
  ['careerStatistics', figure('Kill', fromTo)],
  ['scenarioStatistics', figure('ScenarioRecord', fromTo)],
  ['weeklyKillLeaderboard', figure('Kill', week)],
  ['weeklyGuildKillLeaderboard', figure('Kill', week)],
  ['monthlyKillLeaderboard', figure('Kill', month)],
  ['monthlyGuildKillLeaderboard', figure('Kill', month)],
]);

/** Fields of players and guilds that are read of the game's API alone. */
const NOT_RECORDED: ReadonlySet<string> = new Set([
  'items',
  'ratings',
  'leader',
  'briefDescription',
  // Of all runs, which no period bounds.
  'distributions',
]);

/** The variable of the site's documents that leaves out how many rows a list has in all. */
const WITH_TOTAL = 'withTotal';
/** The one that leaves out what no fight tells. */
const BEYOND_RECORD = 'beyondRecord';

/** Fields of a connection that are true for a part of its rows too. */
const OF_PART: ReadonlySet<string> = new Set(['nodes', 'edges', 'pageInfo', '__typename']);

/** A question that a record can answer. */
export interface Coverage {
  /** As the record is asked: a list of which it has a part is asked without the number of its rows. */
  readonly variables: object;
  /** Epoch seconds since when the record goes whose lists are shown in part; null where all is whole. */
  readonly partSince: number | null;
  /** Epoch seconds of the oldest rows that count as the newest. */
  readonly readAt: number;
  /** The names under which lists in part are in the answer: an empty one says nothing. */
  readonly parts: readonly string[];
}

const RECORDED: Values = { [BEYOND_RECORD]: false };

/** True for a question about what a record holds, whether or not it reaches that far. */
export const isHeld = (document: DocumentNode): boolean =>
  selectedFields(document, operationOf(document).selectionSet, RECORDED).every(
    (field) => HELD.has(field.name.value) && !namesUnrecorded(document, field, RECORDED),
  );

/**
 * Tells what a record can say to a question that the API does not answer (rules.md: Other APIs): a row that it has, a
 * figure whose whole period it covers, and lists, in part where their period begins before it. Null where it would say
 * less than was asked.
 * @param now epoch seconds
 */
export function coverageOf(
  document: DocumentNode,
  given: object,
  reachOf: ReachOf,
  now: number,
): Coverage | null {
  const recorded = declares(document, BEYOND_RECORD) ? { ...given, [BEYOND_RECORD]: false } : given;
  const variables = withDefaults(document, recorded);
  const readings: number[] = [];
  const parts: { readonly field: FieldNode; readonly since: number }[] = [];
  const fields = selectedFields(document, operationOf(document).selectionSet, variables);
  for (const field of fields) {
    const held = HELD.get(field.name.value);
    const reach = held && reachOf(held.kind);
    if (!held || !reach || namesUnrecorded(document, field, variables)) return null;
    readings.push(reach.readAt);
    if (held.shape === 'row' && listsMembers(document, field, variables))
      parts.push({ field, since: reach.since });
    if (held.shape === 'row' || covers(reach, held.period(argumentsOf(field, variables), now), now)) continue;
    if (held.shape === 'figure') return null;
    parts.push({ field, since: reach.since });
  }
  const partial = [
    ...parts.map(({ field }) => field),
    ...fields.filter(({ name }) => name.value === 'guild'),
  ];
  const isUncounted = partial.length > 0 && declares(document, WITH_TOTAL);
  const asked = isUncounted ? { ...variables, [WITH_TOTAL]: false } : variables;
  if (readings.length === 0 || partial.some((field) => sumsUp(document, field, asked))) return null;
  return {
    variables: isUncounted ? { ...recorded, [WITH_TOTAL]: false } : recorded,
    partSince: parts.length > 0 ? Math.max(...parts.map(({ since }) => since)) : null,
    readAt: Math.min(...readings),
    parts: parts.map(({ field }) => (field.alias ?? field.name).value),
  };
}

/**
 * The beginning of the record that an answer of our own fields is counted from; null where the record covers the whole
 * period that is asked about.
 * @param now epoch seconds
 */
export function countedSince(
  document: DocumentNode,
  given: object,
  { reachOf, since, now }: { readonly reachOf: ReachOf; readonly since: number; readonly now: number },
): number | null {
  const variables = withDefaults(document, given);
  const fields = selectedFields(document, operationOf(document).selectionSet, variables);
  const isWhole = fields.every((field) => {
    const held = HELD.get(field.name.value);
    const reach = held && reachOf(held.kind);
    return held && reach && covers(reach, held.period(argumentsOf(field, variables), now), now);
  });
  return isWhole ? null : since;
}

/** The part of a period that may be missing at its end: its figures are as of the last reading. */
const MISSED = 0.1;

/** True if a record has all rows of a period, but for its last moments. */
function covers({ since, readAt }: Progress, { from, to }: Period, now: number): boolean {
  if (from === null || from < since) return false;
  const end = Math.min(to ?? now, now);
  return end - readAt <= MISSED * (end - from);
}

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

function withDefaults(document: DocumentNode, given: object): Values {
  const defaults = (operationOf(document).variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...defaults, ...set]);
}

const argumentsOf = ({ arguments: args = [] }: FieldNode | DirectiveNode, variables: Values): Values =>
  Object.fromEntries(args.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]));

const declares = (document: DocumentNode, variable: string): boolean =>
  (operationOf(document).variableDefinitions ?? []).some(
    (definition) => definition.variable.name.value === variable,
  );

/** The fields of a selection, those of its fragments among them, without what its directives leave out. */
function selectedFields(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  variables: Values,
): readonly FieldNode[] {
  return selections.flatMap((node) => {
    if (isLeftOut(node, variables)) return [];
    if (node.kind === Kind.FIELD) return node;
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragmentsOf(document).get(node.name.value);
    return inner ? selectedFields(document, inner.selectionSet, variables) : [];
  });
}

/** True for what `@include` or `@skip` leaves out. */
const isLeftOut = ({ directives = [] }: SelectionNode, variables: Values): boolean =>
  directives.some((directive) => {
    const isSet = argumentsOf(directive, variables)['if'];
    return directive.name.value === 'include' ? isSet === false : isSet === true;
  });

/** True if a field asks, at any depth, for what is read of the game's API alone. */
function namesUnrecorded(document: DocumentNode, { selectionSet }: FieldNode, variables: Values): boolean {
  if (!selectionSet) return false;
  return selectedFields(document, selectionSet, variables).some(
    (inner) => NOT_RECORDED.has(inner.name.value) || namesUnrecorded(document, inner, variables),
  );
}

/** True for what lists, at any depth, the members of a guild, of whom a record has those that it has seen. */
const listsMembers = (document: DocumentNode, { selectionSet }: FieldNode, variables: Values): boolean =>
  selectionSet !== undefined &&
  selectedFields(document, selectionSet, variables).some(
    (inner) => inner.name.value === 'members' || listsMembers(document, inner, variables),
  );

/** True if a part of a list is asked for figures of all rows: their number, a median. */
function sumsUp(document: DocumentNode, { name, selectionSet }: FieldNode, variables: Values): boolean {
  if (!selectionSet || HELD.get(name.value)?.shape === 'list') return false;
  const inner = selectedFields(document, selectionSet, variables);
  return HELD.get(name.value)?.shape === 'connection' || name.value === 'members'
    ? inner.some((field) => !OF_PART.has(field.name.value))
    : inner.some((field) => sumsUp(document, field, variables));
}
