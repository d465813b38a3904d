import { isIP } from 'node:net';
import * as v from 'valibot';

/** Every wrong environment variable at once, one line each. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a whole number from 0 to 65535'),
);

const scale = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/, 'must be a number between 0.01 and 100'),
  v.transform(Number),
  v.minValue(0.01, 'must be a number between 0.01 and 100'),
  v.maxValue(100, 'must be a number between 0.01 and 100'),
);

const megabytes = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a whole number of megabytes from 0 to 99999'),
  v.transform(Number),
);

const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d{3,6}$/, 'must be a whole number of milliseconds from 100 to 999999'),
  v.transform(Number),
  v.minValue(100, 'must be a whole number of milliseconds from 100 to 999999'),
);

const processes = v.pipe(
  v.string(),
  v.regex(/^(?:[1-9]|[1-5]\d|6[0-4])$/, 'must be a whole number from 1 to 64'),
  v.transform(Number),
);

const waitLimit = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, 'must be a whole number of milliseconds from 0 to 999999'),
  v.transform(Number),
);

const limitFactor = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}(\.\d{1,3})?$/, 'must be a number from 0 to 9999'),
  v.transform(Number),
);

/** Names of networks that `proxy-addr` knows. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);
/** Bits of an address, by the version of its protocol. */
const ADDRESS_BITS = new Map([
  [4, 32],
  [6, 128],
]);

function isNetwork(text: string): boolean {
  if (NETWORKS.has(text)) return true;
  const [, address = '', , bits = '1'] = /^([^/]+)(\/(\d{1,3}))?$/.exec(text) ?? [];
  return Number(bits) >= 1 && Number(bits) <= (ADDRESS_BITS.get(isIP(address)) ?? 0);
}

const networks = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(v.string()),
  v.check(
    (parts) => parts.every(isNetwork),
    'must be addresses or networks such as 127.0.0.1, 10.0.0.0/8, fd00::/8 or loopback',
  ),
);

const instant = v.pipe(
  v.string(),
  v.transform((text) => (/^\d+$/.test(text) ? Number(text) : Math.floor(Date.parse(text) / 1000))),
  v.number('must be an ISO date or Unix seconds'),
  v.minValue(0, 'must be an ISO date or Unix seconds'),
  v.maxValue(99_999_999_999, 'must be Unix seconds, not milliseconds'),
);

const isAddress = (text: string, protocols: readonly string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

const onOrOff = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((text) => text === '1'),
);

/** An absolute address whose protocol is one of `protocols`, such as `https:`. */
const address = (protocols: readonly string[], message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => isAddress(text, protocols), message),
  );

/** Several servers may hold the same database: `postgres://user@one:5432,two:5432/war`. */
const databaseAddress = v.pipe(
  v.string(),
  v.check(
    (text) => isAddress(text.replace(/,[^/?#@]*(?=[/?#]|$)/, ''), ['postgres:', 'postgresql:']),
    'must be an address such as postgres://user@host/database, with several hosts between commas',
  ),
);

const isOrigin = (text: string, protocols: readonly string[]) =>
  isAddress(text, protocols) && new URL(text).pathname === '/' && !/[?#@]/.test(text);

const origin = (protocols: readonly string[], message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => isOrigin(text, protocols), message),
    v.transform((text) => (URL.canParse(text) ? new URL(text).origin : text)),
  );

/** Visitors' browsers send to it, so that it is public, and on TLS unless it is on the visitor's own machine. */
const eventAddress = v.pipe(
  v.string(),
  v.check((text) => {
    if (!isAddress(text, ['http:', 'https:'])) return false;
    const { protocol, hostname, username } = new URL(text);
    const local = hostname === 'localhost' || hostname === '127.0.0.1';
    return username === '' && (protocol === 'https:' || local);
  }, 'must be an https address such as https://analytics.example/api/event'),
);

const token = v.pipe(
  v.string(),
  v.regex(/^[\w~+/.=-]{16,200}$/, 'must be 16 to 200 letters, digits or one of ~+/.=_-'),
);

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
  /** Redis or Valkey in which instances share finished pages. */
  REDIS_URL: v.optional(address(['redis:', 'rediss:'], 'must be an address such as redis://127.0.0.1:6379')),
  /** The secret by which instances sign the pages that they share. */
  CACHE_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w~+/.=-]{32,200}$/, 'must be 32 to 200 letters, digits or one of ~+/.=_-'),
    ),
  ),
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
