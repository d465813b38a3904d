import { BUILD_SLOTS } from '#lib/game/builds/build.ts';
import { TRAINING_LINES } from '#lib/game/builds/training.ts';
import { keysOf } from '#lib/game/look-up.ts';

import { choice, type Filter, flag, type Option, text, type TextField } from '../filter/filter.ts';
import { ITEM_FILTER, ITEM_NEEDS, type ItemOrder } from '../filter/item-filter.ts';
import { WEIGHTS } from '../filter/weight-fields.ts';
import type { Reports } from '../reported-params.ts';

/** The two builds of a page: parameters of the second one begin with `b.`. */
export type Prefix = '' | 'b.';

/** The parameters of a build with their names, in the order of the page. */
const PARTS: readonly (readonly [param: string, label: string])[] = [
  ['level', 'Level'],
  ['renown', 'Renown rank'],
  ...Object.entries(BUILD_SLOTS).flatMap(([slot, { label }]) => [
    [slot, `${label}, id of the item`] as const,
    [`${slot}.talismans`, `${label}, ids of the talismans`] as const,
  ]),
  ...Object.entries(TRAINING_LINES).map(
    ([line, { label }]) => [`train.${line}`, `Steps of ${label}`] as const,
  ),
  ...[1, 2, 3].map((path) => [`path-${path}`, `Points of path ${path}`] as const),
  ['ability', 'Ids of abilities'],
];

/** All of them are texts, so that a page can say what it drops of an address. */
const BUILD_FIELDS: Readonly<Record<string, TextField>> = Object.fromEntries(
  [
    ...PARTS,
    ...PARTS.map(([param, label]) => [`b.${param}`, `Second build: ${label}`] as const),
    ['has', 'Id of the character whose pieces cost nothing'] as const,
    ['pick', 'Slot whose fitting items are listed'] as const,
    ['link', 'What is wrong with a pasted link'] as const,
  ].map(([param, label]) => [param, text(param, label)]),
);

/** Orders of the list of fitting items: what is weighed, or as the list of items has it. */
type PickOrder = 'weighed' | Exclude<ItemOrder, 'itemLevel'>;

const ITEM_ORDERS = ITEM_FILTER.fields.order.options.filter(
  (option): option is Option<Exclude<ItemOrder, 'none' | 'itemLevel'>> =>
    option.value !== 'none' && option.value !== 'itemLevel',
);

/** The fields of the list of fitting items. */
const PICK_FIELDS = {
  name: ITEM_FILTER.fields.name,
  order: choice<PickOrder>('order', 'Sort by', [
    { value: 'none', label: 'Item level' },
    { value: 'weighed', label: 'What I weigh' },
    ...ITEM_ORDERS,
  ]),
  rarity: ITEM_FILTER.fields.rarity,
  stat: ITEM_FILTER.fields.stat,
  set: ITEM_FILTER.fields.set,
  soldFor: ITEM_FILTER.fields.soldFor,
  dropsIn: ITEM_FILTER.fields.dropsIn,
  isReward: flag('reward', 'Quest reward'),
  hasSource: flag(
    'now',
    'Only what I can get now',
    'What is sold, dropped or given, within level and renown rank',
  ),
};

/** The names of the fields of the list of fitting items. */
export const PICK_NAMES = keysOf(PICK_FIELDS);

/** The parameters that only a list of fitting items or of found abilities has. */
export const PICKING: Readonly<Record<string, null>> = Object.fromEntries(
  ['pick', 'find', ...Object.values(PICK_FIELDS).map(({ param }) => param)].map((param) => [param, null]),
);

/** Arguments of our own API, by the field that needs them. */
export const PICK_NEEDS = {
  set: ITEM_NEEDS.set,
  soldFor: ITEM_NEEDS.soldFor,
  dropsIn: ITEM_NEEDS.dropsIn,
  isReward: 'Query.items(isReward:)',
  hasSource: 'Query.items(hasSource:)',
} as const satisfies Readonly<Partial<Record<keyof typeof PICK_FIELDS, string>>>;

/** Faults of an address that the page of a build reports. */
export const BUILD_REPORTS: Reports = {
  misspelt: 'misspelt',
  repeated: 'repeated',
  own: /^(?:(?:item|career|class|lvl|rr)$|(?:b|train)\.[\w.-]{1,30}$)/,
};

/** The form above the list of fitting items. */
export const PICK_FILTER = {
  label: 'Filter fitting items',
  fields: PICK_FIELDS,
  folded: ['rarity', 'set', 'soldFor', 'dropsIn', 'isReward'],
} as const satisfies Filter;

/** Characters of a pasted link, so that it has room in the address of another build. */
const LONGEST_LINK = 2500;

/** The form that names the character whose armory stands beside the build, or takes the link of another build. */
export const VS_FILTER = {
  label: 'Compare builds',
  fields: { vs: { ...text('vs', 'Compare with', 'Name, # or a link'), longest: LONGEST_LINK } },
} as const satisfies Filter;

/** The form that finds abilities by their names. */
export const FIND_FILTER = {
  label: 'Find abilities',
  fields: { find: text('find', 'Add an ability or a tactic', 'Name') },
} as const satisfies Filter;

/** Everything that an address says of builds, and the list of items that fit the open slot. */
export const BUILD_FILTER = {
  label: 'Filter fitting items',
  fields: { ...BUILD_FIELDS, ...PICK_FIELDS, ...WEIGHTS, ...VS_FILTER.fields, ...FIND_FILTER.fields },
  linked: Object.keys(BUILD_FIELDS),
} as const satisfies Filter;

/** The item that is put on, for the page that asks for a career. */
export const BUILDS_FILTER = {
  label: 'Put on',
  fields: { item: text('item', 'Item') },
} as const satisfies Filter;
