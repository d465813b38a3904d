import type { Database } from '../engine/connection/database.ts';

/** An alert as it is told. All its texts are final: a second try sends the same. */
export interface AlertEntry {
  readonly kind: string;
  readonly title: string;
  readonly summary: string;
  /** The address of its page. */
  readonly url: string;
  /** The address of the picture of its link preview. */
  readonly picture: string;
  /** The text in the markup of its target. */
  readonly text: string;
}

/** An alert to be written. `key` names what it is about: a rule tells a target of it once. */
export interface NewAlert {
  readonly target: string;
  readonly rule: string;
  readonly key: string;
  readonly entry: AlertEntry;
}

/** The best, the newest or the last so far. */
export interface AlertMark {
  readonly key: string;
  readonly value: number;
}

/** The consequences of a reading, written in one statement. */
export interface Findings {
  readonly alerts: readonly NewAlert[];
  readonly marks: readonly AlertMark[];
}

/** An alert of a message. */
export interface SentAlert {
  readonly id: string;
  readonly rule: string;
  /** Epoch seconds. */
  readonly made: number;
  readonly entry: AlertEntry;
}

/** Alerts that are sent together. Its id stays the same at each try. */
export interface AlertMessage {
  readonly id: string;
  readonly alerts: readonly SentAlert[];
}

/**
 * Begins to read at the end of what is told, or goes on where it was. Reading does not go back behind what was told at
 * `since`, and begins anew in another database.
 * @param since epoch seconds
 * @returns the id after which to read
 */
export async function resumeReading(sql: Database, since: number): Promise<number> {
  const [row] = await sql<{ after: string }[]>`
    /* resumeReading */
    with told as (
      select coalesce(max(id), 0) as last, coalesce(max(id) filter (where told < ${since}::bigint), 0) as old from live_event
    )
    insert into alert_reading (after) select last from told
    on conflict (one) do update set after = (
      select case when alert_reading.after > last then last else greatest(alert_reading.after, old) end from told)
    returning after::text`;
  return Number(row?.after ?? 0);
}

/** The last id that the live stream has told; 0 before the first. */
export async function lastTold(sql: Database): Promise<number> {
  const [row] = await sql<{ last: string }[]>`
    /* lastTold */ select coalesce(max(id), 0)::text as last from live_event`;
  return Number(row?.last ?? 0);
}

/**
 * Moves the reading on, and writes what follows from what was read, in one statement: neither without the other.
 * @returns the number of new alerts; null, with nothing written, where another process has read on from there
 */
export async function writeReading(
  sql: Database,
  { from, to }: { readonly from: number; readonly to: number },
  found: Findings,
  now: number,
): Promise<number | null> {
  const [row] = await sql<{ moved: number; added: number }[]>`
    /* writeReading */
    with moved as (
      update alert_reading set after = ${to} where after = ${from} returning one
    ), marked as (
      insert into alert_mark (key, value)
      select key, value from moved, jsonb_to_recordset(${JSON.stringify(found.marks)}::text::jsonb) as mark (key text, value bigint)
      on conflict (key) do update set value = excluded.value
    ), added as (
      insert into alert (target, rule, key, made, entry)
      select target, rule, key, ${now}::integer, entry
      from moved, jsonb_to_recordset(${numbered(found.alerts)}::text::jsonb)
        as given (place integer, target text, rule text, key text, entry jsonb)
      order by place
      on conflict (target, rule, key) do nothing
      returning id
    )
    select (select count(*) from moved)::integer as moved, (select count(*) from added)::integer as added`;
  return row && row.moved > 0 ? row.added : null;
}

/** Writes what follows from a look at what no row of the live stream tells. @returns the number of new alerts */
export async function writeFindings(sql: Database, found: Findings, now: number): Promise<number> {
  const [row] = await sql<{ added: number }[]>`
    /* writeFindings */
    with marked as (
      insert into alert_mark (key, value)
      select key, value from jsonb_to_recordset(${JSON.stringify(found.marks)}::text::jsonb) as mark (key text, value bigint)
      on conflict (key) do update set value = excluded.value
    ), added as (
      insert into alert (target, rule, key, made, entry)
      select target, rule, key, ${now}::integer, entry
      from jsonb_to_recordset(${numbered(found.alerts)}::text::jsonb)
        as given (place integer, target text, rule text, key text, entry jsonb)
      order by place
      on conflict (target, rule, key) do nothing
      returning id
    )
    select count(*)::integer as added from added`;
  return row?.added ?? 0;
}

