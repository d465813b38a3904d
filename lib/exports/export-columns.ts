import type { ItemTagFragment } from '#graphql/generated/documents.ts';
import { encounterName, instanceName } from '#lib/game/instances/instance-name.ts';
import { itemName } from '#lib/game/items/item-labels.ts';
import { gameRoleOf } from '#lib/game/players/game-role.ts';
import { isKeyOf } from '#lib/game/look-up.ts';
import { careerLabel, realmOfCareer } from '#lib/game/players/careers.ts';
import { creatureName } from '#lib/seo/record-names.ts';
import { iconNumberIn } from '#lib/url/image/icon-address.ts';

import * as cells from './columns/cells.ts';
import about from './columns/group-columns.json' with { type: 'json' };

/** A value in a table for programs: times are ISO texts, shares are numbers from 0 to 1, null is not known. */
export type Cell = string | number | boolean | null;

/** One column of a table for programs. */
export interface ExportColumn<Row> {
  /** The column's name, in camel case; never renamed: "killerName". */
  readonly name: string;
  /** The column's content, with its unit, for the documentation. */
  readonly about: string;
  readonly value: (row: Row) => Cell;
}

export type Columns<Row> = readonly ExportColumn<Row>[];

/** A column that a page shows too, with its header there, and the form and the meaning of its numbers. */
interface ShownColumn {
  readonly about: string;
  readonly header: string;
  readonly format: string;
  readonly meaning?: string;
  /** "hidden" where a narrow screen leaves the column out. */
  readonly narrow?: string;
}

/** Descriptions of columns, by their names. */
export type About<Name extends string> = Readonly<Record<Name, string | ShownColumn>>;

/** The value of a column, or several columns in its place. */
type Value<Row> = ((row: Row) => Cell) | Columns<Row>;

/** Values of any rows, by the names of their columns. */
export type AnyValues = Readonly<Record<string, Value<never> | undefined>>;

/** A value that is there: false stands for one that the API does not have. */
export type Found<Of> = Exclude<Of, false | null | undefined>;

type Step<Of, Key extends string> = [Key] extends [keyof Of]
  ? Of[Key & keyof Of]
  : [Of] extends [readonly (infer Each)[]]
    ? readonly Step<Found<Each>, Key>[]
    : object;

/** The type of a field at a path such as "scenario.id", or of those of the members of a list: "wings.id". */
export type At<Row, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? At<Step<Found<Row>, Key>, Rest>
  : Step<Found<Row>, Path>;

/** The field that a column holds, by its path: behind its name, or its name. */
type FieldOf<Row, Name extends string> = At<Row, Name extends `${string} = ${infer Path}` ? Path : Name>;

/** The type of what a form is made of. */
type FormOf<Form> = Form extends keyof typeof CELLS
  ? Parameters<(typeof CELLS)[Form]>[0]
  : Form extends keyof Groups
    ? Groups[Form]
    : never;

/** The field that a column holds, and the type that needs no value of its own: that of a cell, or of the form. */
type Held<Row, Key extends string> = Key extends `${infer Name} as ${infer Form}`
  ? [FieldOf<Row, Name>, FormOf<Form> | null | undefined]
  : [FieldOf<Row, Key>, Cell | undefined];

/** Values by the names of their columns; what is a field of the row needs none. */
export type Values<Row, Name extends string> = { readonly [Each in Name]?: Value<Row> } & {
  readonly [Each in Name as Held<Row, Each>[0] extends Held<Row, Each>[1] ? never : Each]: Value<Row>;
};

/**
 * Declares the columns of rows, in the order of their descriptions. A name without a value is a field of the row, or
 * says where to find it, "zoneId = zone.id", null without a zone, and in which form: "from = start as time". A name whose
 * value is a list, or whose form is a group, stands for these columns; its description is for readers of the code alone.
 * @example columnsOf<Kill>()({ id: 'Id of the kill', 'time as time': 'When, in UTC' }, {})
 */
export const columnsOf =
  <Row>() =>
  <Name extends string>(about: About<Name>, values: NoInfer<Values<Row, Name>>): Columns<Row> =>
    columnsBy(about, values);

