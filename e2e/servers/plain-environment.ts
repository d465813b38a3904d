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
  WORLD_NOW: '',
  WORLD_SCALE: '',
  PAGE_CACHE_MB: '',
  STATIC_MARKUP: '',
  PURGE_TOKEN: '',
  REDIS_URL: '',
  LOG_LEVEL: 'silent',
};