const numbered = (alerts: readonly NewAlert[]): string =>
  JSON.stringify(alerts.map(({ target, rule, key, entry }, place) => ({ place, target, rule, key, entry })));

/** Reads all marks. */
export async function alertMarks(sql: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ key: string; value: string }[]>`
    /* alertMarks */ select key, value::text as value from alert_mark`;
  return new Map(rows.map(({ key, value }) => [key, Number(value)]));
}

/**
 * Gives the next message of a target: the one that was begun, else a new one of those alerts that wait, once the oldest was made
 * at `ripe`, or as many wait as one message takes. Null where nothing is due.
 * @param id the id of a new message
 * @param ripe epoch seconds
 */
export async function nextMessage(
  sql: Database,
  { target, id, most, ripe }: { target: string; id: string; most: number; ripe: number },
): Promise<AlertMessage | null> {
  const rows = await sql<{ id: string; rule: string; made: number; entry: AlertEntry; message: string }[]>`
    /* nextMessage */
    with begun as materialized (
      select message from alert where target = ${target} and sent is null and message is not null order by id limit 1
    ), waiting as materialized (
      select id, made from alert
      where target = ${target} and sent is null and message is null and not exists (select from begun)
      order by id limit ${most}
    ), due as materialized (
      select from waiting having count(*) >= ${most}::integer or min(made) <= ${ripe}::bigint
    ), named as (
      update alert set message = ${id}::uuid from waiting cross join due
      where alert.id = waiting.id and alert.message is null
      returning alert.id, rule, alert.made, entry, message
    )
    select id::text as id, rule, made, entry, message::text as message from (
      select id, rule, made, entry, message from alert where message = (select message from begun) and sent is null
      union all
      select id, rule, made, entry, message from named
    ) alert order by alert.id`;
  const [first] = rows;
  return first
    ? { id: first.message, alerts: rows.map(({ id, rule, made, entry }) => ({ id, rule, made, entry })) }
    : null;
}

/** Notes that a target has taken a message. */
export async function noteSent(sql: Database, target: string, message: string, now: number): Promise<void> {
  await sql`
    /* noteSent */
    with sent as (update alert set sent = ${now}::integer where message = ${message}::uuid and sent is null)
    delete from alert_target where name = ${target}`;
}

/** The state of a webhook. */
export interface TargetState {
  /** Epoch seconds before which it is left alone. */
  readonly notBefore: number;
  /** Epoch seconds; null while it works. */
  readonly failingSince: number | null;
  /** Failures one after the other. */
  readonly failures: number;
}

/** Reads how a webhook fares. */
export async function targetState(sql: Database, target: string): Promise<TargetState> {
  const [row] = await sql<{ notBefore: number; failingSince: number | null; failures: number }[]>`
    /* targetState */
    select not_before as "notBefore", failing_since as "failingSince", failures from alert_target where name = ${target}`;
  return row ?? { notBefore: 0, failingSince: null, failures: 0 };
}

/** Notes that a webhook has failed. */
export async function noteFailure(sql: Database, target: string, state: TargetState): Promise<void> {
  const { notBefore, failingSince, failures } = state;
  await sql`
    /* noteFailure */
    insert into alert_target (name, not_before, failing_since, failures)
    values (${target}, ${notBefore}, ${failingSince}, ${failures})
    on conflict (name) do update
    set not_before = excluded.not_before, failing_since = excluded.failing_since, failures = excluded.failures`;
}

/** Removes a message that its target never takes. @returns the number of its alerts */
export async function dropMessage(sql: Database, message: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    /* dropMessage */
    with gone as (delete from alert where message = ${message}::uuid and sent is null returning id)
    select count(*)::integer as count from gone`;
  return row?.count ?? 0;
}

/** Alerts of a target: how many. */
export interface TargetCount {
  readonly target: string;
  readonly count: number;
}

/**
 * Forgets alerts that were sent before a moment, and those that have waited since before another one.
 * @returns how many were never sent, by their targets
 */
export const forgetAlerts = (sql: Database, sentBefore: number, madeBefore: number) => sql<TargetCount[]>`
  /* forgetAlerts */
  with old as (delete from alert where sent < ${sentBefore}::bigint),
  late as (delete from alert where sent is null and made < ${madeBefore}::bigint returning target)
  select target, count(*)::integer as count from late group by target order by target`;

/** Counts the alerts that wait, by their targets. */
export const waitingAlerts = (sql: Database) => sql<TargetCount[]>`
  /* waitingAlerts */
  select target, count(*)::integer as count from alert where sent is null group by target order by target`;
