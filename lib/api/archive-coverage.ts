import type { DocumentNode, FieldNode } from 'graphql';

import type { Progress, ArchivedName } from '#graphql/sql/archive/archive-progress.ts';

import { HELD, type Period } from './held-fields.ts';
import { operationOf } from './schema/fitting/fragments.ts';
import {
  argumentsOf,
  declaresVariable,
  selectedFields,
  type Values,
  withDefaults,
} from './schema/fitting/selected-fields.ts';

/** Tells how far the archive of a kind of rows reaches; undefined before it was read up to the present. */
export type ReachOf = (kind: ArchivedName) => Progress | undefined;

/** Fields of players and guilds that are read of the game's API alone. */
const NOT_ARCHIVED: ReadonlySet<string> = new Set([
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
const BEYOND_ARCHIVE = 'beyondArchive';

/** Fields of a connection that are true for a part of its rows too. */
const OF_PART: ReadonlySet<string> = new Set(['nodes', 'edges', 'pageInfo', '__typename']);

/** A question that an archive can answer. */
export interface Coverage {
  /** As the archive is asked: a list of which it has a part is asked without the number of its rows. */
  readonly variables: object;
  /** Epoch seconds since when the archive goes whose lists are shown in part; null where all is whole. */
  readonly partSince: number | null;
  /** Epoch seconds of the oldest rows that count as the newest. */
  readonly readAt: number;
  /** The names under which lists in part are in the answer: an empty one says nothing. */
  readonly parts: readonly string[];
}

const ARCHIVED: Values = { [BEYOND_ARCHIVE]: false };

/** True for a question about what an archive holds, whether or not it reaches that far. */
export const isHeld = (document: DocumentNode): boolean =>
  selectedFields(document, operationOf(document).selectionSet, ARCHIVED).every(
    (field) => HELD.has(field.name.value) && !namesUnarchived(document, field, ARCHIVED),
  );

/**
 * Tells what an archive can say to a question that the API does not answer (rules.md: Other APIs): a row that it has, a
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
  const archived = declaresVariable(document, BEYOND_ARCHIVE) ? { ...given, [BEYOND_ARCHIVE]: false } : given;
  const variables = withDefaults(document, archived);
  const readings: number[] = [];
  const parts: { readonly field: FieldNode; readonly since: number }[] = [];
  const fields = selectedFields(document, operationOf(document).selectionSet, variables);
  for (const field of fields) {
    const found = archiveOf(field, variables, reachOf, now);
    if (!found || namesUnarchived(document, field, variables)) return null;
    const { shape, reach, isWhole } = found;
    readings.push(reach.readAt);
    const isInPart = shape === 'row' ? listsMembers(document, field, variables) : !isWhole;
    if (isInPart && shape === 'figure') return null;
    if (isInPart) parts.push({ field, since: reach.since });
  }
  const partial = [
    ...parts.map(({ field }) => field),
    ...fields.filter(({ name }) => name.value === 'guild'),
  ];
  const isUncounted = partial.length > 0 && declaresVariable(document, WITH_TOTAL);
  const asked = isUncounted ? { ...variables, [WITH_TOTAL]: false } : variables;
  if (readings.length === 0 || partial.some((field) => sumsUp(document, field, asked))) return null;
  return {
    variables: isUncounted ? { ...archived, [WITH_TOTAL]: false } : archived,
    partSince: parts.length > 0 ? Math.max(...parts.map(({ since }) => since)) : null,
    readAt: Math.min(...readings),
    parts: parts.map(({ field }) => (field.alias ?? field.name).value),
  };
}

/**
 * The beginning of the archive that an answer of our own fields is counted from; null where the archive covers the
 * whole period that is asked about.
 * @param now epoch seconds
 */
export function countedSince(
  document: DocumentNode,
  given: object,
  { reachOf, since, now }: { readonly reachOf: ReachOf; readonly since: number; readonly now: number },
): number | null {
  const variables = withDefaults(document, given);
  const fields = selectedFields(document, operationOf(document).selectionSet, variables);
  return fields.every((field) => archiveOf(field, variables, reachOf, now)?.isWhole) ? null : since;
}

/** The archive of the rows that a field asks for, with whether it has all of them; null for a field without one. */
function archiveOf(field: FieldNode, variables: Values, reachOf: ReachOf, now: number) {
  const held = HELD.get(field.name.value);
  const reach = held && reachOf(held.kind);
  if (!held || !reach) return null;
  const period = held.period(argumentsOf(field, variables), now);
  return { shape: held.shape, reach, isWhole: covers(reach, period, now) };
}

/** The part of a period that may be missing at its end: its figures are as of the last reading. */
const MISSED = 0.1;

/** True if an archive has all rows of a period, but for its last moments. */
function covers({ since, readAt }: Progress, { from, to }: Period, now: number): boolean {
  if (from === null || from < since) return false;
  const end = Math.min(to ?? now, now);
  return end - readAt <= MISSED * (end - from);
}

/** True if a field asks, at any depth, for what is read of the game's API alone. */
function namesUnarchived(document: DocumentNode, { selectionSet }: FieldNode, variables: Values): boolean {
  if (!selectionSet) return false;
  return selectedFields(document, selectionSet, variables).some(
    (inner) => NOT_ARCHIVED.has(inner.name.value) || namesUnarchived(document, inner, variables),
  );
}

/** True for what lists, at any depth, the members of a guild, of whom an archive has those that it has seen. */
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
