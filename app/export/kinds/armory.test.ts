import { expect, it } from 'vitest';

import { readNamed } from '#lib/exports/testing/asked-for.ts';
import { CROWN, HELM } from '#lib/exports/testing/some-items.ts';

import { ARMORY_EXPORTS } from './armory.ts';
import { BUILD_EXPORTS } from './builds.ts';

it('lists better items with the sources and the cost of each', async () => {
  const better = { read: null, slots: [{ label: 'Helm', worn: null, better: [{ item: CROWN, gain: 24 }] }] };
  expect(await readNamed(ARMORY_EXPORTS, 'better', { parts: { better } })).toMatchObject([
    {
      place: 'Helm',
      wornItemId: null,
      itemId: HELM.id,
      gain: 24,
      sources: '2 vendors; 3 drops',
      copper: 0,
      pays: `6 × ${HELM.name}`,
    },
  ]);
});

it('lists what the best of a career wear', async () => {
  const choices = [{ slots: ['helm'], label: 'Helm', item: HELM, wearers: 47, players: 93 }] as const;
  const worn = { worn: { month: { year: 2026, month: 11 }, players: 93, countedAt: 0, choices, beyond: 0 } };
  expect(await readNamed(BUILD_EXPORTS, 'worn', { parts: { worn } })).toMatchObject([
    { slot: 'helm', slotName: 'Helm', itemId: HELM.id, wearers: 47, players: 93 },
  ]);
});
