import { readFileSync } from 'node:fs';
import * as v from 'valibot';

import { FaultyAddress, liveFilter } from '../live/live-filter.ts';
import { StartError } from '../start-error.ts';
import { PLACEHOLDERS } from './alert-text.ts';
import { isTimeZone } from './quiet-hours.ts';

/** Hosts that need no https: they are this machine. */
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

const LONGEST_DAY = 86_400;
/** Minutes that deaths are counted over, at most. */
const LONGEST_SPAN = 60;
/** Minutes before an event, at most. */
const EARLIEST = 1_440;

const name = v.pipe(
  v.string('must be a text'),
  v.regex(/^[\w .,:'()-]{1,60}$/, "must be 1 to 60 letters, digits, spaces or .,:'()-_"),
);

const whole = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
};

const clockTime = v.pipe(
  v.string('must be a time such as 23:00'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 23:00'),
);

const quiet = v.strictObject({
  from: clockTime,
  to: clockTime,
  zone: v.optional(
    v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone such as Europe/Berlin')),
    'UTC',
  ),
});

const target = v.strictObject({
  kind: v.picklist(['discord', 'slack', 'json'], 'must be discord, slack or json'),
  url: v.pipe(
    v.string('must be an address'),
    v.check(
      (text) => URL.canParse(text) && new URL(text).username === '',
      'must be an address such as https://discord.com/api/webhooks/…',
    ),
  ),
  /** Seconds in which alerts are gathered into one message. */
  gather: v.optional(whole(0, LONGEST_DAY), 20),
  quiet: v.optional(quiet),
});

const filter = v.pipe(
  v.string('must be a filter such as guild=3&kind=battle'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    try {
      liveFilter(new URLSearchParams(dataset.value));
    } catch (error) {
      addIssue({ message: error instanceof FaultyAddress ? `is wrong: ${error.message}` : String(error) });
    }
  }),
  v.check(
    (text) => !/(?:^|&)(?:after|wait)=/.test(text),
    'is wrong: there is no "after" and no "wait" in it',
  ),
);

const PLACEHOLDER_NAMES = PLACEHOLDERS.map((each) => `{${each}}`).join(', ');

const template = v.pipe(
  v.string('must be a text'),
  v.minLength(1, 'must not be empty'),
  v.maxLength(500, 'must have 500 characters at most'),
  v.check(
    (text) => Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, found = '']) => found).every(isPlaceholder),
    `may hold ${PLACEHOLDER_NAMES} and nothing else in braces`,
  ),
);

const isPlaceholder = (text: string): boolean => PLACEHOLDERS.some((each) => each === text);

const common = {
  name,
  /** The targets that are told. */
  to: v.pipe(v.array(v.string('must be the name of a target')), v.minLength(1, 'must name a target')),
  /** The text of an alert; the chat text of what it is about where not given. */
  text: v.optional(template),
};

const rule = v.variant(
  'when',
  [
    v.strictObject({ ...common, when: v.literal('told'), filter: v.optional(filter, '') }),
    v.strictObject({
      ...common,
      when: v.literal('lost'),
      filter: v.pipe(
        filter,
        v.check(
          (text) => /(?:^|&)(?:guild|player)=[^&]/.test(text) && !/(?:^|&)(?:kind|minPlayers)=/.test(text),
          'must name a guild or a player whose deaths count, and neither "kind" nor "minPlayers"',
        ),
      ),
      deaths: whole(2, 1_000),
      minutes: whole(1, LONGEST_SPAN),
    }),
    v.strictObject({ ...common, when: v.literal('soon'), minutes: whole(1, EARLIEST) }),
    v.strictObject({ ...common, when: v.literal('record') }),
    v.strictObject({ ...common, when: v.literal('month') }),
  ],
  'must be told, lost, soon, record or month',
);

const alerts = v.strictObject({
  targets: v.record(name, target, 'must be targets by their names'),
  rules: v.pipe(v.array(rule, 'must be a list of rules'), v.minLength(1, 'must hold a rule')),
});

