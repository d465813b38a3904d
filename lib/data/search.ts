import type { Route } from 'next';

import {
  FindNearDocument,
  type GuildPageFragment,
  SearchDocument,
  SearchGuildsDocument,
  type SearchQuery,
} from '#graphql/generated/documents.ts';
import { foldText } from '#graphql/rules/folded-text.ts';
import { fitsText } from '#graphql/rules/near-name.ts';
import { type Answer, mapAnswer, LIVE } from '#lib/api/answer.ts';
import { isPageOffered } from '#lib/api/offered-pages.ts';
import { isRemoteApi } from '#lib/api/is-remote-api.ts';
import { isOffered, whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import { utcDateLong } from '#lib/format/time.ts';
import { battleWords } from '#lib/game/battles/list/battle-result.ts';
import { nameOrNumber, type Numbered } from '#lib/game/name-or-number.ts';
import { CAREER_ORDER, careerLabel } from '#lib/game/players/careers.ts';
import {
  countFitting,
  type Found,
  isNothing,
  type OtherHit,
  nearestOf,
  NOTHING_FOUND,
} from '#lib/game/search/found.ts';
import { battleDayOf } from '#lib/game/search/battle-day.ts';
import { type ListAddress, listAddress, listHref } from '#lib/url/paging/list-address.ts';
import { BATTLE_FILTER } from '#lib/url/filter/battle-filter.ts';
import { nameContains, nameFits } from '#lib/url/filter/name-texts.ts';
import { routes } from '#lib/url/routes.ts';
import { withoutPlus } from '#lib/url/search-text.ts';
import { hitKind } from '#lib/game/search/hit.ts';
import { eventHref, eventKey } from '#lib/game/war/events.ts';
import { nearNameQuestion } from '#lib/game/search/near-patterns.ts';

import { askPage, pageOrFirst } from './page-or-first.ts';
import { listEvents } from './war/war-now.ts';
import { countBattles } from './war/battle-lists.ts';

/** Records of each kind that are looked at. */
const LOOKED_AT = 20;

/**
 * Finds names that are near a text, or have all of its words, with an API that finds only what contains it: one
 * question for what fits one of the patterns of the text, of which the nearest are taken.
 * @param others what has been found already; what is found again stands among the hits alone
 */
async function findNear(text: string, others: readonly OtherHit[]): Promise<Answer<Found>> {
  const kinds = nearNameQuestion(text);
  if (kinds === null) return { data: { ...NOTHING_FOUND, others }, provenance: null };
  const answer = await query(FindNearDocument, { first: LOOKED_AT, ...kinds }, LIVE);
  return mapAnswer(answer, (data) => {
    const nearest = nearestOf(data, text);
    const known = new Set(nearest.page?.nodes?.map((hit) => `${hitKind(hit)} ${hit.id}`));
    return { ...nearest, others: others.filter(({ kind, id }) => !known.has(`${kind} ${id}`)) };
  });
}

/** Hits on a page of results. */
const HITS_PER_PAGE = 15;

/**
 * Everything whose name has the text in it, or all of its words, the best match first; where nothing has, plus signs
 * are tried as blanks, and names that are near it are found: by our own API at once, else by a second question.
 */
export async function searchEverything(
  text: string,
  { cursor }: Pick<ListAddress, 'cursor'>,
): Promise<Answer<Found>> {
  const isFirst = cursor.after === undefined && cursor.before === undefined;
  const searchesAll = (await whatIsOffered())('WarJournalEntry as SearchContent');
  const search = (asked: string) =>
    pageOrFirst(HITS_PER_PAGE, cursor, async (page) => {
      const others =
        isFirst && !searchesAll ? { withOthers: true, ...othersWhere(asked) } : { withOthers: false };
      const answer = await query(SearchDocument, { query: asked, ...page, ...others }, LIVE);
      return mapAnswer(answer, (data) => foundOf(data, asked));
    });
  const now = new Date();
  const [records, battles, events] = await Promise.all([
    search(text),
    isFirst ? findBattles(text, now) : [],
    isFirst ? findEvents(text, now) : [],
  ]);
  const careers = isFirst ? await findCareers(text) : [];
  const found = mapAnswer(records, (all) => ({
    ...all,
    others: [...careers, ...battles, ...events, ...all.others],
  }));
  const { fitting, others } = found.data;
  const isFound = fitting > 0 || others.some(({ name }) => foldText(name) === foldText(text));
  if (isFound || !isFirst || battles.length > 0) return found;
  const spaced = others.length === 0 ? withoutPlus(text) : null;
  if (spaced !== null) {
    const other = await search(spaced);
    return isNothing(other.data) ? found : other;
  }
  return isRemoteApi() ? findNear(text, others) : found;
}

/** The battles of the day, and of the zone, that a text names; none where there were none. */
async function findBattles(text: string, now: Date): Promise<readonly OtherHit[]> {
  const meant = battleDayOf(text, now);
  if (meant === null) return [];
  const { day, zone } = meant;
  const params = { from: day, to: day, zone: zone?.value };
  const list = listAddress(routes.battles, params, BATTLE_FILTER);
  const battles = await countBattles(list).catch(() => 0);
  if (battles === 0) return [];
  const name = `${zone ? `Battles in ${zone.label}` : 'Battles'}, ${utcDateLong(new Date(day))}`;
  return [{ kind: 'Battle', id: day, name, detail: battleWords(battles), href: listHref(list), total: 1 }];
}

/** The pages of the war now and of the records, and the events, whose name has the words of a text, the current ones first. */
async function findEvents(text: string, now: Date): Promise<readonly OtherHit[]> {
  const { data } = await listEvents(now).catch(() => ({ data: [] }));
  const events = data.map((event) => ({
    kind: 'Event' as const,
    id: eventKey(event),
    name: event.name,
    detail: `${event.state}, ${utcDateLong(event.start)}`,
    href: eventHref(event),
  }));
  return bestFirst(
    { hits: [...PAGES.filter(({ href }) => isPageOffered(href)), ...events], total: 0 },
    foldText(text),
  );
}

const PAGES = [
  { kind: 'Event', id: 'war', name: 'The war now', detail: 'Who fights', href: routes.war },
  { kind: 'Event', id: 'records', name: 'Records of the war', detail: 'Who did most', href: routes.records },
] as const;

/** The careers whose name has the text in it, where there are pages about careers. */
async function findCareers(text: string): Promise<readonly OtherHit[]> {
  if (!(await whatIsOffered())('Query.careerStatistics')) return [];
  const careers = CAREER_ORDER.filter((career) => fitsText(foldText(careerLabel(career)), foldText(text)));
  return careers.map((career) => ({
    kind: 'Career',
    id: career,
    name: careerLabel(career),
    detail: '',
    href: routes.career(career),
    total: careers.length,
  }));
}

/** Guilds whose name has the text in it; where none has, plus signs are tried as blanks. */
export async function searchGuilds(
  text: string,
  { cursor }: Pick<ListAddress, 'cursor'>,
  size = HITS_PER_PAGE,
): Promise<Answer<GuildPageFragment | null>> {
  const search = (asked: string) =>
    askPage(
      SearchGuildsDocument,
      { where: { name: nameContains(asked) } },
      { size, policy: LIVE },
      cursor,
      ({ guilds }) => guilds,
    );
  const found = await search(text);
  const spaced = withoutPlus(text);
  return spaced === null || found.data?.nodes?.length ? found : search(spaced);
}

function othersWhere(text: string) {
  const where = { name: nameFits(text) };
  return { objects: where, instances: where, storylines: where, entries: where };
}

function foundOf(data: SearchQuery, text: string): Found {
  const hits = data.search?.nodes ?? [];
  // A remote API may have other reasons to find a record: these count as exact.
  return {
    page: data.search,
    fitting: isRemoteApi() ? hits.length : countFitting(hits, text),
    others: othersOf(data, foldText(text)),
  };
}

function othersOf(data: SearchQuery, text: string): OtherHit[] {
  const entries = (data.warJournalEntries ?? []).filter((entry) => entry !== null);
  return [
    ofKind('Game object', data.gameObjects ?? {}, ({ id }) => routes.gameObject(id)),
    ofKind('Dungeon', data.instances ?? {}, ({ id }) =>
      isOffered('Query.dungeons') ? routes.dungeon(id) : routes.instance(id),
    ),
    ofKind('Storyline', { nodes: data.warJournalStorylines }, ({ id }) => routes.storyline(id)),
    ofKind(
      'Journal entry',
      { nodes: entries },
      ({ id, storyline }) => routes.journalEntry(storyline.id, id),
      ({ storyline }) => storyline.name,
    ),
  ].flatMap((hits) => bestFirst(hits, text));
}

interface KindRecords<Named> {
  readonly nodes?: readonly Named[] | null | undefined;
  /** Absent if these are all. */
  readonly totalCount?: number;
}

interface KindHits {
  readonly hits: readonly Omit<OtherHit, 'total'>[];
  /** The API's own total; 0 where it gives all. */
  readonly total: number;
}

const ofKind = <Named extends Numbered>(
  kind: OtherHit['kind'],
  { nodes, totalCount = 0 }: KindRecords<Named>,
  hrefOf: (record: Named) => Route,
  detailOf: (record: Named) => string = () => '',
): KindHits => ({
  total: totalCount,
  hits: (nodes ?? []).map((record) => ({
    kind,
    id: record.id,
    name: nameOrNumber(kind, record),
    detail: detailOf(record),
    href: hrefOf(record),
  })),
});

/**
 * Those with the whole text in their names come before those that have its words. The API counts by the filter, and may
 * have more than it gives at once.
 */
function bestFirst({ hits, total }: KindHits, text: string): OtherHit[] {
  const fitting = hits.filter(({ name }) => fitsText(foldText(name), text));
  const [whole, words] = [true, false].map((isWhole) =>
    fitting.filter(({ name }) => foldText(name).includes(text) === isWhole),
  );
  const all = total > hits.length ? total : fitting.length;
  return [...(whole ?? []), ...(words ?? [])].map((hit) => Object.assign(hit, { total: all }));
}
