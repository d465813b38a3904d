import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

export interface IdleWork {
  /** The number of style recalculations in a second in which nothing happens. */
  readonly styleRecalculations: number;
  /** The running animations: the element's tag and the animation's name. */
  readonly animations: readonly string[];
}

/** Milliseconds. */
const SETTLING = 250;
const WATCHED = 1_000;
/** The number of looks at the page. Unfinished work of a slow machine is not idle work: it is over at some look. */
const LOOKS = 20;

/** Tells what a page that was loaded just now goes on doing, when it should do nothing. */
export async function measureIdleWork(page: Page): Promise<IdleWork> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const recalculations = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  let styleRecalculations = Number.NaN;
  for (let look = 0; look < LOOKS && styleRecalculations !== 0; look += 1) {
    await wait(SETTLING);
    const before = await recalculations();
    await wait(WATCHED);
    styleRecalculations = (await recalculations()) - before;
  }
  await devtools.detach();
  return { styleRecalculations, animations: await runningAnimations(page) };
}

function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect, id }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `${target?.tagName.toLowerCase() ?? 'unknown'} ${id}`.trim();
      }),
  );
}
