import { print } from 'graphql';
import type { GraphqlApi } from '#graphql/server/server.ts';
import type { Operation, OperationVariable } from './operations.ts';
import type { Samples } from './samples.ts';
import { pick, SAMPLERS } from './samplers.ts';

type Variables = Readonly<Record<string, unknown>>;

/** The number of different sets of variables for each operation. */
const SETS = 40;

/** Different variables for an operation, without its cursors. @throws Error where a required one has no sampler */
export const variableSets = (operation: Operation, samples: Samples): readonly Variables[] =>
  Array.from({ length: SETS }, (_, n) =>
    Object.fromEntries(
      operation.variables.map((variable) => [variable.name, valueOf(operation, variable, samples, n)]),
    ),
  );

function valueOf({ name }: Operation, variable: OperationVariable, samples: Samples, n: number): unknown {
  if (variable.name === 'first') return 10;
  const sampler =
    SAMPLERS[`${name}.${variable.name}`] ??
    SAMPLERS[variable.place] ??
    SAMPLERS[variable.name] ??
    SAMPLERS[variable.type];
  const value = sampler ? sampler(samples, n) : idOf(variable, samples, n);
  if (value === undefined && variable.required) {
    throw new Error(
      `${name}: nothing to draw $${variable.name} from; tell it in graphql/benchmark/samplers.ts.`,
    );
  }
  return value;
}

/** Lists that may be of a player, of a guild or of all: of each in a third of the questions. */
const OWNERS = ['all', 'character', 'guild'];

/** The id of a record by the argument that takes it, as in `character(id:)` or `battles(guildId:)`. */
function idOf({ place, required }: OperationVariable, { ids }: Samples, n: number): unknown {
  const [field = '', argument = ''] = place.split('.');
  const kind = argument === 'id' ? field : argument.replace(/Id$/, '');
  return required || pick(OWNERS, n) === kind ? pick(ids[kind], n) : undefined;
}

/** Milliseconds that half of the questions and 95 of a hundred take at most. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
}

export interface Measured {
  readonly operation: string;
  /** Times of each question's first run. */
  readonly cold: Times;
  /** Each asked again and again; of each the best time, so that what else runs on the machine counts little. */
  readonly hot: Times;
  /** The slowest question, hot. */
  readonly slowest: Variables;
}

type Ask = (query: string, variables: Variables) => Promise<{ took: number; body: string }>;

const ROUNDS = 5;

/** Asks an operation with many different variables, one question after the other. */
export async function measure(api: GraphqlApi, operation: Operation, samples: Samples): Promise<Measured> {
  const ask = asking(api, operation.name);
  const query = print(operation.document);
  const sets = await withPages(operation, variableSets(operation, samples), async (variables) => {
    return (await ask(query, variables)).body;
  });
  const cold: number[] = [];
  for (const variables of sets) cold.push((await ask(query, variables)).took);
  const hot = sets.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [n, variables] of sets.entries()) {
      hot[n] = Math.min(hot[n] ?? Infinity, (await ask(query, variables)).took);
    }
  }
  const slowest = sets[hot.indexOf(Math.max(...hot))] ?? {};
  return { operation: operation.name, cold: timesOf(cold), hot: timesOf(hot), slowest };
}

/**
 * Turns the variables of a list into those of its pages: a third first pages, a third after a cursor, a third last
 * pages, or first ones where the site only reads on. No page has more rows than the site asks for: of long records the
 * API allows no more.
 */
async function withPages(
  { variables }: Operation,
  sets: readonly Variables[],
  ask: (variables: Variables) => Promise<string>,
): Promise<readonly Variables[]> {
  const takes = (name: string) => variables.some((variable) => variable.name === name);
  if (!takes('after')) return sets;
  const paged: Variables[] = [];
  for (const [n, { first, ...others }] of sets.entries()) {
    if (n % 3 === 1) {
      const [, after] = /"endCursor":"([^"]+)"/.exec(await ask({ ...others, first })) ?? [];
      paged.push({ ...others, first, after });
    } else {
      paged.push(n % 3 === 2 && takes('last') ? { ...others, last: first } : { ...others, first });
    }
  }
  return paged;
}

/** @throws Error for an answer with errors: nothing is gained by a fast failure */
const asking =
  (api: GraphqlApi, name: string): Ask =>
  async (query, variables) => {
    const request = new Request('http://api.invalid/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const began = performance.now();
    const body = await (await api.fetch(request)).text();
    const took = performance.now() - began;
    if (body.includes('"errors":'))
      throw new Error(`${name} ${JSON.stringify(variables)}: ${body.slice(0, 500)}`);
    return { took, body };
  };

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
