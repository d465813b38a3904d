import type { Route } from 'next';

import type { FeatsFragment } from '#graphql/generated/documents.ts';
import { type Death, deathsTold, eventsBetween, featsCountedAt } from '#graphql/sql/alerts/alert-sources.ts';
import type { AlertMark, Findings, NewAlert } from '#graphql/sql/alerts/outbox.ts';
import type { LiveGameEvent, LiveRow } from '#graphql/sql/live/live-events.ts';
import type { FeedEntry } from '#lib/exports/feeds/export-feed.ts';
import { counted, plain } from '#lib/format/number.ts';
import { utcDateLong, utcTimeShort } from '#lib/format/time.ts';
import { eventHref, eventKey, eventKind } from '#lib/game/war/events.ts';
import { FEATS } from '#lib/game/war/feat-kinds.ts';
import { featHref, featsOf, type HeldFeat, holderName, valueWords, whenWords } from '#lib/game/war/feats.ts';
import { DEFAULT_PICTURE, exportHref } from '#lib/url/export-address.ts';
import { routes } from '#lib/url/routes.ts';
import { comingEvent, liveEntries, type LiveReading } from '../live/live-entries.ts';
import { liveFilter } from '../live/live-filter.ts';
import { alertText } from './alert-text.ts';
import type { AlertRule, Alerts } from './alerts-file.ts';

/** Seconds: deaths of before that are no news, even where they become known now. */
const LATE = 3_600;
/** Holders of a month that are named. */
const NAMED = 3;

type RuleOf<When extends AlertRule['when']> = Extract<AlertRule, { when: When }>;

const rulesOf = <When extends AlertRule['when']>(rules: readonly AlertRule[], when: When) =>
  rules.filter((rule): rule is RuleOf<When> => rule.when === when);

/** A thing that a rule tells. */
interface Told {
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  readonly summary: string;
  readonly path: Route;
}

/** Finds what the operator's rules tell. */
export class AlertFinder {
  readonly #alerts: Alerts;
  readonly #siteUrl: string;
  readonly #reading: LiveReading;
  readonly #told: readonly (readonly [RuleOf<'told'>, ReturnType<typeof liveFilter>])[];
  readonly #lost: readonly (readonly [RuleOf<'lost'>, ReturnType<typeof liveFilter>])[];

  /** @param siteUrl the origin that visitors use */
  constructor(alerts: Alerts, siteUrl: string, reading: LiveReading) {
    this.#alerts = alerts;
    this.#siteUrl = siteUrl;
    this.#reading = reading;
    const filtered = <Rule extends RuleOf<'told'> | RuleOf<'lost'>>(rules: readonly Rule[]) =>
      rules.map((rule) => [rule, liveFilter(new URLSearchParams(rule.filter))] as const);
    this.#told = filtered(rulesOf(alerts.rules, 'told'));
    this.#lost = filtered(rulesOf(alerts.rules, 'lost'));
  }

