import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode, visit } from 'graphql';

import { isRecord } from './answers/check.ts';
import type { RawAnswer } from './raw-answer.ts';
import { fragmentsOf, operationOf } from './schema/fitting/fragments.ts';

/*
 * GraphQL empties a whole list when one of its rows violates the schema, and its error names that row. The other rows
 * are asked for again, around it: those before it, the cursor at it, and those after that cursor.
 */

/** Asks a question in terms of our schema. */
export type Ask = (document: DocumentNode, variables: object) => Promise<RawAnswer>;

/** The list that a question pages through: the fields that lead to it, and the variables of its page. */
interface PagedList {
  readonly path: readonly FieldNode[];
  readonly first: string;
  readonly after: string;
}

/** The most rows that are left out of a page, at three questions each, before the page counts as lost. */
const MOST_LEFT_OUT = 3;

/**
 * Restores a page of a list that the API left empty because one of its rows has an error.
 * @returns false where the list stays lost, as with too many such rows
 */
export async function restoreRows(
  document: DocumentNode,
  variables: object,
  { data, errors }: RawAnswer,
  ask: Ask,
): Promise<boolean> {
  if (errors.length === 0) return true;
  const list = pagedList(document);
  const connection = list && connectionIn(data, list);
  if (!list || !connection || connection['nodes'] !== null) return true;
  const rows = await wholeRows(document, { list, variables: { ...variables }, errors }, ask);
  if (rows === null) return false;
  connection['nodes'] = rows;
  return true;
}

interface LostPage {
  readonly list: PagedList;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly errors: readonly unknown[];
}

async function wholeRows(document: DocumentNode, { list, variables, errors }: LostPage, ask: Ask) {
  const rows: unknown[] = [];
  const page = { size: Number(variables[list.first]), after: variables[list.after], errors };
  const asked = (size: number) => ({ ...variables, [list.first]: size, [list.after]: page.after });
  for (let leftOut = 0; leftOut < MOST_LEFT_OUT; leftOut++) {
    const index = lostRow(page.errors, list);
    if (index === null || !(index < page.size)) return null;
    if (index > 0) {
      const before = await ask(document, asked(index));
      rows.push(...rowsOf(before, list));
    }
    page.after = cursorOf(await ask(cursorQuestion(document, list), asked(index + 1)), list);
    page.size -= index + 1;
    if (typeof page.after !== 'string' || page.size === 0) return rows;
    const behind = await ask(document, asked(page.size));
    if (connectionIn(behind.data, list)?.['nodes'] !== null) return [...rows, ...rowsOf(behind, list)];
    page.errors = behind.errors;
  }
  return null;
}

function rowsOf({ data }: RawAnswer, list: PagedList): readonly unknown[] {
  const nodes = connectionIn(data, list)?.['nodes'];
  return Array.isArray(nodes) ? nodes : [];
}

function cursorOf({ data }: RawAnswer, list: PagedList): unknown {
  const pageInfo = connectionIn(data, list)?.['pageInfo'];
  return isRecord(pageInfo) ? pageInfo['endCursor'] : null;
}

const nameOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

function connectionIn(data: unknown, { path }: PagedList): Record<string, unknown> | null {
  let value = data;
  for (const field of path) value = isRecord(value) ? value[nameOf(field)] : null;
  return isRecord(value) ? value : null;
}

/** The index of the first row that the errors are about. */
function lostRow(errors: readonly unknown[], { path }: PagedList): number | null {
  const names = [...path.map(nameOf), 'nodes'];
  const places = errors.flatMap((error) => {
    const errorPath = isRecord(error) && Array.isArray(error['path']) ? error['path'] : [];
    const place: unknown = errorPath[names.length];
    return typeof place === 'number' && names.every((name, at) => errorPath[at] === name) ? place : [];
  });
  return places.length > 0 ? Math.min(...places) : null;
}

const lists = new WeakMap<DocumentNode, PagedList | null>();

/** Finds the field that the question's variables page through; null where there is none, or more than one. */
function pagedList(document: DocumentNode): PagedList | null {
  const known = lists.get(document);
  if (known !== undefined) return known;
  const found = pagedFields(document, operationOf(document).selectionSet, []);
  const list = found.length === 1 ? (found[0] ?? null) : null;
  lists.set(document, list);
  return list;
}

function pagedFields(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  path: readonly FieldNode[],
): readonly PagedList[] {
  return selections.flatMap((node): readonly PagedList[] => {
    if (node.kind === Kind.INLINE_FRAGMENT) return pagedFields(document, node.selectionSet, path);
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragmentsOf(document).get(node.name.value);
      return fragment ? pagedFields(document, fragment.selectionSet, path) : [];
    }
    const [first, after] = ['first', 'after'].map((name) => variableOf(node, name));
    const here = [...path, node];
    if (first !== undefined && after !== undefined) return [{ path: here, first, after }];
    return node.selectionSet ? pagedFields(document, node.selectionSet, here) : [];
  });
}

function variableOf({ arguments: given = [] }: FieldNode, name: string): string | undefined {
  const value = given.find((each) => each.name.value === name)?.value;
  return value?.kind === Kind.VARIABLE ? value.name.value : undefined;
}

/** Makes a question for the cursor behind a page, without any row. */
function cursorQuestion(document: DocumentNode, { path }: PagedList): DocumentNode {
  const field = (name: string, selectionSet?: SelectionSetNode): FieldNode => ({
    kind: Kind.FIELD,
    name: { kind: Kind.NAME, value: name },
    ...(selectionSet ? { selectionSet } : {}),
  });
  const select = (node: FieldNode): SelectionSetNode => ({ kind: Kind.SELECTION_SET, selections: [node] });
  const inner = select(field('pageInfo', select(field('endCursor'))));
  const selectionSet = path.reduceRight((inside, node) => select({ ...node, selectionSet: inside }), inner);
  const used = new Set<string>();
  visit(selectionSet, { Variable: ({ name }) => void used.add(name.value) });
  const operation = operationOf(document);
  const variableDefinitions = operation.variableDefinitions?.filter(({ variable }) =>
    used.has(variable.name.value),
  );
  return {
    kind: Kind.DOCUMENT,
    definitions: [{ ...operation, selectionSet, ...(variableDefinitions ? { variableDefinitions } : {}) }],
  };
}
