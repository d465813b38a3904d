import type { GraphQLSchema } from 'graphql';
import { type Generation, GENERATIONS } from '../generations/generation.ts';
import { schemaOf } from '../generations/schema-of.ts';
import { parseContracts } from './contract.ts';
import { differences } from './differences.ts';
import { contractOfSdl } from './sdl-contract.ts';

interface Comparison {
  readonly generation: Generation;
  readonly differences: readonly string[];
}

/**
 * Compares a schema with each contract in a text. SDL does not say of which generation it is: that with the fewest
 * differences counts.
 * @param everything the schema that has everything of all generations
 * @throws when the text holds neither JSON of a contract nor SDL
 */
export function compareContracts(everything: GraphQLSchema, text: string): readonly Comparison[] {
  const isJson = /^\s*[[{]/.test(text);
  const contracts = isJson ? parseContracts(text) : sameForAll(contractOfSdl(text));
  const compared = [...contracts].map(([generation, contract]) => ({
    generation,
    differences: differences(schemaOf(generation, everything), contract),
  }));
  return isJson
    ? compared
    : compared.toSorted((a, b) => a.differences.length - b.differences.length).slice(0, 1);
}

const sameForAll = <Value>(value: Value) =>
  new Map(GENERATIONS.map((generation): [Generation, Value] => [generation, value]));
