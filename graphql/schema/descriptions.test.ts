import {
  type GraphQLArgument,
  buildSchema,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { typeDefs } from '../generated/schema.ts';

const types = Object.values(buildSchema(typeDefs).getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);
const fields = types.flatMap((type) =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field }))
    : [],
);

describe('everything in the schema says what it means:', () => {
  it('types', () => {
    expect(types.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  it('fields', () => {
    expect(fields.filter(({ field }) => !field.description).map(({ place }) => place)).toEqual([]);
  });

  it('arguments', () => {
    const silent = fields.flatMap(({ place, field }) => {
      const args: readonly GraphQLArgument[] = 'args' in field ? field.args : [];
      return args.filter(({ description }) => !description).map(({ name }) => `${place}(${name})`);
    });
    expect(silent).toEqual([]);
  });

  it('what is deprecated names what to use instead', () => {
    const deprecated = fields.filter(({ field }) => field.deprecationReason);
    expect(deprecated.length).toBeGreaterThan(0);
    for (const { field } of deprecated) expect(field.deprecationReason).toMatch(/^Use `\w+`/);
  });
});
