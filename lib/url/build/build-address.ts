import type { Route } from 'next';

import type { Career } from '#graphql/generated/documents.ts';
import { BUILD_SLOTS, type Build, type BuildSlot, hasSlot } from '#lib/game/builds/build.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { isKeyOf } from '#lib/game/look-up.ts';

import { damageIn } from '../damaged-param.ts';
import { firstPageHref, listAddress, type ListAddress } from '../paging/list-address.ts';
import { routes } from '../routes.ts';
import { first, type SearchParams, withQuery } from '../search-params.ts';
import { echo } from '../search-text.ts';
import { BUILD_FILTER, BUILD_REPORTS, PICKING, type Prefix } from './build-filter.ts';
import { LINK_FAULTS } from './link-faults.ts';
import { DEFAULT_LEVEL, DEFAULT_RENOWN, readBuild, type ReadBuild } from './read-build.ts';

/** The slot whose fitting items are listed; the abilities that can be added. */
export interface Pick {
  readonly prefix: Prefix;
  readonly slot: BuildSlot;
  /** The place of a talisman in the item, from 1; null for the item itself. */
  readonly talisman: number | null;
}

/** All that the address of a build says. */
export interface BuildAddress {
  readonly career: Career;
  readonly mine: ReadBuild;
  /** Null without a second build in the address. */
  readonly theirs: ReadBuild | null;
  /** The name or the number of a character whose armory is the second build; empty without one. */
  readonly vs: string;
  /** The character whose pieces cost nothing; null for none. */
  readonly has: string | null;
  readonly pick: Pick | null;
  /** Sentences about what was dropped. */
  readonly refusals: readonly string[];
  /** The list of fitting items; its parameters hold both builds in one spelling. */
  readonly list: ListAddress<typeof BUILD_FILTER>;
}

/** The build whose slot is open; the first one where none is. */
export const pickedBuild = ({ pick, mine, theirs }: BuildAddress): Build =>
  (pick?.prefix === 'b.' && theirs ? theirs : mine).build;

/**
 * Reads the address of a career's builds.
 * @example readBuildAddress('SLAYER', { helm: '12', pick: 'helm.2' }).pick // { prefix: '', slot: 'helm', talisman: 2 }
 */
export function readBuildAddress(career: Career, query: SearchParams): BuildAddress {
  const list = listAddress(routes.build(career), query, BUILD_FILTER);
  const mine = readBuild(career, query);
  const second = readBuild(career, query, 'b.');
  const { vs } = list.values;
  const link = first(query, 'link') ?? '';
  const theirs = second.isGiven && vs === '' ? second : null;
  const has = parseEntityId(first(query, 'has'));
  const asked = readPick(first(query, 'pick') ?? '');
  const pick = asked && (!hasSlot(career, asked.slot) || (asked.prefix && !theirs)) ? null : asked;
  const own = [
    ...(second.isGiven && vs !== ''
      ? ['The armory to compare with stands in place of the second build.']
      : []),
    ...(first(query, 'has') && has === null ? ['What is worn already: there is no such character.'] : []),
    ...(first(query, BUILD_REPORTS.misspelt)?.split(',') ?? []).map(
      (name) => `"${name}" is no parameter of a build.`,
    ),
    ...(first(query, BUILD_REPORTS.repeated)?.split(',') ?? []).map(
      (name) => `"${name}" stands in the address more than once: the first one counts.`,
    ),
    ...(isKeyOf(LINK_FAULTS, link) ? [LINK_FAULTS[link]] : []),
    ...(first(query, 'pick') && pick === null ? ['There is no such slot to choose for.'] : []),
    ...[
      BUILD_FILTER.fields.rarity,
      BUILD_FILTER.fields.stat,
      BUILD_FILTER.fields.order,
      BUILD_FILTER.fields.dropsIn,
    ]
      .filter((field) => damageIn(field, query) !== null)
      .map(({ label, param }) => `${label}: "${echo(first(query, param) ?? '…')}" is none of the choices.`),
  ];
  const address = {
    career,
    mine,
    theirs,
    vs,
    has,
    pick,
    refusals: [...mine.refusals, ...(theirs?.refusals ?? []), ...own],
    list,
  };
  return settled(address, mine.build, theirs?.build ?? null);
}

