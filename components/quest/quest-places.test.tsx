import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';

import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';

import { QuestPlaces } from './quest-places.tsx';

const NOWHERE = {
  starterCreatures: [],
  starterGameObjects: [],
  finisherCreatures: [],
  finisherGameObjects: [],
};
const GRUMNIR = {
  id: '7',
  name: 'Grumnir',
  realm: null,
  title: null,
  spawns: [{ zone: { id: '9', name: 'Praag' } }, { zone: { id: '9', name: 'Praag' } }],
};

const markup = (quest: Partial<Parameters<typeof QuestPlaces>[0]['quest']>) =>
  renderToStaticMarkup(<QuestPlaces quest={{ ...NOWHERE, ...quest }} />);
const words = (html: string) => html.replaceAll(/<\/(?:h2|p|li)>/g, '\n').replaceAll(/<[^>]+>/g, '');

afterEach(() => registerEndpoint(undefined));

it('says who gives a quest, who takes it back and where both are', () => {
  const html = markup({
    starterGameObjects: [{ id: '3', name: 'Notice board' }],
    finisherCreatures: [GRUMNIR],
  });
  expect(words(html)).toBe('Quest givers\nNotice board\nEnds with\nGrumnirPraag\n');
  for (const href of ['/gameobject/3', '/creature/7', '/creature/7/zone/9']) {
    expect(html).toContain(`href="${href}"`);
  }
});

it('names both creatures and objects', () => {
  const html = markup({
    starterCreatures: [GRUMNIR],
    starterGameObjects: [{ id: '3', name: 'Notice board' }],
    finisherCreatures: [GRUMNIR],
  });
  expect(words(html)).toBe('Quest givers\nGrumnirPraag\nNotice board\nEnds with\nGrumnirPraag\n');
});

it('says so where a quest starts and ends by itself', () => {
  expect(words(markup({}))).toBe(
    'Quest givers\nNeither a creature nor an object gives this quest: it starts by itself.\nEnds with\nThis quest ends by itself.\n',
  );
});

it('says so where an API does not tell where quests end', () => {
  offering(() => false);
  expect(words(markup({}))).toMatch(
    /it starts by itself or at an object[^]+does not tell where a quest ends/,
  );
});
