/** Three ports in a row; another run at the same time sets its own first one. */
const FIRST_PORT = Number(process.env.E2E_PORT || 43_101);

export const SITE_PORT = FIRST_PORT;
export const FAULT_API_PORT = FIRST_PORT + 1;
export const FAULT_SITE_PORT = FIRST_PORT + 2;

/** The site on the sample world. */
export const SITE = `http://127.0.0.1:${SITE_PORT}`;

/** An API that fails on demand and otherwise answers what the site's own does. */
export const FAULT_API = `http://127.0.0.1:${FAULT_API_PORT}`;

/** The site on top of that API. */
export const FAULT_SITE = `http://127.0.0.1:${FAULT_SITE_PORT}`;
