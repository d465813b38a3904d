import type { Field, Kind, KindPart } from './kind.ts';

interface Properties {
  readonly properties: Record<string, object>;
  readonly required: Set<string>;
}

/** A JSON Schema (2020-12) of the lines of an import: one of the kinds, each with an example. */
export function importSchema(kinds: readonly Kind[]): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A line of an import of War Ledger',
    description: 'One record in one line of JSON. Fields that are not named here are passed over.',
    oneOf: kinds.map(({ kind }) => ({ $ref: `#/$defs/${kind}` })),
    $defs: Object.fromEntries(kinds.map((kind) => [kind.kind, schemaOf(kind)])),
  };
}

function schemaOf({ kind, description, fields, parts, example }: Kind): object {
  const root = newProperties();
  root.properties['kind'] = { const: kind };
  root.required.add('kind');
  addAll(root, fields, parts);
  return { ...closed(root), description, examples: [{ kind, ...example }] };
}

const newProperties = (): Properties => ({ properties: {}, required: new Set() });

function addAll(root: Properties, fields: Kind['fields'], parts: readonly KindPart[] = []): void {
  const nested = new Map<string, Record<string, Field>>();
  const lists = new Set(parts.map(({ path }) => path));
  for (const [column, field] of Object.entries(fields)) {
    const [head = '', ...rest] = field.path.split('.');
    // The first attacker is one of the list, which is described as a whole.
    if (lists.has(head)) continue;
    if (rest.length === 0) add(root, head, field.type.schema, field.otherwise === undefined);
    else nested.set(head, { ...nested.get(head), [column]: { ...field, path: rest.join('.') } });
  }
  for (const [name, inner] of nested) {
    const entries = Object.values(inner);
    if (entries.every(({ path }) => /^\d+$/.test(path))) {
      add(
        root,
        name,
        { type: 'array', prefixItems: entries.map(({ type }) => type.schema), minItems: entries.length },
        true,
      );
      continue;
    }
    const object = newProperties();
    addAll(object, inner);
    add(
      root,
      name,
      closed(object),
      Object.values(inner).some(({ otherwise }) => otherwise === undefined),
    );
  }
  for (const part of parts) add(root, part.path, schemaOfPart(part), part.isRequired === true);
}

function schemaOfPart({ isList, isRequired, fields, parts }: KindPart): object {
  const entry = newProperties();
  addAll(entry, fields, parts);
  if (!isList) return closed(entry);
  return { type: 'array', items: closed(entry), ...(isRequired && { minItems: 1 }) };
}

function add(root: Properties, name: string, schema: object, isRequired: boolean): void {
  root.properties[name] = isRequired ? schema : { anyOf: [schema, { type: 'null' }] };
  if (isRequired) root.required.add(name);
}

const closed = ({ properties, required }: Properties): object => ({
  type: 'object',
  properties,
  required: [...required],
});
