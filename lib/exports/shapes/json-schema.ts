import type { Offer } from '#lib/api/offered.ts';

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 holds them. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A schema that lets null stand for its values.
 * @example orNull({ type: 'string' }) // { type: ['string', 'null'] }
 */
export function orNull(schema: JsonSchema): JsonSchema {
  return typeof schema.type === 'string' && !('enum' in schema) && !('const' in schema)
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
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