/** The same address with builds that have lost what does not fit, so that links carry none of it on. */
export function settled(address: BuildAddress, mine: Build, theirs: Build | null): BuildAddress {
  const { list, has, pick, vs } = address;
  const kept = Object.entries(list.params).filter(([name]) => !list.filter.linked.includes(name));
  const params = {
    ...Object.fromEntries(kept),
    ...buildParams(mine),
    ...(theirs && vs === '' ? buildParams(theirs, 'b.') : {}),
    ...(has === null ? {} : { has }),
    ...(pick === null ? {} : { pick: pickParam(pick) }),
  };
  return { ...address, list: { ...list, params } };
}

/**
 * Writes a build as the parameters of an address, without what is the default.
 * @example buildParams({ ...build, level: 38 }, 'b.') // { 'b.level': '38' }
 */
export function buildParams(build: Build, prefix: Prefix = ''): Readonly<Record<string, string>> {
  const { level, renown, slots, training, paths, abilities } = build;
  const parts: readonly (readonly [string, string])[] = [
    ['level', level === DEFAULT_LEVEL ? '' : String(level)],
    ['renown', renown === DEFAULT_RENOWN ? '' : String(renown)],
    ...Object.entries(slots).flatMap(([slot, { item, talismans }]) => [
      [slot, item] as const,
      [`${slot}.talismans`, talismans.join(',')] as const,
    ]),
    ...Object.entries(training).map(([line, steps]) => [`train.${line}`, String(steps)] as const),
    ...paths.map((points, at) => [`path-${at + 1}`, points === 0 ? '' : String(points)] as const),
    ['ability', abilities.join(',')],
  ];
  return Object.fromEntries(
    parts.filter(([, value]) => value !== '').map(([name, value]) => [`${prefix}${name}`, value]),
  );
}

/** The address of a build. */
export const buildHref = (build: Build, others: Readonly<Record<string, string>> = {}): Route =>
  withQuery(
    routes.build(build.career),
    new URLSearchParams(Object.entries({ ...buildParams(build), ...others }).toSorted(byName)),
  );

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]) =>
  one < other ? -1 : 1;

/** The address of a page with some parameters changed, and without an open list. */
export const changedHref = (
  { list }: BuildAddress,
  changes: Readonly<Record<string, string | null>>,
): Route => firstPageHref(list, { ...PICKING, ...changes });

/** The address of the same page with an ability added, or without it where it is there. */
export function abilityHref(address: BuildAddress, id: string): Route {
  const { abilities } = address.mine.build;
  const others = abilities.filter((each) => each !== id);
  const changed = others.length === abilities.length ? [...abilities, id] : others;
  return changedHref(address, { ability: changed.join(',') || null });
}

/** The address of the same page with nothing in a slot, at that slot. */
export const offHref = (address: BuildAddress, at: Omit<Pick, 'talisman'>): Route =>
  slotHref(address, at, { [slotId(at)]: null, [`${slotId(at)}.talismans`]: null });

/** The id of the list of fitting items on the page. */
export const FITTING_ID = 'fits';

/** The address of the same page at the list of a slot, which is open there. */
export const pickHref = (address: BuildAddress, pick: Pick): Route =>
  `${changedHref(address, { pick: pickParam(pick) })}#${FITTING_ID}` as Route;

/** The address of the page with some parameters changed, at one of its slots. */
export const slotHref = (
  address: BuildAddress,
  at: Omit<Pick, 'talisman'>,
  changes: Readonly<Record<string, string | null>>,
): Route => `${changedHref(address, changes)}#${slotId(at)}` as Route;

/** The id of the link on the page that opens the list of a slot. */
export const slotId = ({ prefix, slot }: Omit<Pick, 'talisman'>): string => prefix + slot;

const pickParam = (pick: Pick) => `${slotId(pick)}${pick.talisman === null ? '' : `.${pick.talisman}`}`;

function readPick(text: string): Pick | null {
  const [, second, slot = '', place] = /^(b\.)?([\w-]+)(?:\.([1-6]))?$/.exec(text) ?? [];
  if (!isKeyOf(BUILD_SLOTS, slot)) return null;
  return { prefix: second ? 'b.' : '', slot, talisman: place === undefined ? null : Number(place) };
}
