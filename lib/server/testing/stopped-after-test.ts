import { onTestFinished } from 'vitest';

/** Stops something that a test has opened when the test is over, the last opened first. */
export function stoppedAfterTest<Opened extends { stop(): unknown }>(opened: Opened): Opened {
  onTestFinished(async () => {
    await opened.stop();
  });
  return opened;
}
