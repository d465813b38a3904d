import { expect, it } from 'vitest';

import { weightsFor } from '#lib/game/builds/weights.ts';

import { parseFilter } from './filter.ts';
import { WEIGHT_FILTER, weightsOf, weightValues } from './weight-fields.ts';

const weights = (query: Record<string, string>) => weightsOf(parseFilter(WEIGHT_FILTER, query), 'SLAYER');
const OWN = weightsFor('SLAYER').map(({ stat, weight }) => ({ stat, weight }));

it('reads up to six stats with their weights, those of the career without any', () => {
  expect(weights({})).toEqual(OWN);
  expect(weights({ weigh: 'WOUNDS' })).toEqual([{ stat: 'WOUNDS', weight: 1 }]);
  expect(weights({ weigh: 'wounds', times: '2', weigh6: 'PARRY', times6: '9', times2: '5' })).toEqual([
    { stat: 'WOUNDS', weight: 2 },
    { stat: 'PARRY', weight: 9 },
  ]);
  expect(weights({ weigh: 'DPS', times: '10', weigh2: 'DPS', times2: '3' })).toEqual([
    { stat: 'DPS', weight: 10 },
  ]);
});

it.each(['100', '-1', '1.5', '1e9', 'x'])('counts a stat once for the weight %s', (times) =>
  expect(weights({ weigh: 'WOUNDS', times })).toEqual([{ stat: 'WOUNDS', weight: 1 }]),
);

it('knows no stat but those of items', () => expect(weights({ weigh: 'toString', weigh2: '' })).toEqual(OWN));

it('fills weights into the form, which reads them again', () => {
  expect(weightsOf(weightValues(OWN), 'ZEALOT')).toEqual(OWN);
  expect(weightValues([]).first).toBe('none');
});
