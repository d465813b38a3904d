import { expect, it } from 'vitest';

import { readNamed } from '#lib/exports/testing/asked-for.ts';

import { DUNGEON_EXPORTS } from './dungeons.ts';

it('lists the quests of a dungeon with the creatures that give them', async () => {
  const quest = { id: '5', name: 'Rats', type: 0 } as const;
  const givers = [
    { id: '1', name: 'Hilda', realm: 'ORDER', questsStarter: [quest] },
    { id: '2', name: '', realm: 'ORDER', questsStarter: [quest] },
  ];
  const rows = await readNamed(DUNGEON_EXPORTS, 'quests', {
    record: {} as never,
    parts: { sessions: null, quests: { quests: [{ quest, givers }], unknown: 3 } } as never,
  });
  expect(rows).toEqual([{ id: '5', name: 'Rats', giverIds: '1; 2', giverNames: 'Hilda; Creature #2' }]);
});
