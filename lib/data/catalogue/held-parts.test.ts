import { expect, it } from 'vitest';

import { answering } from '../testing/answering.ts';
import { guildLetters, itemsHeld, questsHeld, runsHeld } from './held-parts.ts';

it('asks no API that does not say it which parts have rows', async () => {
  const asked = answering({}, () => false);
  for (const held of [guildLetters, itemsHeld, questsHeld, runsHeld]) expect((await held()).data).toBeNull();
  expect(asked).toEqual({});
});
