import { describe, expect, it } from 'vitest';

import { parseScenarioFilter, QUEUES, scenarioFilterArguments } from './scenario-filter.ts';

describe('parseScenarioFilter', () => {
  it('knows every choice and takes anything else for no filter', () => {
    for (const { value } of QUEUES) expect(parseScenarioFilter({ queue_type: value }).queue).toBe(value);
    for (const nonsense of ['', 'STANDARD', 'ranked', '0', '__proto__']) {
      expect(parseScenarioFilter({ queue_type: nonsense }).queue).toBe('all');
    }
  });

  it('is premade only for exactly true', () => {
    expect(parseScenarioFilter({ premadeOnly: 'true' }).premadeOnly).toBe(true);
    expect(parseScenarioFilter({ premadeOnly: '1' }).premadeOnly).toBe(false);
    expect(parseScenarioFilter({}).premadeOnly).toBe(false);
  });
});

describe('scenarioFilterArguments', () => {
  it('sends only what is filtered', () => {
    expect(scenarioFilterArguments({ queue: 'all', premadeOnly: false })).toEqual({});
    expect(scenarioFilterArguments({ queue: 'city_siege', premadeOnly: true })).toEqual({
      queueType: 'CITY_SIEGE',
      premadeOnly: true,
    });
  });
});
