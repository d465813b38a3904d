import { buildSchema, introspectionFromSchema, parse, validate } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteOperations } from '#graphql/benchmark/operations.ts';
import { typeDefs } from '#graphql/generated/schema.ts';
import { schemaOf } from '#graphql/generations/schema-of.ts';
import { siteDocument } from '../testing/site-documents.ts';
import { contractSchema } from './contract-schema.ts';
import { INTROSPECTION, readIntrospection } from './profile.ts';
import { createEndpoint } from './remote-endpoint.ts';

const SCHEMA = introspectionFromSchema(buildSchema(typeDefs));
const WITHOUT_TIER = introspectionFromSchema(
  buildSchema(typeDefs.replace(/^ {2}"""[^"]*"""\n {2}tier: Byte!$/gm, '')),
);
const REFUSED = null;
/** The errors of an API about a document that it must refuse. */
const REFUSALS = [{ message: 'Fragment "ProbeKill" is never used.' }];
const NO_CHAPTERS = { message: 'Cannot query field "chapters" on type "Query".' };
const DAY = 24 * 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function setUp(...answers: unknown[]) {
  const introspect = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const lines: string[] = [];
  const endpoint = createEndpoint({
    introspect,
    validate: async () => REFUSALS,
    log: (line) => lines.push(line),
  });
  await endpoint.known;
  const askChapters = () => endpoint.question(siteDocument('GetChapters'), { first: 5 });
  return { endpoint, introspect, lines, askChapters };
}

