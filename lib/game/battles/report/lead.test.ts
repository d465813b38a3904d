import { expect, test } from 'vitest';

import { finalLead } from './lead.ts';
import type { BattleSide } from './rows.ts';

const kills = (...times: readonly (readonly [BattleSide, number])[]) =>
  times.map(([by, time]) => ({ by, time }));

test.each([
  ['no kill', [], null],
  ['one kill', kills(['order', 5]), { side: 'order', since: null, turned: false }],
  ['as many', kills(['order', 5], ['destruction', 6]), null],
  [
    'the first kill of the other within the same minute',
    kills(['destruction', 1], ['order', 20], ['order', 40]),
    { side: 'order', since: 40, turned: true },
  ],
  [
    'a lead that was lost for some seconds within a minute',
    kills(['order', 1], ['destruction', 20], ['order', 40]),
    { side: 'order', since: 40, turned: false },
  ],
  [
    'kills of both in the first second',
    kills(['order', 1], ['destruction', 1], ['order', 1], ['order', 9]),
    { side: 'order', since: 1, turned: false },
  ],
  [
    'two kills of one side in the first second',
    kills(['destruction', 1], ['destruction', 1], ['order', 2]),
    { side: 'destruction', since: null, turned: false },
  ],
  [
    'kills of one second that only together keep the lead, in any order of rows',
    kills(['order', 9], ['destruction', 9], ['order', 1]),
    { side: 'order', since: null, turned: false },
  ],
  [
    'the other ahead in between',
    kills(['order', 1], ['destruction', 2], ['destruction', 3], ['order', 4], ['order', 5]),
    { side: 'order', since: 5, turned: true },
  ],
] as const)('the lead after %s', (_, losses, lead) => {
  expect(finalLead(losses)).toEqual(lead);
});
