import { expect, it } from 'vitest';

import { offerRows, vendorTotal } from './offer-rows.ts';

const vendor = (id: string, ...zones: readonly (readonly [id: string, name: string])[]) => ({
  id,
  name: `Vendor ${id}`,
  realm: null,
  title: null,
  spawns: zones.map(([zoneId, name]) => ({ zone: { id: zoneId, name } })),
});

const seller = (id: string, spawns = 1) => ({
  id,
  spawns: Array.from({ length: spawns }, () => ({ id: '9' })),
});

it('gives every vendor a line, the first of which spans them all', () => {
  const creatures = [vendor('1', ['6', 'Ekrund']), vendor('2', ['11', 'Mt Bloodhorn'])];
  expect(offerRows([{ creatures }]).map(({ vendor, span }) => [vendor?.id, span])).toEqual([
    ['1', 2],
    ['2', 0],
  ]);
});

it('names each zone once, in the order of the spawns', () => {
  const [row] = offerRows([
    { creatures: [vendor('1', ['6', 'Ekrund'], ['11', 'Mt Bloodhorn'], ['6', 'Ekrund'], ['99', 'Ekrund'])] },
  ]);
  expect(row?.zones).toEqual([
    { id: '6', name: 'Ekrund' },
    { id: '11', name: 'Mt Bloodhorn' },
  ]);
});

it('calls a zone without a name as the atlas does', () => {
  expect(offerRows([{ creatures: [vendor('1', ['6', ''])] }])[0]?.zones).toEqual([
    { id: '6', name: 'Ekrund' },
  ]);
});

it('leaves out who stands nowhere, but not an offer', () => {
  const rows = offerRows([
    { creatures: [vendor('1'), vendor('2', ['6', 'Ekrund'])] },
    { creatures: [vendor('3')] },
    { creatures: [] },
  ]);
  expect(rows.map(({ vendor, span }) => [vendor?.id, span])).toEqual([
    ['2', 1],
    [undefined, 1],
    [undefined, 1],
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
});

it('counts those who are listed, each once', () => {
  const offers = [
    { creatures: [seller('1'), seller('2'), seller('3', 0)] },
    { creatures: [seller('2'), seller('4')] },
  ];
  expect(vendorTotal({ totalCount: 2, nodes: offers })).toBe('3');
  expect(vendorTotal({ totalCount: 60, nodes: offers })).toBe('3 or more');
  expect(vendorTotal({ totalCount: 1, nodes: [{ creatures: [] }] })).toBe('0');
  expect(vendorTotal(null)).toBe('0');
});
