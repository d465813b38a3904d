import { type ASTNode, buildASTSchema, type GraphQLSchema, Kind, parse, visit } from 'graphql';

import { typeDefs } from '#graphql/generated/schema.ts';
import type { Random } from '#graphql/rules/random.ts';

const contract = parse(typeDefs);

/** The contract without a random share of its fields, arguments, conditions and enum values. */
export function reducedSchema(random: Random, share: number): GraphQLSchema {
  const leaves = () => (random.chance(share) ? null : undefined);
  return buildASTSchema(
    visit(contract, {
      // Every type keeps something, or it would be none; and the only field of its own, or it would be any.
      FieldDefinition: {
        enter: ({ name }, key, _parent, _path, ancestors) => {
          const owner = ancestors.at(-1);
          return key === 0 || isShared(name.value, owner) || isOnly(name.value, owner) ? undefined : leaves();
        },
      },
      InputValueDefinition: {
        enter: (_node, key, _parent, _path, ancestors) => {
          const owner = ancestors.at(-1);
          const isField = owner && 'kind' in owner && owner.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
          return isField && key === 0 ? undefined : leaves();
        },
      },
      EnumValueDefinition: { enter: (_node, key) => (key === 0 ? undefined : leaves()) },
    }),
    { assumeValidSDL: true, assumeValid: true },
  );
}

/** Types have what their interfaces have. */
const isShared = (field: string, owner: ASTNode | readonly ASTNode[] | undefined): boolean =>
  field === 'name' && owner !== undefined && 'interfaces' in owner && owner.interfaces?.length !== 0;

const isOnly = (field: string, owner: ASTNode | readonly ASTNode[] | undefined): boolean => {
  if (owner === undefined || !('kind' in owner) || owner.kind !== Kind.OBJECT_TYPE_DEFINITION) return false;
  const own = owner.fields?.filter(({ name }) => name.value !== 'id' && !isShared(name.value, owner)) ?? [];
  return own.length === 1 && own[0]?.name.value === field;
};
