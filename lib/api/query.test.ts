import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  GetChapterDocument,
  GetKillDocument,
  GetRankedLeaderboardSeasonsDocument,
} from '#graphql/generated/documents.ts';
import { Random } from '#graphql/rules/random.ts';

import { LIVE } from './answer.ts';
import { registerApi } from './registry.ts';
import { contractSchema } from './schema/contract-schema.ts';
import { registerEndpoint } from './schema/endpoint.ts';
import { createEndpoint } from './schema/remote-endpoint.ts';
import { mockAnswer } from './testing/mock-answers.ts';

vi.mock('server-only', () => ({}));
const { query, queryUncached } = await import('./query.ts');

/** Expires at once, so that the next request is sent. */
const SHORT = { fresh: 1, whileRevalidating: 0 };
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

let ids = 0;
let answers: unknown[] = [];
const asked: string[] = [];

beforeEach(() => {
  answers = [];
  asked.length = 0;
  registerEndpoint(
    createEndpoint({ introspect: async () => null, validate: async () => [], log: () => undefined }),
  );
  registerApi({
    async fetch(request) {
      const { query: text }: { query: string } = await request.json();
      asked.push(text);
      return Response.json(answers.shift());
    },
  });
});

afterEach(() => {
  registerEndpoint(undefined);
  registerApi(undefined);
});

const kill = (id: number) =>
  mockAnswer(contractSchema(), GetKillDocument, new Random('with a kill'), { id: String(id) });
const askKill = (id: number) => query(GetKillDocument, { id: String(id) }, SHORT);

describe('an answer of another API', () => {
  it('is used as far as it goes where errors stand beside it', async () => {
    const id = ++ids;
    answers = [{ data: kill(id), errors: [{ message: 'one field failed' }] }];
    const { data, provenance } = await askKill(id);
    expect(data).toEqual(kill(id));
    expect(provenance).toBeNull();
  });

  it.each([
    ['errors beside it', (id: number) => ({ data: kill(id), errors: [{ message: 'one field failed' }] })],
    ['a record that cannot be read', () => ({ data: { kill: { id: [] } } })],
    ['nothing where there was something', () => ({ data: { kill: null } })],
    ['nothing, and an error', () => ({ data: { kill: null }, errors: [{ message: 'failed' }] })],
    ['no data', () => ({ data: [] })],
    ['another record', () => ({ data: kill(0) })],
  ])('does not replace a whole one with %s', async (_, broken) => {
    const id = ++ids;
    answers = [{ data: kill(id) }, broken(id), { data: kill(id) }];
    await askKill(id);
    await aMoment();
    const standIn = await askKill(id);
    expect(standIn).toMatchObject({
      data: kill(id),
      provenance: { asOf: expect.any(Number), recordedSince: null },
    });
    await aMoment();
    expect((await askKill(id)).provenance).toBeNull();
    expect(asked).toHaveLength(3);
  });

  it('says that there is nothing only where it says so', async () => {
    answers = [{ data: { kill: null } }, { data: { kill: 'gone' } }, { data: {} }, { data: kill(0) }];
    expect((await askKill(++ids)).data).toEqual({ kill: null });
    await expect(askKill(++ids)).rejects.toMatchObject({ kind: 'broken' });
    await expect(askKill(++ids)).rejects.toMatchObject({ kind: 'broken' });
    await expect(askKill(++ids)).rejects.toMatchObject({ kind: 'broken' });
  });

  it('is asked for in other words where the first ones were refused', async () => {
    const id = ++ids;
    answers = [{ errors: [{ message: 'Cannot query field "damage" on type "Kill".' }] }, { data: kill(id) }];
    const { data } = await askKill(id);
    expect(data.kill?.damage).toEqual([]);
    expect(asked[0]).toContain('damageAmount');
    expect(asked[1]).not.toContain('damageAmount');
  });

  it('is not asked for where there can be none, nor said to be missing when that is learned', async () => {
    answers = [{ errors: [{ message: 'The field `chapter` does not exist on the type `Query`.' }] }];
    await expect(query(GetChapterDocument, { id: String(++ids) }, LIVE)).rejects.toMatchObject({
      kind: 'refused',
    });
    expect((await query(GetChapterDocument, { id: String(++ids) }, LIVE)).data).toEqual({ chapter: null });
    expect(asked).toHaveLength(1);
  });

  it('has to be whole for who walks over all records', async () => {
    answers = [{ data: { rankedSeasons: [{ id: 7, name: 'One', mainSeason: true }, { name: 'Two' }] } }];
    await expect(queryUncached(GetRankedLeaderboardSeasonsDocument, {})).rejects.toMatchObject({
      kind: 'malformed',
    });
  });
});
