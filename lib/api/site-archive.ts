import { type DocumentNode, Kind } from 'graphql';

import { OURS } from '#graphql/generations/changes.ts';
import type { ArchiveSpan } from '#graphql/sql/archive/archive-progress.ts';
import { ProcessWide } from '#lib/process-wide.ts';

import type { GraphqlApi } from './registry.ts';
import type { ReachOf } from './archive-coverage.ts';
import type { Endpoint } from './schema/endpoint.ts';
import { operationOf } from './schema/fitting/fragments.ts';
import { selectedFields, withDefaults } from './schema/fitting/selected-fields.ts';

/** The archive of a remote API in an own database, asked by our whole schema. */
export interface SiteArchive {
  readonly ask: NonNullable<GraphqlApi['ask']>;
  /** The reach of all kinds together, as of the last minute; null while it has only begun. */
  span(): ArchiveSpan | null;
  /** The reach of one kind, as of the last minute; undefined before it was read up to the present. */
  readonly reachOf: ReachOf;
}

/** Own fields that count all of the past, of which an archive has a part: the rows of the remote API say more. */
const BEYOND: ReadonlySet<string> = new Set(['Query.fighterSums', 'Query.killsByDay']);

/** Fields and arguments of our own about items, creatures and what stands in zones, of which an archive has none. */
const OF_CATALOGUE = /^Query\.(?:(?:items|creatures)\(|zoneContents$)/;

const shared = new ProcessWide<SiteArchive>('archive');

/** Registers the archive for the pages; `undefined` withdraws it. */
export function registerArchive(archive: SiteArchive | undefined): void {
  shared.set(archive);
}

/** The archive beside the remote API; undefined where the site keeps none. */
export const registeredArchive = (): SiteArchive | undefined => shared.get();

/**
 * True for a field of Query, or an argument of one, that our own API alone has, and an archive can answer.
 * @example isOfArchive('Query.scenarioStatistics') // true
 */
export const isOfArchive = (coordinate: string): boolean =>
  coordinate.startsWith('Query.') &&
  OURS.has(coordinate) &&
  !BEYOND.has(coordinate) &&
  !OF_CATALOGUE.test(coordinate);

/**
 * True if a question is one for the archive: it asks for a field of our own that the remote API lacks, or sets an
 * argument of our own.
 */
export function isForArchive(
  document: DocumentNode,
  variables: object,
  { offers, isAssumed }: Pick<Endpoint, 'offers' | 'isAssumed'>,
): boolean {
  const given = new Map<string, unknown>(Object.entries(variables));
  const asked = selectedFields(
    document,
    operationOf(document).selectionSet,
    withDefaults(document, variables),
  );
  return asked.some(({ name, arguments: args = [] }) => {
    const field = `Query.${name.value}`;
    const set = args.filter(
      ({ value }) => value.kind !== Kind.VARIABLE || (given.get(value.name.value) ?? null) !== null,
    );
    const own = [field, ...set.map((argument) => `${field}(${argument.name.value}:)`)].filter(isOfArchive);
    return own.some((coordinate) => isAssumed() || !offers(coordinate));
  });
}
