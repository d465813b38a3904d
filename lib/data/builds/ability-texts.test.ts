import { buildSchema, introspectionFromSchema } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { typeDefs } from '#graphql/generated/schema.ts';
import { siteDocument } from '#lib/api/testing/site-documents.ts';
import { createEndpoint } from '#lib/api/schema/remote-endpoint.ts';
import type { BuildStat, Gear } from '#lib/game/builds/build.ts';
import { newTally } from '#lib/api/answers/check.ts';
import { registerApi } from '#lib/api/registry.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import type { PlannedBuild } from '#lib/url/build/build-plan.ts';
import { readBuildAddress } from '#lib/url/build/build-address.ts';
import { bareBuild } from '#lib/url/build/worn-build.ts';
import { answering } from '../testing/answering.ts';

vi.mock('server-only', () => ({}));
const { findAbilities, getAbilityTexts } = await import('./ability-texts.ts');

const asked: Record<string, unknown>[] = [];

const abilityOf = (id: number, offered: boolean) =>
  id < 100
    ? {
        id: String(id),
        name: `Ability ${id}`,
        abilityType: id < 50 ? 'DEFAULT' : 'TACTIC',
        specialization: id % 2 === 0 ? 2 : 0,
        description: offered ? `Deals ${id} damage.` : null,
      }
    : null;

/** Another API, with an ability for each id below 100; each from 50 on is a tactic. */
function registerOther(offered: boolean) {
  asked.length = 0;
  registerApi({ fetch: async () => Response.json({ data: {} }) });
  registerEndpoint({
    question: (_, variables) => {
      const given: Record<string, unknown> = { ...variables };
      asked.push(given);
      const { stats, ...places } = given;
      const data = Object.fromEntries(
        Object.entries(places).map(([place, id]) => [place, abilityOf(Number(id), offered)]),
      );
      const checked = { data, damaged: false, repairs: newTally(), broken: [], absent: [] };
      return {
        text: `{ ${Object.values(places).join(' ')} ${JSON.stringify(stats)} }`,
        variables: given,
        check: () => checked,
        version: 0,
      };
    },
    learn: async () => false,
    offers: (coordinate) => offered || coordinate !== 'AbilityInfo.description(stats:)',
    known: Promise.resolve(),
    isAssumed: () => false,
  });
}

afterEach(() => {
  registerEndpoint(undefined);
  registerApi(undefined);
});

/** A helm whose effect has an id and a text of its own. */
const gearOf = (...ids: readonly string[]): Gear =>
  ids.map((id) => ({
    equipSlot: 'HELM',
    item: {
      id: `1${id}`,
      name: `Warcrown ${id}`,
      itemSet: null,
      abilities: [],
      buffs: [{ id, name: `Ability ${id}`, description: 'Deals usual damage.' }],
    },
    talismans: [],
  })) as never;

const STRENGTH: BuildStat = {
  stat: 'STRENGTH',
  label: 'Strength',
  unit: 'points',
  group: 'attributes',
  value: 412.5,
  parts: [],
  note: null,
};

function planned(level: number, abilities: readonly string[], gear: Gear = []): PlannedBuild {
  const build = { ...bareBuild('SLAYER'), level, abilities };
  return { name: 'This build', build, gear, stats: [STRENGTH], base: null, wornBy: null };
}

const textsOf = async (mine: PlannedBuild, theirs: PlannedBuild | null = null) =>
  (await getAbilityTexts({ mine, theirs })).data;

describe('texts of abilities', () => {
  it('have the numbers for the stats of each build', async () => {
    registerOther(true);
    const [mine, theirs] = await textsOf(planned(40, ['5'], gearOf('7')), planned(30, ['5']));
    expect(mine).toMatchObject({
      numbers: 'gear',
      refusals: [],
      abilities: [
        { id: '7', from: 'Warcrown 7', text: 'Deals 7 damage.' },
        { id: '5', from: 'added', text: 'Deals 5 damage.' },
      ],
    });
    expect(theirs?.abilities).toHaveLength(1);
    const stats = { strength: 413, ballisticSkill: 0, intelligence: 0, willpower: 0 };
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatchObject({ first: '5', second: '7', twelfth: '7', stats: { level: 40, ...stats } });
    expect(asked[1]).toMatchObject({ first: '5', twelfth: '5', stats: { level: 30, ...stats } });
  });

  it('say which abilities there are not, and which tactics have no room', async () => {
    registerOther(true);
    const [mine] = await textsOf(planned(16, ['5', '51', '100', '52', '53']));
    expect(mine?.refusals).toEqual(['There is no ability 100.', 'Level 16 has room for 2 tactics.']);
    expect(mine?.abilities.map(({ id }) => id)).toEqual(['5', '51', '52']);
  });

  it('are asked for twelve abilities at most', async () => {
    registerOther(true);
    const ids = Array.from({ length: 20 }, (_, at) => String(at + 20));
    const [mine] = await textsOf(planned(40, [], gearOf(...ids)));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ first: '20', twelfth: '31' });
    expect(mine?.abilities.at(-1)?.text).toBe('Deals usual damage.');
  });

  it('are the usual ones where an API computes none', async () => {
    registerOther(false);
    const [mine] = await textsOf(planned(40, ['41'], gearOf('42')));
    expect(asked).toHaveLength(1);
    expect(mine).toMatchObject({
      numbers: 'usual',
      abilities: [{ text: 'Deals usual damage.' }, { text: '' }],
    });
  });

  it('are none for a build without abilities', async () => {
    registerOther(true);
    expect(await textsOf(planned(40, []))).toEqual([]);
    expect(asked).toEqual([]);
  });
});

it('are found by the name of an ability, among other records', async () => {
  const asked = answering({
    Search: ({ query }: { query: string }) => ({
      search: query === 'axe' && {
        totalCount: 2,
        nodes: [
          { __typename: 'Item', id: '6', name: 'Axe', label: 'Axe' },
          { __typename: 'AbilityInfo', id: '7', label: 'Axe Toss' },
        ],
      },
    }),
  });
  const found = async (find: string) => (await findAbilities(readBuildAddress('SLAYER', { find }))).data;
  expect(await found('axe')).toEqual([{ id: '7', name: 'Axe Toss' }]);
  expect(await found('')).toBe(false);
  expect(asked.Search).toMatchObject([{ query: 'axe', first: 15 }]);
});

it('are recognised as missing in an API whose descriptions take no stats', async () => {
  const sdl = typeDefs.replace(
    /description\(\s*"{3}[^"]*"{3}\s*stats: CharacterStatsInput!\s*\)/,
    'description',
  );
  expect(sdl).not.toBe(typeDefs);
  const endpoint = createEndpoint({
    introspect: async () => introspectionFromSchema(buildSchema(sdl)),
    validate: async () => [],
    log: () => undefined,
  });
  await endpoint.known;
  expect(endpoint.offers('AbilityInfo.description(stats:)')).toBe(false);
  const stats = { level: 40, strength: 0, ballisticSkill: 0, intelligence: 0, willpower: 0 };
  const { text } = endpoint.question(siteDocument('GetAbilityTexts'), { first: '5', stats });
  expect(text).not.toContain('description');
  expect(text).toContain('abilityType');
});