describe('an endpoint that says what it offers', () => {
  it('is asked once, and what it lacks is logged once', async () => {
    const { endpoint, introspect, lines } = await setUp(WITHOUT_TIER);
    expect(endpoint.offers('ScenarioRecord.tier')).toBe(false);
    expect(endpoint.offers('ScenarioRecord.winner')).toBe(true);
    expect(lines).toEqual([expect.stringMatching(/^the API lacks .*ScenarioRecord\.tier/)]);
    expect(introspect).toHaveBeenCalledTimes(1);
  });

  it('is asked again every day', async () => {
    const { endpoint, introspect, lines } = await setUp(SCHEMA, WITHOUT_TIER, SCHEMA);
    expect(endpoint.offers('ScenarioRecord.tier')).toBe(true);
    await vi.advanceTimersByTimeAsync(DAY);
    expect(endpoint.offers('ScenarioRecord.tier')).toBe(false);
    await vi.advanceTimersByTimeAsync(DAY);
    expect(introspect).toHaveBeenCalledTimes(3);
    expect(lines.at(-1)).toBe('the API offers everything');
  });

  it('keeps what is known while it does not say, and is asked again in a minute', async () => {
    const { endpoint, introspect } = await setUp(WITHOUT_TIER, { __schema: 7 }, new Error('away'), SCHEMA);
    await vi.advanceTimersByTimeAsync(DAY);
    expect(endpoint.offers('ScenarioRecord.tier')).toBe(false);
    await vi.advanceTimersByTimeAsync(3 * 60_000);
    expect(introspect).toHaveBeenCalledTimes(4);
    expect(endpoint.offers('ScenarioRecord.tier')).toBe(true);
  });

  it('is asked when its errors say that it has changed, though not at every error', async () => {
    const { introspect, endpoint, askChapters } = await setUp(SCHEMA);
    await endpoint.learn(askChapters(), [NO_CHAPTERS]);
    expect(introspect).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(61_000);
    const question = endpoint.question(siteDocument('GetKill'), { id: '7' });
    await endpoint.learn(question, [{ message: 'Cannot query field "damage" on type "Kill".' }]);
    await endpoint.learn(question, [{ message: 'Cannot query field "deathblow" on type "Kill".' }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(introspect).toHaveBeenCalledTimes(2);
    // What errors said before is no longer true, what they said while it was asked is.
    expect(endpoint.offers('Query.chapters')).toBe(true);
    expect(endpoint.offers('Kill.damage')).toBe(true);
    expect(endpoint.offers('Kill.deathblow')).toBe(false);
  });
});

describe('an endpoint that does not say what it offers', () => {
  it('is known by its errors', async () => {
    const { endpoint, lines, askChapters } = await setUp(REFUSED);
    const question = askChapters();
    expect(question.text).toContain('chapters');
    expect(await endpoint.learn(question, [NO_CHAPTERS])).toBe(true);
    expect(askChapters().text).toBeNull();
    expect(lines).toEqual(['the API lacks Query.chapters']);
  });

  it('is worth another question only where something was learned', async () => {
    const { endpoint, askChapters } = await setUp(REFUSED);
    const [one, other] = [askChapters(), askChapters()];
    expect(await endpoint.learn(one, [{ message: 'Internal server error' }])).toBe(false);
    expect(await endpoint.learn(one, [NO_CHAPTERS])).toBe(true);
    expect(await endpoint.learn(other, [NO_CHAPTERS])).toBe(true);
    expect(await endpoint.learn(askChapters(), [NO_CHAPTERS])).toBe(false);
  });

  it('is taken to keep the contract again after a day', async () => {
    const { endpoint, askChapters } = await setUp(REFUSED);
    await endpoint.learn(askChapters(), [NO_CHAPTERS]);
    await vi.advanceTimersByTimeAsync(DAY);
    expect(endpoint.offers('Query.chapters')).toBe(true);
  });
});

it('limits the wait', async () => {
  const introspect = () => new Promise<never>(() => undefined);
  const endpoint = createEndpoint({ introspect, validate: async () => REFUSALS, log: () => undefined });
  await vi.advanceTimersByTimeAsync(1_000);
  await endpoint.known;
  expect(endpoint.offers('Query.kill')).toBe(true);
  expect(endpoint.isAssumed()).toBe(true);
});

it('assumes nothing once it was asked', async () => {
  const introspect = async () => null;
  const endpoint = createEndpoint({ introspect, validate: async () => REFUSALS, log: () => undefined });
  await endpoint.known;
  expect(endpoint.isAssumed()).toBe(false);
});

describe('an endpoint that is away or slow at first', () => {
  const away = () => Promise.reject(new Error('away'));

  it('is asked again until it answers, in growing pauses of a minute at most', async () => {
    const introspect = vi.fn(away);
    createEndpoint({ introspect, validate: away, log: () => undefined });
    const asked: number[] = [];
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
      asked.push(introspect.mock.calls.length);
    }
    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('is not known by a page of its proxy', async () => {
    const endpoint = createEndpoint({
      introspect: async () => null,
      validate: async () => [],
      log: () => undefined,
    });
    await endpoint.known;
    expect(endpoint.isAssumed()).toBe(true);
  });

  it('is known by what an earlier discovery found, and says what the next one finds', async () => {
    const found: object[] = [];
    const introspect = vi.fn<() => Promise<unknown>>(away);
    const endpoint = createEndpoint({
      introspect,
      validate: away,
      log: () => undefined,
      remembered: { missing: new Set(['Query.chapters']), types: new Map() },
      onFound: (profile) => found.push(profile),
    });
    await endpoint.known;
    expect([endpoint.offers('Query.chapters'), endpoint.isAssumed(), found]).toEqual([false, false, []]);
    introspect.mockResolvedValue(SCHEMA);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(endpoint.offers('Query.chapters')).toBe(true);
    expect(found).toEqual([{ missing: new Set(), types: new Map() }]);
  });

  it('is probed when it refuses the first question, so that no other is asked in vain', async () => {
    const state = schemaOf('2026-08', contractSchema());
    const refusals = (text: string) =>
      validate(state, parse(text), undefined, { maxErrors: 500 }).map((error) => error.toJSON());
    const introspect = () => new Promise<never>(() => undefined);
    const endpoint = createEndpoint({
      introspect,
      validate: async (text) => refusals(text),
      log: () => undefined,
    });
    const first = endpoint.question(siteDocument('GetScenarios'), {});
    expect(await endpoint.learn(first, refusals(first.text ?? ''))).toBe(true);
    const vain = siteOperations().filter(({ document }) => {
      const { text } = endpoint.question(document, {});
      return text !== null && refusals(text).length > 0;
    });
    expect(vain.map(({ name }) => name)).toEqual([]);
    expect(endpoint.isAssumed()).toBe(false);
  });
});

it('asks for names and types alone', () => {
  expect(INTROSPECTION).not.toContain('description');
  expect(readIntrospection({ __schema: { types: {} } })).toBeNull();
  expect(readIntrospection('text')).toBeNull();
});
