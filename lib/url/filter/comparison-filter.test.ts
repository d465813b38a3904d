import { expect, it } from 'vitest';

import { ARMORY_FILTER, weightsOf } from './comparison-filter.ts';
import { parseFilter } from './filter.ts';

const weights = (query: Record<string, string>) => weightsOf(parseFilter(ARMORY_FILTER, query));

it('reads up to three stats with their weights', () => {
  expect(weights({})).toEqual([]);
  expect(weights({ weigh: 'WOUNDS' })).toEqual([{ stat: 'WOUNDS', weight: 1 }]);
  expect(weights({ weigh: 'wounds', times: '2', weigh3: 'PARRY', times3: '9', times2: '5' })).toEqual([
    { stat: 'WOUNDS', weight: 2 },
    { stat: 'PARRY', weight: 9 },
  ]);
});

it.each(['10', '-1', '1.5', '1e9', 'x'])('counts a stat once for the weight %s', (times) =>
  expect(weights({ weigh: 'WOUNDS', times })).toEqual([{ stat: 'WOUNDS', weight: 1 }]),
);

it('knows no stat but those of items', () => expect(weights({ weigh: 'toString', weigh2: '' })).toEqual([]));
