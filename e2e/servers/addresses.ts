/**
 * Nine ports in a row; another run at the same time sets its own first one. They lie below those that systems give to
 * outgoing connections (from 32,768 on Linux), one of which could hold a port of ours when its server starts.
 */
const FIRST_PORT = Number(process.env.E2E_PORT || 23_101);

export const SITE_PORT = FIRST_PORT;
export const FAULT_API_PORT = FIRST_PORT + 1;
export const FAULT_SITE_PORT = FIRST_PORT + 2;
export const DEGRADED_SITE_PORT = FIRST_PORT + 3;
export const CLOCK_PORT = FIRST_PORT + 4;
export const GENERATIONS_API_PORT = FIRST_PORT + 5;
export const GENERATIONS_SITE_PORT = FIRST_PORT + 6;
export const SUPERVISOR_PORT = FIRST_PORT + 7;
export const PLAIN_SITE_PORT = FIRST_PORT + 8;

/** Purges pages and reads metrics of every site. */
export const PURGE_TOKEN = 'token-of-the-browser-tests';

const local = (port: number) => `http://127.0.0.1:${port}`;

/** Starts a server that a test needs, by its name. */
export const SUPERVISOR = local(SUPERVISOR_PORT);

/** The site on the sample world. */
export const SITE = local(SITE_PORT);

/** An API that fails on demand and otherwise answers what the site's own does. */
export const FAULT_API = local(FAULT_API_PORT);

/** The address to which the degraded site reports page views. */
export const PAGE_VIEWS = `${FAULT_API}/page-views`;

/** The site on top of that API. */
export const FAULT_SITE = local(FAULT_SITE_PORT);

/** The site on top of the same API where all of it is slow or away at once, with a clock that tests can advance. */
export const DEGRADED_SITE = local(DEGRADED_SITE_PORT);

/** Takes by how many milliseconds to advance the clock of that site. */
export const CLOCK = local(CLOCK_PORT);

/**
 * One world as the API of each generation: `/2026-01`, `/2026-04`, `/2026-08`, and the last two with `-closed`, which
 * do not say what they offer.
 */
export const GENERATIONS_API = local(GENERATIONS_API_PORT);

/** A site on the second generation of that API. */
export const GENERATIONS_SITE = local(GENERATIONS_SITE_PORT);

/** A site whose pages React renders whole, without static markup. */
export const PLAIN_SITE = local(PLAIN_SITE_PORT);
