import * as v from 'valibot';

import {
  address,
  baseStats,
  databaseAddress,
  days,
  eventAddress,
  hosts,
  instant,
  limitFactor,
  megabytes,
  milliseconds,
  networks,
  onOrOff,
  count,
  origin,
  patches,
  port,
  scale,
  token,
  waitLimit,
} from './env-values.ts';

/** The environment is invalid: lists every wrong variable, one line each. */
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
  /** 1 keeps an archive of the API at GRAPHQL_ENDPOINT in the database. */
  ARCHIVE: v.optional(onOrOff, '0'),
  /** Days that the archive reaches back. */
  ARCHIVE_DAYS: v.optional(days, '90'),
  /** The generation of the contract that our own API speaks. */
  API_GENERATION: v.optional(
    v.picklist(['2026-01', '2026-04', '2026-08'], 'must be 2026-01, 2026-04 or 2026-08'),
    '2026-01',
  ),
  /** Time limit of a question to the API in milliseconds, its retry included. */
  API_TIMEOUT_MS: v.optional(milliseconds, '3000'),
  DATA_DIR: v.optional(v.string(), '.data'),
  WORLD_SEED: v.optional(v.string(), 'war-ledger'),
  /** Unix seconds; the present when unset. */
  WORLD_NOW: v.optional(instant),
  WORLD_SCALE: v.optional(scale, '1'),
  /** 1 lets the sample world go on as time passes; `0` freezes it, and so does WORLD_NOW. */
  WORLD_LIVE: v.optional(onOrOff, '1'),
  /** Origin of icons and heraldry, where another service provides them. */
  IMAGE_ORIGIN: v.optional(
    origin(['https:'], 'must be an https origin such as https://images.example, without a path'),
  ),
  /** URL of a character's armory on another site, with `{id}` in place of the character's id. */
  ARMORY_URL: v.optional(
    v.pipe(
      address(['http:', 'https:'], 'must be an http or https address that contains {id}'),
      v.includes('{id}', 'must be an http or https address that contains {id}'),
    ),
  ),
  /** The stats of careers without gear at level 40; builds add up gear and training alone when unset. */
  BASE_STATS: v.optional(baseStats),
  /** The patches of the game, which stand on the time axis of careers. */
  PATCHES: v.optional(patches),
  /** A list of the characters who are online, for `/war`. */
  ONLINE_LIST_URL: v.optional(address(['http:', 'https:'], 'must be an http or https address')),
  /** Receives an event for each page view; none are sent when unset. */
  ANALYTICS_ENDPOINT: v.optional(eventAddress),
  /** The site's name at the analytics service; the host of SITE_URL when unset. */
  ANALYTICS_DOMAIN: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:/-]{1,200}$/, 'must be a name such as ledger.example')),
  ),
  /** The operator's address for reports of what is unsafe, for security.txt; there is none when unset. */
  SECURITY_CONTACT: v.optional(
    address(['mailto:', 'https:', 'tel:'], 'must be an address such as mailto:security@ledger.example'),
  ),
  /** Memory for cached pages in megabytes; 0 turns the page cache off. */
  PAGE_CACHE_MB: v.optional(megabytes, '128'),
  /** 0 turns off the cards that other sites show beside links. */
  CARDS: v.optional(onOrOff, '1'),
  /** 0 turns off the server for assistants at `/mcp`. */
  MCP: v.optional(onOrOff, '1'),
  /** 0 turns off the pages that other sites embed. */
  EMBEDS: v.optional(onOrOff, '1'),
  /** 0 turns off the pages that streams lay over a game. */
  OVERLAYS: v.optional(onOrOff, '1'),
  /** The folder of bulk data, which `npm run data:export` makes and `/data` serves; neither when unset. */
  DATA_EXPORTS: v.optional(v.string()),
  /** The terms under which others may use bulk data, in the operator's words. */
  DATA_LICENCE: v.optional(v.pipe(v.string(), v.maxLength(2_000, 'must have at most 2000 characters'))),
  /** A bucket of S3 with a folder, which the export is copied to as well. */
  DATA_S3: v.optional(
    address(['http:', 'https:'], 'must be an address such as https://s3.example/bucket/folder'),
  ),
  /** 0 lets React render and hydrate whole pages. */
  STATIC_MARKUP: v.optional(onOrOff, '1'),
  /** Port on this machine for purging and metrics without a token; none when unset. */
  ADMIN_PORT: v.optional(port),
  /**
   * Milliseconds that a page may wait to be rendered; visitors who would wait longer get a stale page or 503. 0 turns
   * load shedding off.
   */
  RENDER_WAIT_MS: v.optional(waitLimit, '2000'),
  /** Multiplies the number of requests that a client may send in a minute; 0 turns the limits off. */
  CLIENT_LIMITS: v.optional(limitFactor, '1'),
  /** 0 turns the live stream off. */
  LIVE: v.optional(onOrOff, '1'),
  /** Live streams that may be open at once, and of one client. */
  LIVE_STREAMS: v.optional(count, '1000'),
  LIVE_CLIENT_STREAMS: v.optional(count, '10'),
  /** A JSON file of what is told to webhooks of the operator (lib/server/alerts/alerts-file.ts); none are when unset. */
  ALERTS: v.optional(v.string()),
  /** The hosts that alerts are sent to. */
  ALERT_HOSTS: v.optional(hosts),
  /** Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted; none when unset. */
  TRUSTED_PROXIES: v.optional(networks),
  /** Redis or Valkey through which instances share cached pages, sitemaps and the limits per client. */
  REDIS_URL: v.optional(address(['redis:', 'rediss:'], 'must be an address such as redis://127.0.0.1:6379')),
  /** The secret with which instances sign what they share. */
  CACHE_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w~+/.=-]{32,200}$/, 'must be 32 to 200 letters, digits or one of ~+/.=_-'),
    ),
  ),
  /** Bearer token for purging pages and reading metrics at the site's own port; both are refused when unset. */
  PURGE_TOKEN: v.optional(token),
  /** Bearer token for `POST /import`; that address does not exist when unset. */
  IMPORT_TOKEN: v.optional(token),
  /** A collector that takes traces as OTLP over HTTP; tracing is off when unset. */
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

