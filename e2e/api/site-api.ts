import { GENERATIONS_API, SITE } from '../servers/addresses.ts';

/** The APIs that the site under test may read, by the name that `E2E_API` gives them. */
const APIS = {
  /** The site's own API, in the same process. */
  embedded: null,
  'remote-2026-01': `${GENERATIONS_API}/2026-01`,
  'remote-2026-04': `${GENERATIONS_API}/2026-04`,
  'remote-2026-04-closed': `${GENERATIONS_API}/2026-04-closed`,
  'remote-2026-08': `${GENERATIONS_API}/2026-08`,
  'remote-2026-08-closed': `${GENERATIONS_API}/2026-08-closed`,
} as const;

type ApiName = keyof typeof APIS;

const isApiName = (name: string): name is ApiName => Object.hasOwn(APIS, name);

function chosen(): ApiName {
  const name = process.env.E2E_API || 'embedded';
  if (isApiName(name)) return name;
  throw new Error(`E2E_API is ${name}, not one of ${Object.keys(APIS).join(', ')}`);
}

const API = chosen();

/** The address that the site reads from; null where it answers itself, and serves its API. */
export const SITE_ENDPOINT: string | null = APIS[API];

/** The data of the site in the first generation's values: the tests' only source of what must be on the pages. */
export const TRUTH = SITE_ENDPOINT === null ? `${SITE}/graphql` : APIS['remote-2026-01'];

/** True if the site's API still has the parts that the second generation dropped. */
export const IS_FIRST_GENERATION = API === 'embedded' || API === 'remote-2026-01';

/** True if the site serves its own API, with its explorer. */
export const SERVES_API = SITE_ENDPOINT === null;
