import { expect, it } from 'vitest';

import {
  ChapterDetailsFragmentDoc,
  CreatureInfoFragmentDoc,
  GameObjectInfoFragmentDoc,
  InstanceRowFragmentDoc,
  ScenarioInfoFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { iconSvg } from '#lib/art/icon.ts';
import { itemPicture, rarityColour } from './parts.ts';
import { previewOfCreature, previewOfGameObject } from './preview-of-creature.ts';
import { previewOfInstance } from './preview-of-run.ts';
import { previewOfScenario } from './preview-of-scenario.ts';
import { previewOfStoryline } from './preview-of-journal.ts';
import { previewOfChapter } from './preview-of-quest.ts';
import { previewOfZone } from './preview-of-results.ts';

it('draws the icon of an item by its number, never by its address', () => {
  expect(itemPicture({ iconUrl: 'https://images.example/icon/60004' })).toBe(iconSvg(60_004));
  const unknown = itemPicture({ iconUrl: 'https://evil.example/x.png' });
  expect(unknown).toBe(itemPicture({ iconUrl: '' }));
  expect(unknown).toBe(itemPicture({ iconUrl: null }));
  expect(unknown).not.toContain('evil');
});

it('knows a colour for every rarity', () => {
  expect(rarityColour({ rarity: 'MYTHIC', itemSet: null })).toBe('#ffa14a');
  expect(rarityColour({ rarity: 'MYTHIC', itemSet: { id: '1' } })).toBe('#ffd64f');
  expect(rarityColour({ rarity: 'toString', itemSet: null })).toBe('#9aa1ad');
});

it('copes with creatures and objects that have no name, realm and place', () => {
  const creature = sampleRecord(CreatureInfoFragmentDoc, {
    id: '7',
    name: '',
    realm: null,
    title: null,
    creatureType: 'UNCLASSIFIED',
    creatureSubType: 'UNCLASSIFIED',
    vendorItems: null,
  });
  expect(previewOfCreature(creature)).toMatchObject({
    title: 'Creature #7',
    facts: 'Creature, Neutral',
    totals: [],
    realm: 'NEUTRAL',
    zoneId: undefined,
  });
  expect(previewOfCreature({ ...creature, title: 'BANKER' })).toMatchObject({ facts: 'Banker, Neutral' });
  expect(previewOfGameObject(sampleRecord(GameObjectInfoFragmentDoc, { id: '7', name: '' }))).toMatchObject({
    title: 'Game object #7',
    facts: 'Game object',
    totals: [],
  });
});

it('copes with a chapter without name, rank and rewards', () => {
  const position = { zoneId: 105, x: 0, y: 0, zone: null, mapSetup: null };
  const chapter = sampleRecord(ChapterDetailsFragmentDoc, { id: '13', name: null, rank: 0, position });
  expect(previewOfChapter(chapter)).toMatchObject({
    title: 'Chapter #13',
    facts: 'Chapter in Praag',
    totals: [{ value: '0', label: 'influence rewards' }],
    zoneId: 105,
  });
});

it('copes with an instance without runs and encounters', () => {
  const instance = sampleRecord(InstanceRowFragmentDoc, { id: '60', name: ' ', encounters: null });
  expect(previewOfInstance(instance, null, null)).toMatchObject({
    title: 'Gunbad',
    facts: 'Dungeon',
    totals: [{ value: '0', label: 'runs' }, { value: '0' }],
  });
  const sampled = (minutes: number, completed: boolean) => ({
    id: `${minutes}`,
    start: 1_795_281_919_294,
    end: 1_795_281_919_294 + minutes * 60_000,
    completed,
    scoreboardEntries: [],
  });
  const sample = { runs: [sampled(5, false), sampled(30, true), sampled(40, true)], total: 3 };
  expect(previewOfInstance(instance, { totalCount: 3 }, sample).totals).toEqual([
    { value: '3', label: 'runs' },
    { value: '0', label: 'encounters' },
    { value: '35m', label: 'median of 2 completed runs' },
  ]);
});

it('calls a scenario with equal points a draw', () => {
  const run = sampleRecord(ScenarioInfoFragmentDoc, {
    id: '1',
    scenario: { id: '30', name: 'Mourkain Temple', zone: { id: '31' } },
    startTime: 1_795_284_290,
    endTime: 1_795_285_015,
    winner: 0,
    points: [250, 250],
    queueType: 0,
  });
  expect(previewOfScenario(run)).toMatchObject({
    title: 'Mourkain Temple',
    facts: 'Draw, 21\u00a0November\u00a02026, 18:04\u00a0UTC',
    totals: [{ value: '250' }, { value: '250' }, { value: '12m 5s' }],
    realm: 'NEUTRAL',
    isFinal: true,
  });
});

it('copes with a storyline that says nothing, and a zone that we do not know', () => {
  expect(previewOfStoryline({ id: '3', name: '', summary: '', entries: [] })).toMatchObject({
    title: 'Storyline #3',
    facts: 'A storyline of the war journal',
  });
  expect(previewOfZone('999', { points: [], kills: 2 })).toMatchObject({
    title: 'Zone 999',
    totals: [{ value: '2', label: 'kills' }],
  });
});
