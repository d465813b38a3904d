/** Milliseconds: a site that gives no answer and no page up, however slow its machine is. */
export const PATIENT = { API_TIMEOUT_MS: '600000', RENDER_WAIT_MS: '600000' } as const;

/** Whatever the surroundings say, the servers of tests are configured by them alone; empty counts as unset. */
export const PLAIN_ENVIRONMENT = {
  HOST: '127.0.0.1',
  SITE_URL: '',
  DATABASE_URL: '',
  GRAPHQL_ENDPOINT: '',
  IMAGE_ORIGIN: '',
  ARMORY_URL: '',
  ANALYTICS_ENDPOINT: '',
  ANALYTICS_DOMAIN: '',
  SECURITY_CONTACT: '',
  WORLD_NOW: '',
  WORLD_SCALE: '',
  WORLD_LIVE: '0',
  PAGE_CACHE_MB: '',
  STATIC_MARKUP: '',
  // One process is enough for what tests ask, and costs least.
  PURGE_TOKEN: '',
  ADMIN_PORT: '',
  TRUSTED_PROXIES: '',
  // Tests and benchmarks send from one address what many visitors do, and wait for all of it.
  CLIENT_LIMITS: '0',
  RENDER_WAIT_MS: PATIENT.RENDER_WAIT_MS,
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  LOG_FORMAT: '',
  REDIS_URL: '',
  CACHE_SECRET: '',
  LOG_LEVEL: 'silent',
};
