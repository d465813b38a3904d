import * as v from 'valibot';

import {
  address,
  databaseAddress,
  eventAddress,
  instant,
  limitFactor,
  megabytes,
  milliseconds,
  networks,
  onOrOff,
  origin,
  port,
  processes,
  scale,
  token,
  waitLimit,
} from './env-values.ts';

/** Every wrong environment variable at once, one line each. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const schema = v.object({
  /** 0 lets the system choose a free port. */
  PORT: v.optional(port, '3000'),
  /** Address to listen on; every IPv4 and IPv6 address when unset. */
  HOST: v.optional(v.string()),
  /** Public origin, without a trailing slash. */
  SITE_URL: v.optional(
    origin(['http:', 'https:'], 'must be an origin such as https://ledger.example, without a path'),
  ),
  DATABASE_URL: v.optional(databaseAddress),
  GRAPHQL_ENDPOINT: v.optional(address(['http:', 'https:'], 'must be an http or https address')),
  /** The state of the contract that our own API speaks. */
  API_GENERATION: v.optional(
    v.picklist(['2026-01', '2026-04', '2026-08'], 'must be 2026-01, 2026-04 or 2026-08'),
    '2026-01',
  ),
  /** The time limit of a question to the API in milliseconds, its retry included. */
  API_TIMEOUT_MS: v.optional(milliseconds, '3000'),
  DATA_DIR: v.optional(v.string(), '.data'),
  WORLD_SEED: v.optional(v.string(), 'war-ledger'),
  /** Unix seconds; the present when unset. */
  WORLD_NOW: v.optional(instant),
  WORLD_SCALE: v.optional(scale, '1'),
  /** The sample world goes on as time passes; `0` freezes it, and so does WORLD_NOW. */
  WORLD_LIVE: v.optional(onOrOff, '1'),
  /** Origin of icons and heraldry that the site does not hold itself. */
  IMAGE_ORIGIN: v.optional(
    origin(['https:'], 'must be an https origin such as https://images.example, without a path'),
  ),
  /** Address of a character's armory elsewhere, with `{id}` in place of the character's id. */
  ARMORY_URL: v.optional(
    v.pipe(
      address(['http:', 'https:'], 'must be an http or https address that contains {id}'),
      v.includes('{id}', 'must be an http or https address that contains {id}'),
    ),
  ),
  /** Takes an event for each page view; none are sent when unset. */
  ANALYTICS_ENDPOINT: v.optional(eventAddress),
  /** The site's name at the analytics service; the host of SITE_URL when unset. */
  ANALYTICS_DOMAIN: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:/-]{1,200}$/, 'must be a name such as ledger.example')),
  ),
  /** Processes that answer pages, behind one port; 1 is the server alone. */
  WEB_WORKERS: v.optional(processes, '1'),
  /** Memory for finished pages in megabytes; 0 renders every page anew. */
  PAGE_CACHE_MB: v.optional(megabytes, '128'),
  /** False to let React render all of a page, in the browser too. */
  STATIC_MARKUP: v.optional(onOrOff, '1'),
  /** A port of this machine for purging and metrics without a token; none when unset. */
  ADMIN_PORT: v.optional(port),
  /**
   * Milliseconds that a page may wait until it is rendered; whoever would wait longer gets an old copy or 503. 0 renders
   * all that is asked for at once.
   */
  RENDER_WAIT_MS: v.optional(waitLimit, '2000'),
  /** Times the requests that one client may send in a minute for what is limited; 0 limits nothing. */
  CLIENT_LIMITS: v.optional(limitFactor, '1'),
  /** Proxies whose `X-Forwarded-For` says who the client is; nobody's when unset. */
  TRUSTED_PROXIES: v.optional(networks),
  /** Redis or Valkey in which instances share finished pages, and answers of a remote API. */
  REDIS_URL: v.optional(address(['redis:', 'rediss:'], 'must be an address such as redis://127.0.0.1:6379')),
  /** The secret by which instances sign what they share. */
  CACHE_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w~+/.=-]{32,200}$/, 'must be 32 to 200 letters, digits or one of ~+/.=_-'),
    ),
  ),
  /** False to have each instance ask a remote API for itself. */
  SHARED_ANSWERS: v.optional(onOrOff, '1'),
  /**
   * The bearer token for purging cached pages and reading metrics at the site's own port; without one, nobody may.
   */
  PURGE_TOKEN: v.optional(token),
  /** The bearer token for importing records at `POST /import`; without one there is no such address. */
  IMPORT_TOKEN: v.optional(token),
  /** A collector that takes traces as OTLP over HTTP; none are made when unset. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    address(['http:', 'https:'], 'must be an http or https address such as http://127.0.0.1:4318'),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
  LOG_FORMAT: v.optional(v.picklist(['text', 'json'], 'must be text or json'), 'text'),
});

export type Env = v.InferOutput<typeof schema>;

/**
 * Checks environment variables; empty ones count as unset.
 * @throws EnvError naming everything that is wrong
 */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = v.safeParse(schema, set);
  const problems = new Set(
    result.issues?.map((issue) => `${v.getDotPath(issue) ?? 'environment'} ${issue.message}`),
  );
  if (set.DATABASE_URL && set.GRAPHQL_ENDPOINT) {
    problems.add('DATABASE_URL and GRAPHQL_ENDPOINT exclude each other: unset one of them');
  }
  if (set.REDIS_URL && !set.CACHE_SECRET) {
    problems.add(
      'REDIS_URL needs CACHE_SECRET: 32 characters or more that all instances have, and nobody else',
    );
  }
  if (!result.success || problems.size > 0) throw new EnvError([...problems]);
  return result.output;
}

let current: Env | undefined;

/**
 * The process's environment, read and checked on the first call.
 * @throws EnvError naming everything that is wrong
 */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}

/** Tells React and Next which of their builds to load; before either is imported. */
export function runAs(mode: 'development' | 'production'): void {
  Object.assign(process.env, { NODE_ENV: mode });
}