/** A webhook of the operator. */
export type AlertTarget = v.InferOutput<typeof target> & { readonly name: string };

/** A rule of the operator: what is told to whom. */
export type AlertRule = v.InferOutput<typeof rule>;

/** The alerts that the operator wants. */
export interface Alerts {
  readonly targets: readonly AlertTarget[];
  readonly rules: readonly AlertRule[];
  /** The hosts that may be asked, such as `discord.com` or `localhost:8080`. */
  readonly hosts: ReadonlySet<string>;
}

/**
 * Reads the file of alerts.
 * @param hosts the hosts that the operator lists, in lower case
 * @throws StartError with all that is wrong, each with its line or its key
 */
export function readAlerts(path: string, hosts: readonly string[]): Alerts {
  const found = v.safeParse(alerts, parsed(path));
  if (!found.success) {
    throw faulty(
      path,
      found.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'} ${wordsOf(issue)}`),
    );
  }
  const { targets, rules } = found.output;
  const listed = new Set(hosts);
  const known = new Set(Object.keys(targets));
  const names = rules.map((each) => each.name);
  const faults = [
    ...Object.entries(targets).flatMap(([key, { url }]) => faultOfAddress(`targets.${key}.url`, url, listed)),
    ...rules.flatMap(({ to, name: called }, index) => [
      ...to.flatMap((each, at) =>
        known.has(each) ? [] : [`rules.${index}.to.${at} names "${each}", which is none of the targets`],
      ),
      ...(names.indexOf(called) < index ? [`rules.${index}.name is that of another rule: "${called}"`] : []),
    ]),
  ];
  if (faults.length > 0) throw faulty(path, faults);
  return {
    targets: Object.entries(targets).map(([key, each]) => Object.assign({}, each, { name: key })),
    rules,
    hosts: listed,
  };
}

/** The fault of an address that must not be asked. Addresses of webhooks are secret: the host alone is said. */
function faultOfAddress(key: string, text: string, listed: ReadonlySet<string>): readonly string[] {
  const { host } = new URL(text);
  if (mayAsk(text, listed)) return [];
  return listed.has(host)
    ? [`${key} must begin with https://, unless it is on localhost`]
    : [`${key} is on ${host}, which is not in ALERT_HOSTS`];
}

/** True for an address on a listed host, over https or on this machine. */
export function mayAsk(url: string, listed: ReadonlySet<string>): boolean {
  const { host, hostname, protocol } = new URL(url);
  return listed.has(host) && (protocol === 'https:' || (protocol === 'http:' && LOCAL.has(hostname)));
}

const wordsOf = ({ message, type, received, expected }: v.BaseIssue<unknown>): string => {
  if (type !== 'strict_object') return message;
  return expected === 'never' ? `is not known: ${received}` : `is missing`;
};

function parsed(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(/* turbopackIgnore: true */ path, 'utf8');
  } catch (error) {
    throw new StartError(`ALERTS names ${path}, which cannot be read (${codeOf(error)})`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`ALERTS names ${path}, which is no JSON: ${placeIn(text, String(error))}`);
  }
}

/** The place of a fault of JSON as a line and a column, and its reason: not every reason has a position. */
function placeIn(text: string, reason: string): string {
  let [good, bad] = [0, text.length + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (mayGoOn(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  const before = text.slice(0, good).split('\n');
  const words = /^SyntaxError: ([^,]+?)(?=,| in JSON| \(|$)/.exec(reason)?.[1] ?? 'it cannot be read';
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${words}`;
}

/** True for a text that is the beginning of JSON. */
function mayGoOn(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const reason = String(error);
    return (
      /end of JSON input|Unterminated string/.test(reason) ||
      /at position (\d+)/.exec(reason)?.[1] === String(text.length)
    );
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

const faulty = (path: string, faults: readonly string[]): StartError =>
  new StartError(`ALERTS names ${path}, which is wrong: ${faults.join('; ')}`);
