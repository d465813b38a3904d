import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import * as v from 'valibot';

import { TRAINING } from '#graphql/rules/usable-items.ts';

/* Single values of the environment: each is a text, and what is wrong with it is said in words. */

/** A port; 0 lets the system choose one. */
export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a whole number from 0 to 65535'),
);

/** The size of the sample world, as a factor. */
export const scale = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/, 'must be a number between 0.01 and 100'),
  v.transform(Number),
  v.minValue(0.01, 'must be a number between 0.01 and 100'),
  v.maxValue(100, 'must be a number between 0.01 and 100'),
);

/** Megabytes of memory. */
export const megabytes = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a whole number of megabytes from 0 to 99999'),
  v.transform(Number),
);

/** A time limit in milliseconds. */
export const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d{3,6}$/, 'must be a whole number of milliseconds from 100 to 999999'),
  v.transform(Number),
  v.minValue(100, 'must be a whole number of milliseconds from 100 to 999999'),
);

/** A time to wait at most in milliseconds, or 0 for no limit. */
export const waitLimit = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, 'must be a whole number of milliseconds from 0 to 999999'),
  v.transform(Number),
);

/** A factor for the usual limits, or 0 for none. */
export const limitFactor = v.pipe(
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

/** Addresses and networks, separated by commas, as `proxy-addr` takes them. */
export const networks = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(v.string()),
  v.check(
    (parts) => parts.every(isNetwork),
    'must be addresses or networks such as 127.0.0.1, 10.0.0.0/8, fd00::/8 or loopback',
  ),
);

/** A moment, as an ISO date or in Unix seconds; parsed to seconds. */
export const instant = v.pipe(
  v.string(),
  v.transform((text) => (/^\d+$/.test(text) ? Number(text) : Math.floor(Date.parse(text) / 1000))),
  v.number('must be an ISO date or Unix seconds'),
  v.minValue(0, 'must be an ISO date or Unix seconds'),
  v.maxValue(99_999_999_999, 'must be Unix seconds, not milliseconds'),
);

const isAddress = (text: string, protocols: readonly string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** A number of days. */
export const days = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}$/, 'must be a whole number of days from 1 to 9999'),
  v.transform(Number),
);

/** A number of things, one at least. */
export const count = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}$/, 'must be a whole number from 1 to 99999'),
  v.transform(Number),
);

/** A switch: 1 or 0. */
export const onOrOff = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((text) => text === '1'),
);

/** An absolute URL with one of these protocols, such as `https:`. */
export const address = (protocols: readonly string[], message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => isAddress(text, protocols), message),
  );

/** The URL of a PostgreSQL; it may name several servers: `postgres://user@one:5432,two:5432/war`. */
export const databaseAddress = v.pipe(
  v.string(),
  v.check(
    (text) => isAddress(text.replace(/,[^/?#@]*(?=[/?#]|$)/, ''), ['postgres:', 'postgresql:']),
    'must be an address such as postgres://user@host/database, with several hosts between commas',
  ),
);

const isOrigin = (text: string, protocols: readonly string[]) =>
  isAddress(text, protocols) && new URL(text).pathname === '/' && !/[?#@]/.test(text);

/** An origin (a URL without a path) with one of these protocols. */
export const origin = (protocols: readonly string[], message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => isOrigin(text, protocols), message),
    v.transform((text) => (URL.canParse(text) ? new URL(text).origin : text)),
  );

/** The URL that browsers send page views to: public, and https unless it is on the visitor's own machine. */
export const eventAddress = v.pipe(
  v.string(),
  v.check((text) => {
    if (!isAddress(text, ['http:', 'https:'])) return false;
    const { protocol, hostname, username } = new URL(text);
    const local = hostname === 'localhost' || hostname === '127.0.0.1';
    return username === '' && (protocol === 'https:' || local);
  }, 'must be an https address such as https://analytics.example/api/event'),
);

const HOST = /^[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?(?::\d{1,5})?$/;

/** Hosts, separated by commas, each with its port where that is not the usual one. */
export const hosts = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim().toLowerCase())),
  v.array(v.string()),
  v.check(
    (parts) => parts.every((part) => HOST.test(part)),
    'must be hosts such as discord.com, hooks.slack.com or localhost:8080, with commas between them',
  ),
);

/** A bearer token. */
export const token = v.pipe(
  v.string(),
  v.regex(/^[\w~+/.=-]{16,200}$/, 'must be 16 to 200 letters, digits or one of ~+/.=_-'),
);

/**
 * The path of a JSON file, which is read.
 * @param what the file's content, for the message
 */
const jsonFile = <Content>(content: v.GenericSchema<unknown, Content>, what: string) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, Content>(({ dataset, addIssue, NEVER }) => {
      const { success, output, issues } = v.safeParse(content, readJson(dataset.value));
      if (success) return output;
      const place = v.getDotPath(issues[0]) ?? 'the file';
      addIssue({ message: `must be a JSON file of ${what} (${place}: ${issues[0].message})` });
      return NEVER;
    }),
  );

const points = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000));

const ATTRIBUTES = v.strictObject({
  STRENGTH: points,
  BALLISTIC_SKILL: points,
  INTELLIGENCE: points,
  WILLPOWER: points,
  TOUGHNESS: points,
  WOUNDS: points,
  INITIATIVE: points,
  WEAPON_SKILL: points,
});

const LEVEL = v.pipe(v.string(), v.regex(/^(?:[1-9]|[1-3]\d|40)$/, 'must be a level from 1 to 40'));

type StatsByLevel = Readonly<Record<string, v.InferOutput<typeof ATTRIBUTES>>>;

/** Each career has either the points at level 40, or those of any set of levels. */
const BASE_STATS = v.record(
  v.picklist(Object.keys(TRAINING), 'there is no such career'),
  v.lazy((career): v.GenericSchema<unknown, StatsByLevel> =>
    hasLevels(career)
      ? v.record(LEVEL, ATTRIBUTES)
      : v.pipe(
          ATTRIBUTES,
          v.transform((stats) => ({ 40: stats })),
        ),
  ),
);

const hasLevels = (career: unknown): boolean =>
  typeof career === 'object' && career !== null && Object.keys(career).some((key) => /^\d+$/.test(key));

/**
 * A JSON file with the stats of careers, at level 40 or by level:
 * `{ "SLAYER": { "STRENGTH": 210, ... }, "CHOPPA": { "12": { "STRENGTH": 80, ... }, ... }, ... }`. Parsed to stats by
 * career and level.
 */
export const baseStats = jsonFile(BASE_STATS, 'careers, each with its eight attributes');

const PATCH = v.strictObject({
  date: v.pipe(v.string(), v.isoDate('must be a day such as 2026-11-10')),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  address: v.optional(address(['http:', 'https:'], 'must be an http or https address')),
});

/** A patch of the game: its day in UTC, its name, and where it is described. */
export type Patch = v.InferOutput<typeof PATCH>;

/** A JSON file with the patches of the game: `[{ "date": "2026-11-10", "name": "1.4.8", "address": "https://..." }]`. */
export const patches = jsonFile(
  v.pipe(
    v.array(PATCH),
    v.transform((all) => all.toSorted((one, other) => one.date.localeCompare(other.date, 'en'))),
  ),
  'patches, each with its date and name',
);

/** Parses a JSON file; undefined for any other file. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(/* turbopackIgnore: true */ path, 'utf8'));
  } catch {
    return undefined;
  }
}
