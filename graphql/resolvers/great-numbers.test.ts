import { afterAll, beforeAll, expect, it } from 'vitest';
import { importLines } from '#graphql/import/import-lines.ts';
import { IMPORT_KINDS } from '#graphql/import/import-kinds.ts';
import { openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { testApi, type TestApi } from '#graphql/testing/test-api.ts';

const MOST = 2_147_483_647;
const DEEDS = {
  kills: MOST,
  deathBlows: MOST,
  damage: MOST,
  killDamage: MOST,
  healingSelf: MOST,
  healingOthers: MOST,
  protectionSelf: MOST,
  protectionOthers: MOST,
};

type Example = Readonly<Record<string, unknown>>;
let api: TestApi;
const ids = new Map<string, unknown>();

/** The example of a kind, with the greatest numbers that an import takes. */
function lineOf(kind: string, change: (example: Example) => Example): string {
  const example: Example = Object.fromEntries(
    Object.entries(IMPORT_KINDS.find((each) => each.kind === kind)?.example ?? {}),
  );
  ids.set(kind, example['id']);
  return JSON.stringify({ kind, ...example, ...change(example) });
}

const greatest = (entries: unknown) =>
  Array.isArray(entries) ? entries.map((entry: object) => ({ ...entry, ...DEEDS })) : entries;
const withBoard = ({ scoreboardEntries }: Example) => ({ scoreboardEntries: greatest(scoreboardEntries) });

beforeAll(async () => {
  const database = await openMigratedDatabase();
  api = testApi(database);
  const kill = (id: string) =>
    lineOf('Kill', ({ damage }) => ({
      id,
      damage: Array.isArray(damage) ? damage.map((part: object) => ({ ...part, damageAmount: MOST })) : [],
    }));
  const others = ['Character', 'Guild', 'Instance', 'Scenario', 'Zone'].map((kind) =>
    lineOf(kind, () => ({})),
  );
  const lines = [
    ...others,
    ...['12', '13', '34', '56'].map((id) => lineOf('Character', () => ({ id }))),
    lineOf('ScenarioRecord', withBoard),
    lineOf('Skirmish', withBoard),
    lineOf('InstanceRun', withBoard),
    ...['1', '2', '3'].map(kill),
  ];
  const refused: unknown[] = [];
  async function* groups() {
    yield lines;
  }
  await importLines(database.sql, groups(), (line) => refused.push(line));
  expect(refused).toEqual([]);
});
afterAll(() => api.close());

const SUMS = 'healing protection healingSelf healingOthers damage';
const SUM = { healing: 2 * MOST, protection: 2 * MOST, healingSelf: MOST, healingOthers: MOST, damage: MOST };

it.each([
  [
    'Skirmish',
    'skirmish',
    `scoreboardEntries(order: [{ healing: DESC }, { protection: DESC }]) { nodes { ${SUMS} } }`,
  ],
  ['ScenarioRecord', 'scenario', `scoreboardEntries { ${SUMS} medals }`],
  ['InstanceRun', 'instanceRun', `scoreboardEntries { ${SUMS} }`],
])('a scoreboard of a %s tells sums that no integer of the database holds', async (kind, field, fields) => {
  const answer = await api.ask(`query ($id: ID!) { ${field}(id: $id) { ${fields} } }`, { id: ids.get(kind) });
  expect(JSON.stringify(answer)).toContain(JSON.stringify(SUM).slice(1, -1));
});

it('the damage of a skirmish is capped at the maximum of its type', async () => {
  const { skirmish } = await api.ask<{ skirmish: { killDamage: unknown[] } }>(
    'query ($id: ID!) { skirmish(id: $id) { killDamage { damageAmount } } }',
    { id: ids.get('Skirmish') },
  );
  expect(skirmish.killDamage).toEqual([{ damageAmount: 4_294_967_295 }]);
});