  /**
   * Finds what rows of the live stream bring.
   * @param rows in their order, all that follow an id
   * @param now epoch seconds
   */
  async ofRows(rows: readonly LiveRow[], marks: ReadonlyMap<string, number>, now: number): Promise<Findings> {
    const wanted = rows.map((row) =>
      this.#told.filter(([, isWanted]) => isWanted(row)).map(([rule]) => rule),
    );
    const losses = await this.#losses(rows, marks, now);
    const read = rows.filter(
      ({ id }, at) => (wanted[at]?.length ?? 0) > 0 || losses.some(({ death }) => death.id === id),
    );
    const entries = await liveEntries(this.#reading, read);
    const entryOf = new Map(read.map(({ id }, at) => [id, entries[at] ?? null]));
    const alerts = rows.flatMap((row, at) => {
      const entry = entryOf.get(row.id);
      // A record that is gone meanwhile is told to no one.
      if (!entry) return [];
      return [
        ...(wanted[at] ?? []).flatMap((rule) =>
          this.#alertsOf(rule, toldOf(row.kind, `${row.kind} ${row.record}`, entry)),
        ),
        ...losses
          .filter(({ death }) => death.id === row.id)
          .flatMap(({ rule, ...loss }) => this.#alertsOf(rule, lossOf(rule, loss, entry))),
      ];
    });
    const silent = new Map(losses.map(({ rule, until }) => [lossKey(rule), until]));
    return { alerts, marks: [...silent].map(([key, value]) => ({ key, value })) };
  }

  /** Finds what no row of the live stream tells: events that are near, records and months. @param now epoch seconds */
  async ofPresent(marks: ReadonlyMap<string, number>, now: number): Promise<Findings> {
    const [soon, feats] = [await this.#soon(now), await this.#feats(marks, now)];
    return { alerts: [...soon, ...feats.alerts], marks: feats.marks };
  }

  /** Losses whose number is reached with the deaths of these rows; each rule waits for its span until it tells again. */
  async #losses(rows: readonly LiveRow[], marks: ReadonlyMap<string, number>, now: number) {
    const [first, last] = [rows[0], rows.at(-1)];
    const mayLose = rows.some(
      (row) => row.kind === 'kill' && this.#lost.some(([, isWanted]) => isWanted(row)),
    );
    if (!mayLose || !first || !last) return [];
    const longest = Math.max(...this.#lost.map(([{ minutes }]) => minutes)) * 60;
    const deaths = await deathsTold(this.#reading.sql, {
      after: first.id - 1,
      upTo: last.id,
      since: now - LATE - longest,
    });
    return this.#lost.flatMap(([rule, isWanted]) => {
      const own = deaths.filter((death) => isWanted(rowOf(death)));
      const span = rule.minutes * 60;
      let until = marks.get(lossKey(rule)) ?? 0;
      return own.flatMap((death) => {
        if (death.id < first.id || death.time < now - LATE || death.time < until) return [];
        const window = fullestWindow(
          own.filter(({ id }) => id <= death.id),
          death.time,
          span,
        );
        if (window.length < rule.deaths) return [];
        until = death.time + span;
        return [
          { rule, death, count: window.length, from: Math.min(...window), to: Math.max(...window), until },
        ];
      });
    });
  }

