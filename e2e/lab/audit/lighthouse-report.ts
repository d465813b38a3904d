import lighthouse, { desktopConfig } from 'lighthouse';

/** The audited categories; performance depends on the machine, and is measured elsewhere. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

export type FormFactor = 'desktop' | 'mobile';

/** The Lighthouse report of one page. */
export interface LighthouseReport {
  /** Scores out of 100, in the order of `CATEGORIES`; null for a failed one. */
  readonly scores: readonly (number | null)[];
  /** Each audit that counts and is not passed, with what it is about. */
  readonly failures: readonly string[];
}

/** Skipped audits: the site decides which pages stay out of search results. */
const SKIPPED = ['is-crawlable'];

/** Milliseconds without activity after which a page counts as loaded; its data is near. */
const QUIET = 300;

/** The part of an audit's details that names elements and addresses. */
interface Details {
  readonly items?: readonly {
    readonly node?: { readonly snippet?: string };
    readonly url?: string;
    readonly description?: string;
  }[];
}

const SHOWN_ITEMS = 3;

/**
 * Asks Lighthouse about a page, without slowing the network down.
 * @param port where a Chromium takes commands
 * @throws Error when the page cannot be looked at
 */
export async function lighthouseReport(
  address: string,
  port: number,
  formFactor: FormFactor,
): Promise<LighthouseReport> {
  const result = await lighthouse(
    address,
    {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      skipAudits: SKIPPED,
      throttlingMethod: 'provided',
      pauseAfterFcpMs: QUIET,
      pauseAfterLoadMs: QUIET,
      networkQuietThresholdMs: QUIET,
      cpuQuietThresholdMs: QUIET,
      disableFullPageScreenshot: true,
    },
    formFactor === 'desktop' ? desktopConfig : undefined,
  );
  if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const failed = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1);
  return {
    scores: CATEGORIES.map((name) => {
      const score = categories[name]?.score ?? null;
      return score === null ? null : Math.round(score * 100);
    }),
    failures: failed.map(({ id, details }) =>
      [id, ...subjectsOf(details as Details | undefined)].join(' | '),
    ),
  };
}

const subjectsOf = (details: Details | undefined): readonly string[] =>
  (details?.items ?? [])
    .slice(0, SHOWN_ITEMS)
    .map(({ node, url, description }) => node?.snippet ?? description ?? url ?? '');
