import { describe, expect, it } from 'vitest';

import { parseFilter } from './filter.ts';
import { SCENARIO_FILTER, scenarioFilterArguments } from './scenario-filter.ts';

describe('SCENARIO_FILTER', () => {
  it('knows every choice and takes anything else for no filter', () => {
    for (const { value } of SCENARIO_FILTER.fields.queue.options)
      expect(parseFilter(SCENARIO_FILTER, { queue_type: value }).queue).toBe(value);
    for (const nonsense of ['', 'ranked', '0', '__proto__']) {
      expect(parseFilter(SCENARIO_FILTER, { queue_type: nonsense }).queue).toBe('all');
    }
  });

  it('knows four tiers', () => {
    for (const { value } of SCENARIO_FILTER.fields.tier.options)
      expect(parseFilter(SCENARIO_FILTER, { tier: value }).tier).toBe(value);
    for (const nonsense of ['', '0', '5', '1.0', 'toString']) {
      expect(parseFilter(SCENARIO_FILTER, { tier: nonsense }).tier).toBe('all');
    }
  });

  it('is premade only for exactly true', () => {
    expect(parseFilter(SCENARIO_FILTER, { premadeOnly: 'true' }).premadeOnly).toBe(true);
    expect(parseFilter(SCENARIO_FILTER, { premadeOnly: '1' }).premadeOnly).toBe(false);
    expect(parseFilter(SCENARIO_FILTER, {}).premadeOnly).toBe(false);
  });
});

describe('scenarioFilterArguments', () => {
  it('sends only what is filtered', () => {
    expect(scenarioFilterArguments({ queue: 'all', tier: 'all', premadeOnly: false })).toEqual({});
    expect(scenarioFilterArguments({ queue: 'city_siege', tier: '4', premadeOnly: true })).toEqual({
      queueType: 'CITY_SIEGE',
      premadeOnly: true,
      where: { tier: { eq: 4 } },
    });
  });
});
