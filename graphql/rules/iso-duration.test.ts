import { describe, expect, it } from 'vitest';
import { isoDuration, secondsOf } from './iso-duration.ts';

describe('a duration', () => {
  it.each([
    [0, 'PT0S'],
    [45, 'PT45S'],
    [723.5, 'PT12M3.5S'],
    [604_800, 'P7D'],
    [93_784, 'P1DT2H3M4S'],
  ])('of %d seconds is %s, and back', (seconds, text) => {
    expect(isoDuration(seconds)).toBe(text);
    expect(secondsOf(text)).toBe(seconds);
  });

  it.each(['', 'P', 'PT', 'P1M', 'P1Y', '5', '-PT1S', 'PT1S ', 'PT1.S'])('is nothing like %j', (text) => {
    expect(secondsOf(text)).toBeNull();
  });
});
