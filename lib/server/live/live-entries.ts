import { type DocumentNode, parse } from 'graphql';

import * as documents from '#graphql/generated/documents.ts';
import type { AskDirectly } from '#graphql/server/direct-api.ts';
import { gameEventsById, type LiveGameEvent, type LiveRow } from '#graphql/sql/live/live-events.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { battleEntry, killEntry, scenarioEntry, sessionEntry } from '#lib/exports/feeds/battle-feeds.ts';
import type { FeedEntry } from '#lib/exports/feeds/export-feed.ts';
import { type DatedEvent, eventHref, eventKind } from '#lib/game/war/events.ts';

/** Asks for one record by `$id`, or for those of `$dungeonId` and `$start`, with the rows that feeds are made of. */
const documentOf = (question: string, { definitions }: DocumentNode): DocumentNode => ({
  kind: documents.KillRowFragmentDoc.kind,
  definitions: [...parse(question).definitions, ...definitions],
});

const KILL = documentOf(
  'query GetLiveKill($id: ID!) { kill(id: $id, includeAssists: true) { ...KillRow } }',
  documents.KillRowFragmentDoc,
);
const BATTLE = documentOf(
  'query GetLiveBattle($id: ID!) { battle(id: $id) { ...BattleListRow } }',
  documents.BattleListRowFragmentDoc,
);
const SCENARIO = documentOf(
  'query GetLiveScenario($id: ID!) { scenario(id: $id) { ...ScenarioRow } }',
  documents.ScenarioRowFragmentDoc,
);
const SESSIONS = documentOf(
  `query GetLiveSessions($start: Long!) {
    dungeonSessions(where: { start: { gte: $start, lte: $start } }, first: 50) { nodes { ...SessionRow } }
  }`,
  documents.SessionRowFragmentDoc,
);

/** The API and the database that what is told is read from. */
export interface LiveReading {
  readonly sql: Database;
  readonly ask: AskDirectly;
}

/**
 * Reads what feeds say of rows; null for a record that is gone meanwhile. All questions are put in one turn, so that the
 * API reads the records of a kind together.
 */
export async function liveEntries(
  { sql, ask }: LiveReading,
  rows: readonly LiveRow[],
): Promise<readonly (FeedEntry | null)[]> {
  const ids = rows.filter(({ kind }) => kind === 'event').map(({ record }) => record);
  const gameEvents = ids.length === 0 ? [] : await gameEventsById(sql, ids);
  const record = async <Row>(document: DocumentNode, id: string): Promise<Row | null> => {
    const { data, errors } = await ask(document, { id });
    if (errors.length > 0) throw new Error(`the live stream cannot read ${id}: ${JSON.stringify(errors[0])}`);
    // Safe: the document asks for one record, with the fragment of the row.
    return Object.values(data as Record<string, Row | null>)[0] ?? null;
  };
  return Promise.all(
    rows.map(async (row) => {
      switch (row.kind) {
        case 'kill':
          return entryOf(killEntry, await record<documents.KillRowFragment>(KILL, row.record));
        case 'battle':
          return entryOf(battleEntry, await record<documents.BattleListRowFragment>(BATTLE, row.record));
        case 'scenario':
          return entryOf(scenarioEntry, await record<documents.ScenarioRowFragment>(SCENARIO, row.record));
        case 'dungeon':
          return entryOf(sessionEntry, await sessionOf(ask, row));
        case 'event':
          return entryOf(
            gameEventEntry,
            gameEvents.find(({ id }) => id === row.record),
          );
      }
    }),
  );
}

const entryOf = <Row>(entry: (row: Row) => FeedEntry, row: Row | null | undefined): FeedEntry | null =>
  row ? entry(row) : null;

/** A session has no address of its own in the API: those that began in its second are few. */
async function sessionOf(
  ask: AskDirectly,
  { began, record }: LiveRow,
): Promise<documents.SessionRowFragment | null> {
  if (began === null) return null;
  const { data, errors } = await ask(SESSIONS, { start: began });
  if (errors.length > 0)
    throw new Error(`the live stream cannot read ${record}: ${JSON.stringify(errors[0])}`);
  // Safe: the document asks for just this.
  const { dungeonSessions } = data as { dungeonSessions: { nodes: documents.SessionRowFragment[] | null } };
  return dungeonSessions.nodes?.find(({ id }) => id === record) ?? null;
}

/** An event of the game as one that is to come. */
export function comingEvent({
  kind,
  name,
  start,
  end,
}: LiveGameEvent): DatedEvent & { kind: LiveGameEvent['kind'] } {
  return {
    kind,
    name: name.trim() || eventKind(kind),
    start: new Date(start * 1_000),
    end: end === null ? null : new Date(end * 1_000),
    state: 'Coming',
  };
}

/** An event of the game in a feed: it is told when it is announced. */
function gameEventEntry(event: LiveGameEvent): FeedEntry {
  const dated = comingEvent(event);
  const { kind, start: from, end: to } = dated;
  const until = to ? ` until ${to.toISOString()}` : '; its end is not known';
  return {
    path: eventHref(dated),
    title: `${dated.name}: ${eventKind(kind).toLowerCase()} from ${from.toISOString()}`,
    summary: `${eventKind(kind)} from ${from.toISOString()}${until}.`,
    published: from,
    updated: to,
    categories: [{ term: kind.toLowerCase(), label: eventKind(kind) }],
  };
}
