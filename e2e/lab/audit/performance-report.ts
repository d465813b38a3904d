import lighthouse, { desktopConfig } from 'lighthouse';

import type { FormFactor } from './lighthouse-report.ts';

/** The speed of a page on a machine and a network that Lighthouse simulates: a desktop, or a slow phone on slow 4G. */
export interface PerformanceReport {
  /** The score out of 100. */
  readonly score: number;
  /** Milliseconds until the largest text or picture is shown. */
  readonly largestContentfulPaint: number;
  /** Milliseconds in which the page would not have answered a tap. */
  readonly totalBlockingTime: number;
  /** The sum of layout shifts, weighted by their part of the window. */
  readonly cumulativeLayoutShift: number;
}

/**
 * The scores that every kind of page must reach. Blocking time is compared with that of an empty page, by the
 * benchmark.
 */
const SCORES = { desktop: 100, mobile: 98 } as const satisfies Record<FormFactor, number>;
const LATEST_CONTENT = 1_500;
/** The metric has three digits worth reading. */
const NO_SHIFT = 0.0005;
const ATTEMPTS = 3;
/** Attempts at a trace. On a busy machine one may lack its beginning, which says nothing about the page. */
const TRIES_OF_TRACE = 3;

/** True if a page is as fast as every kind of page must be. */
export const isFast = (report: PerformanceReport, formFactor: FormFactor): boolean =>
  report.score >= SCORES[formFactor] &&
  report.largestContentfulPaint <= LATEST_CONTENT &&
  report.cumulativeLayoutShift < NO_SHIFT;

/**
 * Asks Lighthouse how fast a page is: once, and where that was too slow twice more, since another program may have
 * had the processor.
 * @param port where a Chromium takes commands
 * @returns the report with the median score; of equal ones, with the median of the largest paint
 * @throws Error when the page cannot be looked at
 */
export async function performanceReport(
  address: string,
  port: number,
  formFactor: FormFactor,
): Promise<PerformanceReport> {
  const reports: PerformanceReport[] = [];
  while (reports.length < ATTEMPTS) {
    const report = await measureAgain(address, port, formFactor);
    if (reports.length === 0 && isFast(report, formFactor)) return report;
    reports.push(report);
  }
  const [, median] = reports.toSorted(
    (one, other) => one.score - other.score || other.largestContentfulPaint - one.largestContentfulPaint,
  );
  if (!median) throw new Error(`Lighthouse says nothing of ${address}`);
  return median;
}

async function measureAgain(
  address: string,
  port: number,
  formFactor: FormFactor,
): Promise<PerformanceReport> {
  for (let attempt = 1; attempt < TRIES_OF_TRACE; attempt += 1) {
    const report = await measure(address, port, formFactor).catch(() => null);
    if (report) return report;
  }
  return measure(address, port, formFactor);
}

async function measure(address: string, port: number, formFactor: FormFactor): Promise<PerformanceReport> {
  const result = await lighthouse(
    address,
    { port, logLevel: 'error', onlyCategories: ['performance'], disableFullPageScreenshot: true },
    formFactor === 'desktop' ? desktopConfig : undefined,
  );
  if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
  };
}
