import { type GraphQLSchema, parse, validate } from 'graphql';

import { GENERATIONS } from '#graphql/generations/generation.ts';
import { schemaOf } from '#graphql/generations/schema-of.ts';

import { compareSchemas } from './compare-schemas.ts';
import { probe } from './probe.ts';
import { joinProfiles, type Profile } from './profile.ts';

/** A state of the contract: what probing finds missing, and its complete profile. */
interface KnownState {
  readonly missing: ReadonlySet<string>;
  readonly whole: Profile;
}

/** Computed once per contract, which takes as long as rendering dozens of pages. */
const known = new WeakMap<GraphQLSchema, Promise<readonly KnownState[]>>();

/** The known states that lack anything, the newest first. */
function knownStates(contract: GraphQLSchema): Promise<readonly KnownState[]> {
  const states = known.get(contract) ?? findStates(contract);
  known.set(contract, states);
  return states;
}

async function findStates(contract: GraphQLSchema): Promise<readonly KnownState[]> {
  const found: KnownState[] = [];
  for (const generation of GENERATIONS.toReversed()) {
    const state = schemaOf(generation, contract);
    const { missing } = await probe(contract, async (text) => refusals(state, text));
    if (missing.size > 0) found.push({ missing, whole: compareSchemas(contract, state) });
  }
  return found;
}

/**
 * Completes the profile of an endpoint that refuses introspection. Probing finds missing types and fields, but neither
 * arguments nor the types of filters. If the endpoint lacks all that a known state lacks, the newest such state
 * supplies the rest.
 * @param probed what was found by probing
 */
export async function completedProfile(contract: GraphQLSchema, probed: Profile): Promise<Profile> {
  if (probed.missing.size === 0) return probed;
  for (const { missing, whole } of await knownStates(contract)) {
    if (![...missing].every((coordinate) => probed.missing.has(coordinate))) continue;
    const others = new Set([...probed.missing].filter((coordinate) => !missing.has(coordinate)));
    return joinProfiles({ ...probed, missing: others }, whole);
  }
  return probed;
}

const refusals = (schema: GraphQLSchema, text: string): readonly unknown[] =>
  validate(schema, parse(text), undefined, { maxErrors: Number.POSITIVE_INFINITY }).map((error) =>
    error.toJSON(),
  );