/** The same of rows whose type the compiler has checked. */
export function columnsBy<Row>(about: About<string>, values: AnyValues): Columns<Row> {
  return Object.entries(about).flatMap(([key, described]) => {
    const [field = key, form = ''] = key.split(' as ');
    const [name = field, path = field] = field.split(' = ');
    const value = values[name] as Value<Row> | undefined;
    if (typeof value === 'object') return value;
    const at = (row: Row) => fieldAt(row, path.split('.')) as never;
    const cell = isKeyOf(CELLS, form) ? CELLS[form] : null;
    if (form !== '' && !cell && isKeyOf(GROUPS, form))
      return prefixed(name, partColumns<Row, never>(at, GROUPS[form]));
    const inForm = (found: never) => (found === null || !cell ? found : cell(found));
    const text = typeof described === 'string' ? described : described.about;
    return [{ name, about: text, value: value ?? ((row) => inForm(at(row))) }];
  });
}

/** Returns what a value holds at a path of fields, of a list what its members hold; null where a step is missing. */
export const fieldAt = (value: unknown, path: readonly string[]): unknown => path.reduce(step, value) ?? null;

const step = (at: unknown, key: string): unknown =>
  Array.isArray(at) && !/^(?:\d+|length)$/.test(key)
    ? at.map((each: unknown) => step(each, key))
    : (at as Record<string, unknown> | null | undefined)?.[key];

/**
 * The columns of something that the rows of another table hold; null in the rows that hold none.
 * @example partColumns(({ vendor }) => vendor, VENDOR_COLUMNS)
 */
export function partColumns<Row, Part>(
  partOf: (row: Row) => Part | null | undefined,
  columns: Columns<Part>,
): Columns<Row> {
  return columns.map(({ value, ...column }) => ({
    ...column,
    value: (row) => {
      const part = partOf(row);
      return part == null ? null : value(part);
    },
  }));
}

/**
 * The same columns, named and described after what they are about in a table of something else.
 * @example prefixed('killer', [{ name: 'id', about: 'Id of {it}', … }])[0] // { name: 'killerId', about: 'Id of the killer', … }
 */
export const prefixed = <Row>(prefix: string, columns: Columns<Row>): Columns<Row> =>
  columns.map(({ name, about, value }) => ({
    name: `${prefix}${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    about: about.replace('{it}', `the ${prefix}`),
    value,
  }));

/** The forms of a field in a cell, by the word behind "as". */
const CELLS = {
  time: cells.isoTime,
  moment: cells.momentCell,
  seconds: cells.secondsCell,
  /** Minutes, written in seconds. */
  minutes: (minutes: number) => cells.secondsCell(minutes * 60_000),
  fraction: cells.fraction,
  text: cells.textCell,
  capitals: (text: string) => text.toUpperCase(),
  career: careerLabel,
  realm: realmOfCareer,
  role: gameRoleOf,
  dungeon: instanceName,
  encounter: encounterName,
  list: cells.listCell,
  itemNames: (items: readonly ItemTagFragment[]) => cells.listCell(items.map(itemName)),
  creature: creatureName,
  creatureNames: (creatures: readonly Parameters<typeof creatureName>[0][]) =>
    cells.listCell(creatures.map(creatureName)),
};

interface Character {
  readonly id: string;
  readonly name: string;
  readonly career: string;
}

interface Ranks {
  readonly level: number;
  readonly renownRank: number;
}

interface OfGuild {
  readonly guild?: { readonly id: string; readonly name: string } | null;
}

/** The parts of rows that groups of columns are of, by the word behind "as". */
interface Groups {
  readonly character: Character;
  /** A player at the time of the row. */
  readonly combatant: Ranks & OfGuild & { readonly character: Character };
  readonly card: Character & Ranks & { readonly guildMembership: OfGuild | null };
  readonly item: ItemTagFragment;
}

/** The columns of groups, without a prefix. */
export const GROUPS: { readonly [Name in keyof Groups]: Columns<Groups[Name]> } = {
  character: columnsOf<Groups['character']>()(about.character, {}),
  combatant: columnsOf<Groups['combatant']>()(about.combatant, {}),
  card: columnsOf<Groups['card']>()(about.card, {}),
  item: columnsOf<ItemTagFragment>()(about.item, {
    name: itemName,
    icon: ({ iconUrl }) => iconNumberIn(iconUrl),
  }),
};

/**
 * The columns of a group that is no field of the row.
 * @param who names the columns: 'killer' makes killerId and killerName
 */
export const groupColumns = <Row, Name extends keyof Groups>(
  name: Name,
  who: string,
  pick: (row: Row) => Groups[Name] | null | undefined,
): Columns<Row> => prefixed(who, partColumns(pick, GROUPS[name]));
