import type { Random } from '#graphql/rules/random.ts';
import { type ASTNode, buildASTSchema, type GraphQLSchema, Kind, parse, visit } from 'graphql';
import { typeDefs } from '#graphql/generated/schema.ts';

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

/** Fields of interfaces. */
const SHARED: ReadonlySet<string> = new Set(['name', 'startTime', 'endTime']);

/** Types have what their interfaces have. */
const isShared = (field: string, owner: ASTNode | readonly ASTNode[] | undefined): boolean =>
  SHARED.has(field) && owner !== undefined && 'interfaces' in owner && owner.interfaces?.length !== 0;

const isOnly = (field: string, owner: ASTNode | readonly ASTNode[] | undefined): boolean => {
  if (owner === undefined || !('kind' in owner) || owner.kind !== Kind.OBJECT_TYPE_DEFINITION) return false;
  const own = owner.fields?.filter(({ name }) => name.value !== 'id' && !isShared(name.value, owner)) ?? [];
  return own.length === 1 && own[0]?.name.value === field;
};

/** Wrong values that broken servers return. */
const WRONG_VALUES: readonly unknown[] = [
  null,
  undefined,
  '',
  'NaN',
  '12',
  'SOME_NEW_VALUE',
  '2026-04-01T12:00:00',
  'PT1H',
  0,
  -1,
  1.5,
  1e300,
  true,
  [],
  [null],
  [[]],
  {},
  { nodes: {} },
  { toString: null, length: 5 },
];

/** Words that no screen may show, unless an API gives them for a text. */
const NO_TEXTS: ReadonlySet<unknown> = new Set(['NaN', 'SOME_NEW_VALUE']);
const ENUM_VALUE = /^[A-Z][A-Z0-9_]{2,}$/;

/** True if a value may be a text that screens show unchanged. */
const mayBeText = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && !ENUM_VALUE.test(value));

/** A copy of an answer in which each part may be replaced with what does not belong there. */
export function garble(value: unknown, random: Random, probability: number): unknown {
  if (random.chance(probability)) {
    const wrong = WRONG_VALUES[random.int(0, WRONG_VALUES.length - 1)];
    return NO_TEXTS.has(wrong) && mayBeText(value) ? 'another text' : structuredClone(wrong);
  }
  if (Array.isArray(value)) return value.map((each) => garble(each, random, probability));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, garble(part, random, probability)]),
  );
}
