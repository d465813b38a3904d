import { expect, it } from 'vitest';

import { gearAbilities } from './gear-abilities.ts';

const effect = (id: string, description: string | null) => ({ id, name: `Ability ${id}`, description });

it('lists what items, talismans and active sets do, each once', () => {
  const set = {
    id: '5',
    name: 'Sentinel',
    items: [{ id: '1' }, { id: '2' }],
    bonuses: [1, 2].map((itemsRequired) => ({
      itemsRequired,
      bonus: { __typename: 'Ability', ...effect('9', `Bonus of ${itemsRequired}`) },
    })),
  };
  const worn = {
    equipSlot: 'HELM',
    item: {
      id: '1',
      name: 'Helm',
      abilities: [effect('7', 'Burns.')],
      buffs: [effect('8', null)],
      itemSet: set,
    },
    talismans: [
      { id: '3', name: 'Stone', buffs: [effect('6', 'Heals.')] },
      { id: '3', name: 'Stone', buffs: [effect('6', 'Heals.')] },
    ],
  };
  const unworn = { ...worn, equipSlot: 'NONE', item: { ...worn.item, id: '2' } };
  expect(gearAbilities([worn, unworn] as never).map(({ from, text }) => `${from}: ${text}`)).toEqual([
    'Helm: Burns.',
    'Helm: Ability 8',
    'Stone: Heals.',
    'Sentinel (1 pieces): Bonus of 1',
  ]);
});
