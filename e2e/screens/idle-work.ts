import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

export interface IdleWork {
  /** The number of style recalculations in a second in which nothing happens. */
  readonly styleRecalculations: number;
  /** The running animations: the element's tag and the animation's name. */
  readonly animations: readonly string[];
}

/** Milliseconds from one look at the page to the next. */
const PAUSE = 250;
/** The number of pauses in the second in which nothing may happen. */
const WATCHED = 4;
/** Unfinished work of a slow machine is not idle work: a second comes in which it is over. */
const MOST_LOOKS = 100;

/** Measures the work of a loaded page that should be idle. */
export async function measureIdleWork(page: Page): Promise<IdleWork> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const recalculations = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  const counts: number[] = [];
  const inLastSecond = () => (counts.at(-1) ?? Number.NaN) - (counts.at(-1 - WATCHED) ?? Number.NaN);
  while (inLastSecond() !== 0 && counts.length < MOST_LOOKS) {
    await wait(PAUSE);
    counts.push(await recalculations());
  }
  await devtools.detach();
  return { styleRecalculations: inLastSecond(), animations: await runningAnimations(page) };
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
