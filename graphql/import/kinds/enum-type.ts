import { Kind, parse } from 'graphql';
import { typeDefs } from '../../generated/schema.ts';
import { CAREER_NAMES, careerMask, RACE_NAMES, raceMask } from '../../sql/engine/where/bitmask.ts';
import { oneOf, setOf, type ValueType } from '../value-types.ts';

let enums: ReadonlyMap<string, readonly string[]> | undefined;

/** One value of an enum of the contract. */
export const enumType = (name: string): ValueType => oneOf(valuesOf(name));

/** Races and careers, of which columns hold sets. */
export const RACE_SET: ValueType = setOf(RACE_NAMES, raceMask);
export const CAREER_SET: ValueType = setOf(CAREER_NAMES, careerMask);

function valuesOf(name: string): readonly string[] {
  enums ??= readEnums();
  const values = enums.get(name);
  if (!values) throw new Error(`The contract has no enum ${name}`);
  return values;
}

const readEnums = () =>
  new Map(
    parse(typeDefs).definitions.flatMap((definition) =>
      definition.kind === Kind.ENUM_TYPE_DEFINITION
        ? [[definition.name.value, (definition.values ?? []).map(({ name }) => name.value)] as const]
        : [],
    ),
  );
