import { BUILD_SLOTS } from '#lib/game/builds/build.ts';
import { TRAINING_LINES } from '#lib/game/builds/training.ts';

import { type Filter, text, type TextField } from '../filter/filter.ts';
import { ITEM_FILTER } from '../filter/item-filter.ts';

/** The two builds of a page: parameters of the second one begin with `b.`. */
export type Prefix = '' | 'b.';

/** The names of a build's parameters, in the order of the page. */
const PARTS: readonly string[] = [
  'level',
  'renown',
  ...Object.keys(BUILD_SLOTS).flatMap((slot) => [slot, `${slot}.talismans`]),
  ...Object.keys(TRAINING_LINES).map((line) => `train.${line}`),
  'path-1',
  'path-2',
  'path-3',
  'ability',
];

/** All of them are texts, so that a page can say what it drops of an address. */
const BUILD_FIELDS: Readonly<Record<string, TextField>> = Object.fromEntries(
  [...PARTS, ...PARTS.map((part) => `b.${part}`), 'has', 'pick'].map((param) => [param, text(param, param)]),
);

/** The fields of the list of fitting items. */
const PICK_FIELDS = {
  name: ITEM_FILTER.fields.name,
  rarity: ITEM_FILTER.fields.rarity,
  stat: ITEM_FILTER.fields.stat,
};

/** The form above the list of fitting items. */
export const PICK_FILTER = { label: 'Filter fitting items', fields: PICK_FIELDS } as const satisfies Filter;

/** The form that names the character whose armory stands beside the build. */
export const VS_FILTER = {
  label: 'Compare builds',
  fields: { vs: text('vs', 'Compare with the armory of', 'Name or #') },
} as const satisfies Filter;

/** Everything that an address says of builds, and the list of items that fit the open slot. */
export const BUILD_FILTER = {
  label: 'Filter fitting items',
  fields: { ...BUILD_FIELDS, ...PICK_FIELDS, ...VS_FILTER.fields },
  linked: Object.keys(BUILD_FIELDS),
} as const satisfies Filter;

/** The item that is put on, for the page that asks for a career. */
export const BUILDS_FILTER = {
  label: 'Put on',
  fields: { item: text('item', 'Item') },
} as const satisfies Filter;
