import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';

export type Types = ReadonlyMap<string, string>;

/** Every field of a schema with its arguments and type, every enum with its values, and every scalar. */
export function typesOf(schema: GraphQLSchema): Types {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return new Map(
    types.flatMap((type): (readonly [string, string])[] => {
      if (isObjectType(type) || isInterfaceType(type)) {
        return Object.values(type.getFields()).map((field) => {
          const args = field.args.map((each) => `${each.name}: ${String(each.type)}`);
          return [
            `${type.name}.${field.name}`,
            `${args.length > 0 ? `(${args.join()}) ` : ''}${String(field.type)}`,
          ];
        });
      }
      if (isInputObjectType(type)) {
        return Object.values(type.getFields()).map((field) => [
          `${type.name}.${field.name}`,
          String(field.type),
        ]);
      }
      return [
        [
          type.name,
          isEnumType(type)
            ? type
                .getValues()
                .map(({ name }) => name)
                .join()
            : 'scalar',
        ],
      ];
    }),
  );
}

/** The names that only one of two schemas has, in order. */
export const onlyIn = (one: Types, other: Types): readonly string[] =>
  [...one.keys()].filter((name) => !other.has(name)).toSorted();

/** The names whose type or values differ in two schemas, with both: "Kill.time: Int!, DateTime!". */
export const changedTypes = (from: Types, to: Types): readonly string[] =>
  [...from]
    .flatMap(([name, type]) => {
      const now = to.get(name);
      return now === undefined || now === type ? [] : [`${name}: ${type}, ${now}`];
    })
    .toSorted();
