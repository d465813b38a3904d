import lighthouse from 'lighthouse';

/** What Lighthouse says of a page on a slow phone, as its own mobile settings simulate it. */
export interface SlowPhone {
  /** Of 100. */
  readonly performance: number;
  /** Milliseconds to the largest contentful paint. */
  readonly largestPaint: number;
  /** Milliseconds in which the page did not answer a touch. */
  readonly blocked: number;
  readonly layoutShift: number;
}

/**
 * Asks Lighthouse how fast a page is.
 * @param port where a Chromium takes commands
 * @throws Error when the page cannot be looked at
 */
export async function measureSlowPhone(address: string, port: number): Promise<SlowPhone> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const valueOf = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: Math.round((categories.performance?.score ?? NaN) * 100),
    largestPaint: valueOf('largest-contentful-paint'),
    blocked: valueOf('total-blocking-time'),
    layoutShift: valueOf('cumulative-layout-shift'),
  };
}
