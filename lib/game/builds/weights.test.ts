import { expect, it } from 'vitest';

import { CAREER_ORDER } from '../players/careers.ts';
import { weighedLabel, weightsFor } from './weights.ts';

it.each(CAREER_ORDER)('weighs the gear of %s by at most six stats, each once and with a reason', (career) => {
  const weights = weightsFor(career);
  expect(weights.length).toBeGreaterThan(3);
  expect(weights.length).toBeLessThanOrEqual(6);
  expect(new Set(weights.map(({ stat }) => stat)).size).toBe(weights.length);
  for (const { stat, weight, reason } of weights) {
    expect(weighedLabel(stat)).not.toBe('');
    expect(weight).toBeGreaterThan(0);
    expect(reason).toMatch(/^[a-z].*[a-z]$/);
  }
});
