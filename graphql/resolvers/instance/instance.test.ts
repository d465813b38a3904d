import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { equalityTruths, orderTruths, textTruths, type Truth } from '#graphql/testing/truth/filter-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

type Row = { id: number; name: string };
type Instances = { instances: { nodes: { id: string }[] } };

let api: TestApi;
let rows: readonly Row[];

beforeAll(async () => {
  api = await openTestApi();
  rows = await api.sql<Row[]>`select id, name from instance order by id`;
});
afterAll(() => api.close());

const idsOf = (some: readonly Row[]) => some.map(({ id }) => String(id));

describe('an instance', () => {
  it('has its encounters in the order in which a party comes upon them', async () => {
    const encounters = await api.sql<Row[]>`
      select id, name from instance_encounter where instance_id = 260 order by position`;
    expect(encounters.length).toBe(8);
    expect(await api.ask('{ instance(id: 260) { id name encounters { id name } } }')).toEqual({
      instance: {
        id: '260',
        name: 'Lost Vale',
        encounters: encounters.map(({ id, name }) => ({ id: String(id), name })),
      },
    });
  });

  it.each(['0', 'abc', '-1', '99999999999', ''])('with the id %j is null', async (id) => {
    expect(await api.ask('query Q($id: ID!) { instance(id: $id) { id } }', { id })).toEqual({
      instance: null,
    });
  });
});

describe('a list of instances', () => {
  it.each([2, 50])('has every instance once in each order, %i a page', async (size) => {
    const byName = await api.sql<Row[]>`select id from instance order by name desc, id`;
    for (const walk of [walkForwards, walkBackwards]) {
      expect(await walk(api, 'instances', '', size)).toEqual(idsOf(rows));
      expect(await walk(api, 'instances', 'order: [{ id: DESC }],', size)).toEqual(idsOf(rows.toReversed()));
      expect(await walk(api, 'instances', 'order: [{ name: DESC }],', size)).toEqual(idsOf(byName));
    }
  });

  async function expectInstances(where: object, isMatch: (row: Row) => boolean) {
    const { instances } = await api.ask<Instances>(
      'query Q($where: InstanceFilterInput) { instances(where: $where, first: 50) { nodes { id } } }',
      { where },
    );
    expect(instances.nodes.map(({ id }) => id)).toEqual(idsOf(rows.filter(isMatch)));
  }

  const numbers: [string, Truth][] = Object.entries({ ...equalityTruths, ...orderTruths });
  it.each(numbers)('filters by id with %s', async (operator, truth) => {
    await expectInstances({ id: { [operator]: 160 } }, ({ id }) => truth(id, 160));
  });

  it('filters by id with in and nin', async () => {
    await expectInstances({ id: { in: [36, 260, 1] } }, ({ id }) => id === 36 || id === 260);
    await expectInstances({ id: { nin: [36, 260, 1] } }, ({ id }) => id !== 36 && id !== 260);
  });

  it.each(Object.entries(textTruths))('filters by name with %s', async (operator, truth) => {
    for (const part of ['gunbad', 'S', "thar'ignan", '2', '%']) {
      await expectInstances({ name: { [operator]: part } }, ({ name }) => truth(name, part));
    }
  });

  it('filters by name with eq, neq, in and nin', async () => {
    const name = 'Gunbad Barracks';
    await expectInstances({ name: { eq: name } }, (row) => row.name === name);
    await expectInstances({ name: { neq: name } }, (row) => row.name !== name);
    await expectInstances({ name: { in: [name, 'Bilerot'] } }, (row) => [name, 'Bilerot'].includes(row.name));
    await expectInstances(
      { name: { nin: [name, 'Bilerot'] } },
      (row) => ![name, 'Bilerot'].includes(row.name),
    );
  });

  it('combines conditions', async () => {
    await expectInstances(
      { or: [{ name: { contains: 'sewers' } }, { and: [{ id: { lt: 60 } }, { id: { gt: 36 } }] }] },
      ({ id, name }) => name.includes('Sewers') || id === 37,
    );
  });

  it('reads the encounters of all its instances at once', async () => {
    api.takeStatements();
    await api.ask('{ instances(first: 15) { nodes { id name encounters { id } } } }');
    expect(api.takeStatements()).toEqual(['instancesPage', 'encountersOfInstances']);
  });
});
