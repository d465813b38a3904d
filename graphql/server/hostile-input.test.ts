import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const LIST = 'kills -time -id';

describe('a broken cursor', () => {
  const byName: Record<string, string> = {
    empty: '',
    'no base64url': '%%%',
    'no JSON': 'abc',
    'a place with a fraction': btoa('1.5'),
    'a place far before the first': btoa('-2'),
    enormous: 'x'.repeat(100_000),
    'no list': encoded({}),
    null: encoded(null),
    'without values': encoded([LIST]),
    'with a fraction': encoded([LIST, 1.5, '1']),
    'with SQL': encoded([LIST, 1, "1' or 1=1"]),
    'beyond 64 bits': encoded([LIST, 1, '99999999999999999999']),
    'with lists in it': encoded([LIST, [1], {}]),
    'of another list': encoded(['guilds +id', 1]),
    'of another order': encoded(['kills +time -id', 1, '1']),
  };

  it.each(Object.keys(byName))('%s is an input error', async (name) => {
    for (const end of ['after', 'before']) {
      const query = `query Q($c: String) { kills(${end}: $c) { nodes { id } } }`;
      const { status, errors } = await api.send(query, { c: byName[name] });
      expect(status).toBe(200);
      const cursor = byName[name]?.slice(0, 100);
      expect(errors).toMatchObject([{ extensions: { code: 'HC0078', argument: end, cursor } }]);
    }
  });

  it('is none when it lies beyond the ends of the list', async () => {
    for (const time of [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]) {
      const query = 'query Q($c: String) { kills(after: $c) { nodes { id } } }';
      const { errors } = await api.send(query, { c: encoded([LIST, time, '9223372036854775807']) });
      expect(errors).toEqual([]);
    }
  });

  it('is one that was given in another order', async () => {
    const { characters } = await api.ask<{ characters: { pageInfo: { endCursor: string } } }>(
      '{ characters(order: [{ level: ASC }]) { pageInfo { endCursor } } }',
    );
    const query = 'query Q($c: String) { characters(order: [{ level: DESC }], after: $c) { nodes { id } } }';
    const { errors } = await api.send(query, { c: characters.pageInfo.endCursor });
    expect(errors[0]?.message).toBe('The cursor in "after" belongs to another list or another order.');
  });
});

describe('a query', () => {
  const nested = (depth: number): string =>
    depth === 0 ? '{ id }' : `{ leader { guildMembership { guild ${nested(depth - 1)} } } }`;

  const byName: Record<string, string> = {
    'too deep': `{ guild(id: 1) ${nested(5)} }`,
    'endlessly deep': `{ guild(id: 1) ${nested(500)} }`,
    'full of aliases': `{ ${Array.from({ length: 60 }, (_, n) => `a${n}: kill(id: 1) { id }`).join(' ')} }`,
    'too long': `{ ${'kill(id: 1) { id } '.repeat(1000)} }`,
    'too expensive':
      '{ guilds(first: 50) { nodes { members(first: 50) { nodes { character { id name level guildMembership { guild { id name level } } } } } } } }',
    circular: '{ kill(id: 1) { ...A } } fragment A on Kill { ...B } fragment B on Kill { ...A }',
    'half a query': '{ kills(',
    empty: '',
    'a mutation': 'mutation { kill }',
  };

  it.each(Object.keys(byName))('that is %s is refused', async (name) => {
    const { status, data, errors } = await api.send(byName[name] ?? '');
    expect(status).toBeLessThan(500);
    expect(data).toBeNull();
    expect(errors.length).toBeGreaterThan(0);
    expect(errors[0]?.message).not.toBe('Unexpected error.');
  });
});

describe('a filter', () => {
  const QUERY = 'query Q($w: KillFilterInput) { kills(where: $w) { nodes { id } } }';

  it.each([
    { zoneId: { eq: 70_000 } },
    { zoneId: { eq: -1 } },
    { zoneId: { eq: 'five' } },
    { zoneId: { in: 'x' } },
    { time: { eq: 2_147_483_648 } },
    { killerCharacterId: { eq: 4_294_967_296 } },
    { instanceId: { eq: 'no uuid' } },
    { killerCareer: { eq: 'UNKNOWN' } },
    { nothing: { eq: 1 } },
    'where',
    [1],
  ])('of the wrong type is refused: %j', async (where) => {
    const { status, errors } = await api.send(QUERY, { w: where });
    expect(status).toBeLessThan(500);
    expect(errors[0]?.message).toContain('"$w"');
  });

  it.each([10, 100, 2000])('%i deep is refused', async (depth) => {
    const where: unknown = JSON.parse(`${'{"or":['.repeat(depth)}{}${']}'.repeat(depth)}`);
    const { status, errors } = await api.send(QUERY, { w: where });
    expect(status).toBeLessThan(500);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('of too many conditions is refused', async () => {
    const name = { or: Array.from({ length: 500 }, () => ({ contains: 'a' })) };
    const query = 'query Q($w: CharacterFilterInput) { characters(where: $w) { nodes { id } } }';
    const { errors } = await api.send(query, { w: { name } });
    expect(errors[0]?.message).toBe('The filter is too large.');
  });

  it('of more parts than any client sends is refused unread', async () => {
    const where = { or: Array.from({ length: 600 }, (_, n) => ({ zoneId: { eq: n } })) };
    const { errors } = await api.send(QUERY, { w: where });
    expect(errors[0]?.message).toBe('The variables have too many parts.');
  });

  describe('with a list', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, n) => n);
    const query =
      'query Q($ids: [UnsignedInt]) { kills(where: { killerCharacterId: { in: $ids } }) { nodes { id } } }';

    it('is answered up to a useful length', async () => {
      expect((await api.send(query, { ids: ids(1000) })).errors).toEqual([]);
    });

    it('is refused beyond', async () => {
      const { errors } = await api.send(query, { ids: ids(1001) });
      expect(errors[0]?.message).toBe('"in" takes at most 1000 values.');
    });
  });
});
