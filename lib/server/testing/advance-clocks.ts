import { vi } from 'vitest';

const elapsed = performance.now.bind(performance);
const epoch = Date.now.bind(Date);

/** Lets all clocks stand some milliseconds later than they do without tests, until mocks are restored. */
export function advanceClocksTo(milliseconds: number): void {
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + milliseconds);
  vi.spyOn(Date, 'now').mockImplementation(() => epoch() + milliseconds);
}
