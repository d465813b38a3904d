import type { Offer } from '#lib/api/offered.ts';

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 holds them. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A shape without the type of its values, for who only describes it. */
export interface AnyShape {
  /** The schema of the values; schemas that have a name are added to the named ones, and referred to. */
  readonly schema: (named: NamedSchemas) => JsonSchema;
  /** Set where the values may be missing from their object. */
  readonly isOptional?: true;
}

/** The form of values of a type in JSON. The compiler holds a shape to be of exactly the type that it describes. */
export interface Shape<Value> extends AnyShape {
  /** Never there: it ties the shape to its type, in both directions. */
  readonly of?: (value: Value) => Value;
}

const plain = <Value>(schema: JsonSchema): Shape<Value> => ({ schema: () => schema });

export const TEXT = plain<string>({ type: 'string' });

export const INTEGER = plain<number>({ type: 'integer' });

export const NUMBER = plain<number>({ type: 'number' });

/** A moment, as its ISO text. */
export const MOMENT = plain<Date>({ type: 'string', format: 'date-time' });

export const BOOLEAN = plain<boolean>({ type: 'boolean' });

/** Fields of whole numbers, for an object. */
export const integers = <Name extends string>(...names: readonly Name[]): Fields<Record<Name, number>> =>
  Object.fromEntries(names.map((name) => [name, INTEGER])) as Fields<Record<Name, number>>;

/** One of a few texts. */
export const oneOf = <Value extends string>(...values: readonly Value[]): Shape<Value> =>
  plain({ type: 'string', enum: values });

/** Makes a shape nullable. */
export const nullable = <Value>({ schema }: Shape<Value>): Shape<Value | null> => ({
  schema: (named) => orNull(schema(named)),
});

/**
 * A schema that lets null stand for its values.
 * @example orNull({ type: 'string' }) // { type: ['string', 'null'] }
 */
export function orNull(schema: JsonSchema): JsonSchema {
  return typeof schema.type === 'string' && !('enum' in schema) && !('const' in schema)
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
}

/** Makes a shape optional. */
export const optional = <Value>({ schema }: Shape<Value>): Shape<Value | undefined> => ({
  schema,
  isOptional: true,
});

/** A list of what a shape describes. */
export const list = <Value>({ schema }: Shape<Value>): Shape<readonly Value[]> => ({
  schema: (named) => ({ type: 'array', items: schema(named) }),
});

/** Two of what a shape describes. */
export const pair = <Value>({ schema }: Shape<Value>): Shape<readonly [Value, Value]> => ({
  schema: (named) => ({ type: 'array', items: schema(named), minItems: 2, maxItems: 2 }),
});

type Fields<Value> = { readonly [Name in keyof Value]-?: Shape<Value[Name]> };

/** Widens a shape to a type of which the code knows less than it asked for. */
export const wider = <Value>(shape: AnyShape & { readonly of?: (value: never) => Value }): Shape<Value> => ({
  schema: shape.schema,
});

/** An object by its fields. */
export const object = <Value extends object>(fields: Fields<Value>): Shape<Value> => ({
  schema: (named) => objectSchema(fields, named),
});

/** The shape in place of the record on a page about none. */
export const NOTHING: Shape<object> = object({});

/**
 * An object with fields that are not as in what it is made from, or not in it.
 * @example changed(fragment(EntryFragmentDoc), { text: nullable(CLEAN_TEXT) })
 */
export const changed = <Value extends object, Changes extends object>(
  { schema }: Shape<Value>,
  changes: Fields<Changes>,
): Shape<Omit<Value, keyof Changes> & Changes> => ({
  schema: (named) => {
    const { properties, required, ...rest } = named.resolve(schema(named));
    const changed = objectSchema(changes, named);
    return {
      ...rest,
      properties: { ...asRecord(properties), ...asRecord(changed.properties) },
      required: [...new Set([...asList(required), ...asList(changed.required)])],
    };
  },
});

const asRecord = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The schema of an object by its fields. */
export function objectSchema(
  fields: Readonly<Record<string, AnyShape | undefined>>,
  named: NamedSchemas,
): JsonSchema {
  const entries = Object.entries(fields).flatMap(([name, shape]) => (shape ? [[name, shape] as const] : []));
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema(named)])),
    required: entries.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
  };
}

const PREFIX = '#/components/schemas/';

/** The schemas of an OpenAPI document that have a name, as others come to need them. */
export class NamedSchemas {
  readonly #made = new Map<string, JsonSchema>();

  /** @param offers what the API has; for a number that it lacks, null stands in answers */
  constructor(readonly offers: Offer) {}

  /** Leads to the schema of a name, which is made when it is needed for the first time. */
  refer(name: string, make: () => JsonSchema): JsonSchema {
    if (!this.#made.has(name)) {
      this.#made.set(name, {});
      this.#made.set(name, make());
    }
    return { $ref: PREFIX + name };
  }

  /** The schema itself where one only leads to it. */
  resolve(schema: JsonSchema): JsonSchema {
    const { $ref } = schema;
    return (typeof $ref === 'string' && this.#made.get($ref.slice(PREFIX.length))) || schema;
  }

  /** All of them, in the order of their names. */
  all(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.#made].toSorted(([one], [other]) => one.localeCompare(other, 'en')));
  }
}