/** Settings of earlier versions, each with what does its work now. */
const GONE: Readonly<Record<string, string>> = {
  WEB_WORKERS: 'start several sites behind a proxy',
  SHARED_ANSWERS: 'instances share finished pages',
};

/** Settings that have another name now, by the earlier one. */
const RENAMED: Readonly<Record<string, keyof Env>> = { RECORD: 'ARCHIVE', RECORD_DAYS: 'ARCHIVE_DAYS' };

/** A line for each setting of earlier versions that is still set, to be logged at the start. */
export const earlierSettings = (
  variables: Readonly<Record<string, string | undefined>> = process.env,
): readonly string[] => [
  ...Object.entries(GONE)
    .filter(([name]) => variables[name]?.trim())
    .map(([name, instead]) => `${name} is no longer read: ${instead} (lib/server/operating.md)`),
  ...Object.entries(RENAMED)
    .filter(([name]) => variables[name]?.trim())
    .map(
      ([name, current]) => `${name} is called ${current} now; it is still read where ${current} is not set`,
    ),
];

/**
 * Checks environment variables; empty ones count as unset.
 * @throws EnvError listing everything that is wrong
 */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const earlier = Object.entries(RENAMED).flatMap(([name, current]) =>
    given[name] ? [[current, given[name]]] : [],
  );
  const set: typeof given = { ...Object.fromEntries(earlier), ...given };
  const result = v.safeParse(schema, set);
  const problems = new Set(
    result.issues?.map((issue) => `${v.getDotPath(issue) ?? 'environment'} ${issue.message}`),
  );
  if (set.DATABASE_URL && set.GRAPHQL_ENDPOINT && set.ARCHIVE !== '1') {
    problems.add('DATABASE_URL and GRAPHQL_ENDPOINT exclude each other: unset one of them, or set ARCHIVE=1');
  }
  if (set.ARCHIVE === '1' && !set.GRAPHQL_ENDPOINT) {
    problems.add('ARCHIVE needs GRAPHQL_ENDPOINT, the API that it is an archive of');
  }
  if (set.ALERTS && !set.ALERT_HOSTS) {
    problems.add('ALERTS needs ALERT_HOSTS, the hosts of its webhooks');
  }
  if (set.ALERTS && set.GRAPHQL_ENDPOINT && set.ARCHIVE !== '1') {
    problems.add('ALERTS needs a database: set ARCHIVE=1 beside GRAPHQL_ENDPOINT');
  }
  if (set.REDIS_URL && !set.CACHE_SECRET) {
    problems.add(
      'REDIS_URL needs CACHE_SECRET: 32 characters or more that all instances share and keep secret',
    );
  }
  if (!result.success || problems.size > 0) throw new EnvError([...problems]);
  return result.output;
}

let current: Env | undefined;

/**
 * The process's environment, read and checked on the first call.
 * @throws EnvError listing everything that is wrong
 */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}

/** Tells React and Next which of their builds to load; must be called before either is imported. */
export function runAs(mode: 'development' | 'production'): void {
  Object.assign(process.env, { NODE_ENV: mode });
}
