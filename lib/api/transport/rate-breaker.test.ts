import { CircuitState } from 'cockatiel';
import { expect, it } from 'vitest';
import { RateBreaker } from './pauses.ts';

const { Closed, HalfOpen } = CircuitState;

function setUp() {
  let now = 0;
  const breaker = new RateBreaker({ window: 10, fewestCalls: 4, share: 0.5 }, { now: () => now });
  return { breaker, wait: (milliseconds: number) => (now += milliseconds) };
}

it('opens at the share of failures, once there were enough calls', () => {
  const { breaker } = setUp();
  expect([breaker.failure(Closed), breaker.failure(Closed), breaker.failure(Closed)]).toEqual([
    false,
    false,
    false,
  ]);
  breaker.success(Closed);
  breaker.success(Closed);
  breaker.success(Closed);
  breaker.success(Closed);
  expect([breaker.failure(Closed), breaker.failure(Closed)]).toEqual([true, true]);
});

it('counts what was in its window alone, however rare calls are', () => {
  const { breaker, wait } = setUp();
  for (let call = 0; call < 3; call += 1) {
    breaker.failure(Closed);
    wait(2_000);
  }
  wait(4_500);
  expect(breaker.failure(Closed)).toBe(false);
  wait(100);
  expect(breaker.failure(Closed)).toBe(true);
});

it('begins anew when the API is there again, and opens again when it is not', () => {
  const { breaker } = setUp();
  for (let call = 0; call < 8; call += 1) breaker.failure(Closed);
  expect(breaker.failure(HalfOpen)).toBe(true);
  breaker.success(HalfOpen);
  expect([breaker.failure(Closed), breaker.failure(Closed)]).toEqual([false, false]);
});
