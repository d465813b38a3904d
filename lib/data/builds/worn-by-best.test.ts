import { expect, it } from 'vitest';

import { ItemTagFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { bareBuild } from '#lib/url/build/worn-build.ts';

import { answering } from '../testing/answering.ts';
import { onPage } from '../testing/on-page.ts';
import { getWornByBest } from './worn-by-best.ts';

const worn = (slot: string, itemId: string, wearers: number) => ({ slot, itemId, wearers });
const COUNTED = {
  year: 2026,
  month: 10,
  players: 8,
  countedAt: 5,
  items: [worn('JEWELLERY1', '2', 3), worn('HELM', '1', 4), worn('HELM', '9', 2), worn('POCKET1', '3', 7)],
};
const answers = {
  GetWornByBest: { wornByBest: COUNTED },
  GetItemTags: ({ ids }: { ids: readonly number[] }) => ({
    items: {
      nodes: ids
        .filter((id) => id < 9)
        .map((id) =>
          Object.assign(sampleRecord(ItemTagFragmentDoc, { id: String(id) }), {
            levelRequirement: id === 3 ? 30 : 20,
            renownRankRequirement: id === 2 ? 70 : 0,
          }),
        ),
    },
  }),
};

it('lists known items in the order of the slots, each with all slots that take it', async () => {
  const asked = answering(answers);
  const { loaded, fresh } = await onPage(() => getWornByBest(bareBuild('SLAYER')));
  const { choices, ...counts } = loaded.data.worn || { choices: [] };
  expect(counts).toEqual({ month: { year: 2026, month: 10 }, players: 8, countedAt: 5, beyond: 0 });
  expect(
    choices.map(({ label, item, wearers, players, slots }) => [
      label,
      item.id,
      wearers,
      players,
      slots.join(),
    ]),
  ).toEqual([
    ['Helm', '1', 4, 8, 'helm'],
    ['Pocket', '3', 7, 8, 'pocket-1,pocket-2'],
    ['Jewellery', '2', 3, 8, 'jewellery-1,jewellery-2,jewellery-3,jewellery-4'],
  ]);
  expect(fresh).toBe(1_200_000);
  expect(asked).toMatchObject({
    GetWornByBest: [{ career: 'SLAYER' }],
    GetItemTags: [{ ids: [1, 9, 3, 2] }],
  });
});

it('lists what fits the open slot alone', async () => {
  answering(answers);
  const { worn: found } = (await getWornByBest(bareBuild('SLAYER'), 'pocket-2')).data;
  expect(found && found.choices.map(({ label, slots }) => [label, slots])).toEqual([
    ['Pocket 2', ['pocket-2']],
  ]);
});

it.each([
  [{ level: 29 }, ['Helm', 'Jewellery'], 1],
  [{ level: 30, renown: 69 }, ['Helm', 'Pocket'], 1],
  [{ level: 10 }, [], 3],
] as const)('leaves out what a build of %o cannot wear, and counts it', async (limits, labels, beyond) => {
  answering(answers);
  const { worn: found } = (await getWornByBest({ ...bareBuild('SLAYER'), ...limits })).data;
  expect(found && found.choices.map(({ label }) => label)).toEqual(labels);
  expect(found && found.beyond).toBe(beyond);
});

it('is null before anything was counted, and false where nothing counts', async () => {
  answering({ GetWornByBest: { wornByBest: null } });
  expect(await onPage(() => getWornByBest(bareBuild('SLAYER')))).toMatchObject({
    loaded: { data: { worn: null } },
    fresh: 10_000,
  });
  answering({}, () => false);
  expect((await getWornByBest(bareBuild('SLAYER'))).data).toEqual({ worn: false });
});
