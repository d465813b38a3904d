import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isLeafType,
  isObjectType,
} from 'graphql';

import { looseTuple, number, object, safeParse, string } from 'valibot';

import { memberCoordinate } from '#graphql/contract/coordinates.ts';
import { joinProfiles, NO_DIFFERENCES, type Profile, sameProfile } from './profile.ts';
import { readErrors } from './read-errors.ts';

/** The most rounds of questions, since a server may report few errors at a time. */
const MAX_ROUNDS = 40;

/**
 * Finds what an endpoint that refuses introspection lacks, by its validation errors. It sends documents that name
 * every field of the contract, with unused fragments and variables, so that every server refuses them and none is ever
 * executed.
 * @param validate gives the errors that the endpoint answers to a document
 * @throws where it cannot be asked now, and where it refuses nothing: what answers there is no API
 */
export async function probe(
  contract: GraphQLSchema,
  validate: (text: string) => Promise<readonly unknown[]>,
): Promise<Profile> {
  let found = NO_DIFFERENCES;
  const proven = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const texts = probeTexts(contract, new Set([...found.missing, ...proven]));
    const answers = await Promise.all(texts.map(async (text) => ({ text, errors: await validate(text) })));
    if (answers.some(({ errors }) => errors.length === 0)) throw new Error('The API refuses no document');
    const known = proven.size;
    let more = found;
    for (const { text, errors } of answers) {
      more = joinProfiles(more, readErrors(errors, text, contract));
      for (const coordinate of fieldsLackingArguments(errors, text)) proven.add(coordinate);
    }
    if (sameProfile(more, found) && proven.size === known) break;
    found = more;
  }
  return found;
}

const LACKING = /^Field "(\w+)" argument "\w+" of type /;
const FRAGMENT = /^fragment \w+ on (\w+)/;

/**
 * Finds fields whose error complains about a missing argument: they exist, and need not be probed again. Otherwise
 * their errors would hide all others of a server that reports few. Every fragment has a line to itself.
 */
function fieldsLackingArguments(errors: readonly unknown[], text: string): readonly string[] {
  const lines = text.split('\n');
  return errors.flatMap((error) => {
    const parsed = safeParse(LOCATED, error);
    if (!parsed.success) return [];
    const [, field] = LACKING.exec(parsed.output.message) ?? [];
    const [, owner] = FRAGMENT.exec(lines[parsed.output.locations[0].line - 1] ?? '') ?? [];
    return field && owner ? memberCoordinate(owner, field) : [];
  });
}

const LOCATED = object({ message: string(), locations: looseTuple([object({ line: number() })]) });

/** Documents that together name all types and fields of a schema, except those known to be missing. */
function probeTexts(schema: GraphQLSchema, missing: ReadonlySet<string>): readonly string[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !missing.has(type.name),
  );
  const inputs = types.filter(isInputObjectType).map(({ name }) => `$${name}: ${name}`);
  const isQuery = (type: GraphQLNamedType) => Number(type === schema.getQueryType());
  // Some servers report only the first few errors. Errors that occur anyway should come last: root fields
  // lack their arguments, and unused fragments are reported at the end.
  const inOrder = types.toSorted((one, other) => isQuery(one) - isQuery(other));
  const fragments = inOrder.flatMap((type) => {
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    const fields = Object.values(type.getFields()).filter(
      ({ name }) => !missing.has(memberCoordinate(type.name, name)),
    );
    return `fragment Probe${type.name} on ${type.name} { __typename ${fields.map(selection).join(' ')} }`;
  });
  const withInputs = `query Probe(${inputs.join(', ')}) { __typename }`;
  return [...inParts(fragments).map((part) => `${part}\nquery Probe { __typename }`), withInputs];
}

/** Servers read a few thousand tokens of a document at most. */
const MOST_TOKENS = 1_500;

/** Splits texts into parts of bounded length, each text on a separate line. */
function inParts(texts: readonly string[]): readonly string[] {
  const parts: string[] = [];
  let room = 0;
  for (const text of texts) {
    const tokens = text.match(/\w+|[^\w\s]/g)?.length ?? 0;
    if (tokens > room) {
      parts.push(text);
      room = MOST_TOKENS - tokens;
    } else {
      parts.push(`${parts.pop()}\n${text}`);
      room -= tokens;
    }
  }
  return parts;
}

const selection = ({ name, type }: GraphQLField<unknown, unknown>): string =>
  isLeafType(getNamedType(type)) ? name : `${name} { __typename }`;