  async #soon(now: number): Promise<readonly NewAlert[]> {
    const rules = rulesOf(this.#alerts.rules, 'soon');
    if (rules.length === 0) return [];
    const longest = Math.max(...rules.map(({ minutes }) => minutes)) * 60;
    const events = await eventsBetween(this.#reading.sql, now, now + longest);
    return events.flatMap((event) =>
      rules
        .filter(({ minutes }) => event.start <= now + minutes * 60)
        .flatMap((rule) => this.#alertsOf(rule, soonOf(event))),
    );
  }

  async #feats(marks: ReadonlyMap<string, number>, now: number): Promise<Findings> {
    const [records, months] = [rulesOf(this.#alerts.rules, 'record'), rulesOf(this.#alerts.rules, 'month')];
    if (records.length + months.length === 0) return { alerts: [], marks: [] };
    const month = lastMonth(now);
    const countedAt = await featsCountedAt(this.#reading.sql);
    if (countedAt === null || countedAt === marks.get(COUNTED_MARK)) return { alerts: [], marks: [] };
    const found = await this.#countedFeats(month);
    if (!found) return { alerts: [], marks: [] };
    const all = brokenRecords(found, marks);
    const closed = closedMonth(found, marks, month);
    return {
      alerts: [
        ...all.told.flatMap((told) => records.flatMap((rule) => this.#alertsOf(rule, told))),
        ...closed.told.flatMap((told) => months.flatMap((rule) => this.#alertsOf(rule, told))),
      ],
      marks: [...all.marks, ...closed.marks, { key: COUNTED_MARK, value: found.countedAt }],
    };
  }

  async #countedFeats(since: number): Promise<FeatsFragment | null> {
    const { GetFeatsDocument } = await import('#graphql/generated/documents.ts');
    const { data, errors } = await this.#reading.ask(GetFeatsDocument, { group: 'ALL', since });
    if (errors.length > 0) throw new Error(`the records cannot be read: ${JSON.stringify(errors[0])}`);
    // Safe: the document asks for just this.
    return (data as { warRecords: FeatsFragment | null }).warRecords;
  }

  /** An alert for each target of a rule, with its address and the picture of its preview. */
  #alertsOf(rule: AlertRule, { key, kind, title, summary, path }: Told): readonly NewAlert[] {
    const absolute = (address: string) => new URL(address, this.#siteUrl).href;
    const parts = { title, summary, url: absolute(path), picture: absolute(pictureOf(kind, path)) };
    return this.#alerts.targets
      .filter(({ name }) => rule.to.includes(name))
      .map(({ name: target, kind: markup }) => {
        const text = alertText(markup, rule.text, { ...parts, rule: rule.name });
        return { target, rule: rule.name, key, entry: { kind, ...parts, text } };
      });
  }
}

const toldOf = (kind: string, key: string, { title, summary, path }: FeedEntry): Told => ({
  key,
  kind,
  title,
  summary,
  path,
});

const PICTURED = new Set(['kill', 'battle', 'scenario', 'dungeon', 'lost']);

/** The picture of the preview of a page that has one of its own, else that of the site. */
const pictureOf = (kind: string, path: Route): Route =>
  PICTURED.has(kind) ? exportHref(path, 'jpg') : DEFAULT_PICTURE;

/** A death as a row of the live stream in which its victim alone takes part, so that a filter means victims. */
const rowOf = ({ zone, guild, victim }: Death) => ({
  kind: 'kill' as const,
  zone,
  size: null,
  guilds: guild === null ? [] : [guild],
  players: [victim],
});

/** The times of most deaths within a span that this moment is in. Deaths are not told in the order of their times. */
function fullestWindow(deaths: readonly Death[], moment: number, span: number): readonly number[] {
  const times = deaths.map(({ time }) => time).filter((time) => Math.abs(time - moment) < span);
  const windows = times
    .filter((end) => end >= moment)
    .map((end) => times.filter((time) => time > end - span && time <= end));
  return windows.reduce((best, each) => (each.length > best.length ? each : best), []);
}

/** Until when a rule about losses is silent, in epoch seconds. */
const lossKey = ({ name }: Pick<AlertRule, 'name'>): string => `lost ${name}`;

function lossOf(
  { name, minutes }: RuleOf<'lost'>,
  { death, count, from, to }: { death: Death; count: number; from: number; to: number },
  entry: FeedEntry,
): Told {
  const [first, last] = [from, to].map((time) => utcTimeShort(new Date(time * 1_000)));
  return {
    key: `lost ${death.record}`,
    kind: 'lost',
    title: `${name}: ${counted(count, 'death')} in ${counted(minutes, 'minute')}`,
    summary: `${counted(count, 'death')} from ${first} to ${last} UTC; one of them: ${entry.title}.`,
    path: entry.path,
  };
}

function soonOf(event: LiveGameEvent): Told {
  const dated = comingEvent(event);
  const { start, end } = dated;
  const moment = (date: Date) => `${utcTimeShort(date)} UTC on ${utcDateLong(date)}`;
  return {
    key: `soon ${eventKey(dated)}`,
    kind: 'soon',
    title: `${dated.name} begins at ${moment(start)}`,
    summary: `${eventKind(dated.kind)}${end ? ` until ${moment(end)}` : '; its end is not known'}.`,
    path: eventHref(dated),
  };
}

/** Records that are better than the mark of their kind; one that is seen for the first time breaks none. */
function brokenRecords(
  { best, clears }: FeatsFragment,
  marks: ReadonlyMap<string, number>,
): { readonly told: readonly Told[]; readonly marks: readonly AlertMark[] } {
  const all: readonly HeldFeat[] = [...best, ...clears].filter(
    ({ group, place }) => group === 'ALL' && place === 1,
  );
  const byKey = new Map<string, HeldFeat[]>();
  for (const feat of all) byKey.set(recordKey(feat), [...(byKey.get(recordKey(feat)) ?? []), feat]);
  const changed = [...byKey].filter(([key, [feat]]) => feat && marks.get(key) !== feat.value);
  return {
    told: changed.flatMap(([key, feats]) => {
      const [feat] = feats;
      const known = marks.get(key);
      const isBetter =
        feat && known !== undefined && (feat.kind === 'CLEAR' ? feat.value < known : feat.value > known);
      return isBetter ? recordOf(key, feats, known) : [];
    }),
    marks: changed.flatMap(([key, [feat]]) => (feat ? { key, value: feat.value } : [])),
  };
}

const recordKey = ({ kind, session, instance }: HeldFeat): string =>
  `record ${kind}${session ? ` ${session.dungeon.id} ${instance?.id ?? ''}` : ''}`.trim();

function recordOf(key: string, feats: readonly HeldFeat[], known: number): readonly Told[] {
  const feat = feats.find((each) => holderName(each) !== '');
  if (!feat) return [];
  const holder = holderName(feat);
  const others = Math.max(feats.length, feat.sharedBy) - 1;
  const who = others > 0 ? `${holder} and ${counted(others, 'other')}` : holder;
  const what = feat.kind === 'CLEAR' ? `Fastest clear of ${holder}` : FEATS[feat.kind].title;
  return [
    {
      key: `${key} ${plain(feat.value)}`,
      kind: 'record',
      title: `Record: ${what}, ${valueWords(feat)}`,
      summary: `${feat.kind === 'CLEAR' ? '' : `${who}, `}${whenWords(feat)}; ${valueWords({ kind: feat.kind, value: known })} before. ${FEATS[feat.kind].rule}`,
      path: featHref(feat) ?? routes.records,
    },
  ];
}

const MONTH_MARK = 'month';
/** When the records were counted that were looked at last, in epoch seconds. */
const COUNTED_MARK = 'counted';

/** The beginning of the last month that is over, in epoch seconds, by UTC. */
function lastMonth(now: number): number {
  const date = new Date(now * 1_000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, 1) / 1_000;
}

/** The last month, once it is over and its best are counted. Of months that were over at the beginning nothing is told. */
function closedMonth(
  { months }: FeatsFragment,
  marks: ReadonlyMap<string, number>,
  month: number,
): { readonly told: readonly Told[]; readonly marks: readonly AlertMark[] } {
  const known = marks.get(MONTH_MARK);
  const mark = { key: MONTH_MARK, value: month };
  if (known === undefined) return { told: [], marks: [mark] };
  const own = months.filter(({ start }) => start === month);
  const [first] = own;
  if (known >= month || !first) return { told: [], marks: [] };
  const bestOf = (kind: 'MONTH' | 'GUILD_MONTH', whose: string) => {
    const held = featsOf(own, kind);
    const named = held.slice(0, NAMED).map((feat) => `${holderName(feat)} (${valueWords(feat)})`);
    const more = held.length - named.length;
    return named.length === 0
      ? []
      : `${whose} with the most kills: ${named.join(', ')}${more > 0 ? ` and ${counted(more, 'other')}` : ''}.`;
  };
  const told: Told = {
    key: `month ${month}`,
    kind: 'month',
    title: `${whenWords(first)} is over`,
    summary: [bestOf('MONTH', 'Players'), bestOf('GUILD_MONTH', 'Guilds')].flat().join(' '),
    path: routes.records,
  };
  return { told: [told], marks: [mark] };
}
