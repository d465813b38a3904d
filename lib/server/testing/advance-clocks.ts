import { vi } from 'vitest';

const elapsed = performance.now.bind(performance);
const epoch = Date.now.bind(Date);

/** Lets all clocks stand some milliseconds later than they do without tests, until mocks are restored. */
export function advanceClocksTo(milliseconds: number): void {
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + milliseconds);
  vi.spyOn(Date, 'now').mockImplementation(() => epoch() + milliseconds);
}

/** Lets all clocks stand still until mocks are restored: what is fresh stays so, however slow the machine is. */
export function holdClocks(): void {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
}
