import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';

import { type JsonSchema, type NamedSchemas, orNull } from './json-schema.ts';
import { documentSchema } from './selection-schema.ts';

/** A shape without the type of its values, for code that only describes it. */
export interface AnyShape {
  /** The schema of the values; schemas that have a name are added to the named ones, and referred to. */
  readonly schema: (named: NamedSchemas) => JsonSchema;
  /** Set where the values may be missing from their object. */
  readonly isOptional?: true;
}

/** The form of values of a type in JSON. The compiler holds a shape to be of exactly the type that it describes. */
export interface Shape<Value> extends AnyShape {
  /** A phantom property, which is never set: it ties the shape to its type, in both directions. */
  readonly of?: (value: Value) => Value;
}

/** A shape, or a fragment in its place: its schema follows from its selection, and bears its name. */
export type Described<Value> = Shape<Value> | TypedDocumentNode<Value, unknown>;
export type AnyDescribed = AnyShape | DocumentNode;

/** The schema of what is described. */
export const schemaOf = (of: AnyDescribed, named: NamedSchemas): JsonSchema =>
  'kind' in of ? documentSchema(of, named) : of.schema(named);

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
export const nullable = <Value>(of: Described<Value>): Shape<Value | null> => ({
  schema: (named) => orNull(schemaOf(of, named)),
});

/** Makes a shape optional. */
export const optional = <Value>({ schema }: Shape<Value>): Shape<Value | undefined> => ({
  schema,
  isOptional: true,
});

/** A list of what a shape describes. */
export const list = <Value>(of: Described<Value>): Shape<readonly Value[]> => ({
  schema: (named) => ({ type: 'array', items: schemaOf(of, named) }),
});

/** Two of what a shape describes. */
export const pair = <Value>(of: Described<Value>): Shape<readonly [Value, Value]> => ({
  schema: (named) => ({ type: 'array', items: schemaOf(of, named), minItems: 2, maxItems: 2 }),
});

type Fields<Value> = { readonly [Name in keyof Value]-?: Described<Value[Name]> };

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
  of: Described<Value>,
  changes: Fields<Changes>,
): Shape<Omit<Value, keyof Changes> & Changes> => ({
  schema: (named) => {
    const { properties, required, ...rest } = named.resolve(schemaOf(of, named));
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
  fields: Readonly<Record<string, AnyDescribed | undefined>>,
  named: NamedSchemas,
): JsonSchema {
  const entries = Object.entries(fields).flatMap(([name, of]) => (of ? [[name, of] as const] : []));
  const isOptional = (of: AnyDescribed) => 'isOptional' in of;
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, of]) => [name, schemaOf(of, named)])),
    required: entries.flatMap(([name, of]) => (isOptional(of) ? [] : [name])),
  };
}
