import { expect, it } from 'vitest';

import { readNamed } from '#lib/exports/testing/asked-for.ts';
import { CROWN, HELM } from '#lib/exports/testing/some-items.ts';

import { ARMORY_EXPORTS } from './armory.ts';
import { BUILD_EXPORTS } from './builds.ts';

const UPGRADE = {
  slot: 'helm',
  label: 'Helm',
  worn: null,
  off: null,
  item: CROWN,
  gain: 24,
  changes: [{ label: 'Wounds', unit: 'points', value: 12 }],
} as const;
const UPGRADES = { read: null, sortsStats: true, rows: [UPGRADE] };
const ROW = {
  slot: 'helm',
  wornItemId: null,
  itemId: HELM.id,
  gain: 24,
  changes: '+12 Wounds',
  takesOff: null,
  sources: '2 vendors; 3 drops',
  copper: 0,
  pays: `6 × ${HELM.name}`,
};

it('lists what to wear next with the sources and the cost of each, of an armory and of a build', async () => {
  const ofArmory = { parts: { upgrades: { ...UPGRADES, career: 'ZEALOT' as const } } };
  expect(await readNamed(ARMORY_EXPORTS, 'upgrades', ofArmory)).toMatchObject([ROW]);
  expect(await readNamed(BUILD_EXPORTS, 'upgrades', { parts: { upgrades: UPGRADES } })).toMatchObject([ROW]);
});

it('lists what the best of a career wear', async () => {
  const choices = [{ slots: ['helm'], label: 'Helm', item: CROWN, wearers: 47, players: 93 }] as const;
  const worn = { worn: { month: { year: 2026, month: 11 }, players: 93, countedAt: 0, choices, beyond: 0 } };
  expect(await readNamed(BUILD_EXPORTS, 'worn', { parts: { worn } })).toMatchObject([
    { slot: 'helm', slotName: 'Helm', itemId: HELM.id, wearers: 47, players: 93 },
  ]);
});
