import { join } from 'node:path';

import { SERVES_API, SITE_ENDPOINT } from '../api/site-api.ts';
import {
  CLOCK_PORT,
  DEGRADED_SITE_PORT,
  FAULT_API,
  FAULT_API_PORT,
  FAULT_SITE_PORT,
  GENERATIONS_API,
  GENERATIONS_API_PORT,
  GENERATIONS_SITE_PORT,
  PAGE_VIEWS,
  PLAIN_SITE_PORT,
  SITE,
  PURGE_TOKEN,
  SITE_PORT,
} from './addresses.ts';
import { type ServerOptions, SITE_SCRIPT } from './child-server.ts';
import { PATIENT } from './plain-environment.ts';

/** The servers that browser tests may need. */
export type ServerName =
  | 'site'
  | 'plain site'
  | 'generations API'
  | 'generations site'
  | 'fault API'
  | 'fault site'
  | 'degraded site';

interface ServerPlan extends ServerOptions {
  readonly script: string;
  readonly port: number;
  /** Servers that it asks, which have to be there before. */
  readonly needs: readonly ServerName[];
}

/** Failures are meant to happen there, and Next writes a stack trace for each. */
const FAILS = { isQuiet: true } as const;

const site = (port: number, env: Record<string, string>) => ({
  script: SITE_SCRIPT,
  port,
  env: { LOG_LEVEL: 'silent', ...PATIENT, PURGE_TOKEN, ...env },
});

/** The plan by which each server is started. */
export const SERVERS: Readonly<Record<ServerName, ServerPlan>> = {
  site: {
    ...site(
      SITE_PORT,
      SITE_ENDPOINT === null
        ? { DATA_DIR: join('.data', `e2e-${SITE_PORT}`), WORLD_SEED: 'e2e' }
        : { GRAPHQL_ENDPOINT: SITE_ENDPOINT },
    ),
    needs: SERVES_API ? [] : ['generations API'],
  },
  'plain site': {
    ...site(PLAIN_SITE_PORT, { GRAPHQL_ENDPOINT: SITE_ENDPOINT ?? `${SITE}/graphql`, STATIC_MARKUP: '0' }),
    needs: ['site'],
  },
  'generations API': {
    script: 'e2e/generations/generations-api.ts',
    port: GENERATIONS_API_PORT,
    env: {
      DATA_DIR: join('.data', `e2e-${GENERATIONS_API_PORT}`),
      WORLD_SEED: 'e2e',
      // A few records of each kind are enough, unless the site under test reads them.
      WORLD_SCALE: SERVES_API ? '0.3' : '1',
    },
    needs: [],
  },
  'generations site': {
    ...site(GENERATIONS_SITE_PORT, { GRAPHQL_ENDPOINT: `${GENERATIONS_API}/2026-04` }),
    needs: ['generations API'],
  },
  'fault API': {
    script: 'e2e/remote-api/fault-api.ts',
    port: FAULT_API_PORT,
    needs: ['site'],
  },
  'fault site': {
    ...site(FAULT_SITE_PORT, { GRAPHQL_ENDPOINT: `${FAULT_API}/graphql` }),
    ...FAILS,
    needs: ['fault API'],
  },
  'degraded site': {
    ...site(DEGRADED_SITE_PORT, {
      GRAPHQL_ENDPOINT: `${FAULT_API}/degraded/graphql`,
      // Its tests are about what pages are made of.
      PAGE_CACHE_MB: '0',
      ANALYTICS_ENDPOINT: PAGE_VIEWS,
      ANALYTICS_DOMAIN: 'degraded.example',
      CLOCK_PORT: String(CLOCK_PORT),
    }),
    ...FAILS,
    // Its clock is advanced for all of its programs, the time limit of questions too.
    imports: ['./e2e/remote-api/adjustable-clock.ts'],
    needs: ['fault API'],
  },
};
