import lighthouse, { desktopConfig, type Flags } from 'lighthouse';

export type FormFactor = 'desktop' | 'mobile';

/** The result of Lighthouse on a page. @param port where a Chromium takes commands @throws Error when it cannot look */
async function look(address: string, port: number, formFactor: FormFactor, flags: Flags) {
  const all: Flags = { port, logLevel: 'error', disableFullPageScreenshot: true, ...flags };
  const result = await lighthouse(address, all, formFactor === 'desktop' ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** The audited categories; performance depends on the machine, and is measured by `performanceReport`. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

/** Milliseconds without activity after which a page counts as loaded; its data is near. */
const QUIET = 300;

const QUALITY: Flags = {
  onlyCategories: [...CATEGORIES],
  // The site decides which pages stay out of search results.
  skipAudits: ['is-crawlable'],
  throttlingMethod: 'provided',
  pauseAfterFcpMs: QUIET,
  pauseAfterLoadMs: QUIET,
  networkQuietThresholdMs: QUIET,
  cpuQuietThresholdMs: QUIET,
};

/** The part of an audit's details that names elements and addresses. */
interface Details {
  readonly items?: readonly { node?: { snippet?: string }; url?: string; description?: string }[];
}

/**
 * Asks Lighthouse about a page, without slowing the network down.
 * @param port where a Chromium takes commands
 * @returns scores out of 100 in the order of `CATEGORIES`, and each audit that counts and is not passed
 * @throws Error when the page cannot be looked at
 */
export async function lighthouseReport(address: string, port: number, formFactor: FormFactor) {
  const { categories, audits } = await look(address, port, formFactor, QUALITY);
  const failed = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? NaN) * 100)),
    failures: failed.map(({ id, details }) => {
      const items = (details as Details | undefined)?.items?.slice(0, 3) ?? [];
      const subjects = items.map(({ node, url, description }) => node?.snippet ?? description ?? url ?? '');
      return [id, ...subjects].join(' | ');
    }),
  };
}

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

/** The least scores of every kind of page. Blocking time is compared with that of an empty page, by the benchmark. */
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
    const report = await measure(address, port, formFactor);
    if (reports.length === 0 && isFast(report, formFactor)) return report;
    reports.push(report);
  }
  const [, median] = reports.toSorted(
    (one, other) => one.score - other.score || other.largestContentfulPaint - one.largestContentfulPaint,
  );
  if (!median) throw new Error(`Lighthouse says nothing of ${address}`);
  return median;
}

async function measure(
  address: string,
  port: number,
  formFactor: FormFactor,
  tries = TRIES_OF_TRACE,
): Promise<PerformanceReport> {
  try {
    const { categories, audits } = await look(address, port, formFactor, { onlyCategories: ['performance'] });
    const value = (id: string) => audits[id]?.numericValue ?? NaN;
    return {
      score: Math.round((categories.performance?.score ?? NaN) * 100),
      largestContentfulPaint: value('largest-contentful-paint'),
      totalBlockingTime: value('total-blocking-time'),
      cumulativeLayoutShift: value('cumulative-layout-shift'),
    };
  } catch (error) {
    if (tries === 1) throw error;
    return measure(address, port, formFactor, tries - 1);
  }
}
