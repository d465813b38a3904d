import type { Random } from '../../../../graphql/world/random.ts';
import { hostileAddress } from './address-attacks.ts';
import { type MakeAttack, requestBytes, several } from './attack.ts';
import { hostileText, wellFormed } from './hostile-texts.ts';

const TYPES = [
  'application/json',
  'application/json',
  'application/graphql',
  'text/plain',
  'application/json; charset=utf-7',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/x-ndjson',
  '',
];
const PATHS = ['/graphql', '/graphql', '/kills', '/import', '/page-cache/purge?age=0', '/'];

const post = (path: string, type: string, body: Buffer | string) =>
  requestBytes(
    [
      `POST ${path} HTTP/1.1`,
      ...(type ? [`content-type: ${type}`] : []),
      `content-length: ${Buffer.byteLength(body)}`,
    ],
    body,
  );

/** A JSON text of no particular shape. */
function hostileJson(random: Random, depth = 0): string {
  if (depth > 5 || random.chance(0.4)) return JSON.stringify(hostileText(random));
  const inner = () => hostileJson(random, depth + 1);
  if (random.chance(0.5)) return `[${several(random, 4, inner, ',')}]`;
  return `{${several(random, 4, () => `${JSON.stringify(hostileText(random))}:${inner()}`, ',')}}`;
}

export const bodyAttack: MakeAttack = (random) => {
  const path = random.chance(0.8) ? random.pick(PATHS) : hostileAddress(random);
  const type = random.pick(TYPES);
  const texts = [
    () => hostileJson(random),
    () => hostileJson(random).slice(0, -1),
    () => '['.repeat(random.int(100, 20_000)),
    () => `{"query":${hostileJson(random)}}`,
    () =>
      `--x\r\ncontent-disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n${hostileText(random)}\r\n--x--`,
    () => hostileText(random),
    () => 'a'.repeat(random.int(1, 150_000)),
  ];
  const body = random.pick(texts)();
  // What is too large is refused before all of it has come, and the rest may cut the connection.
  const answers = body.length > 60_000 ? 0 : 1;
  return { kind: `body ${path} ${type} ${body.slice(0, 200)}`, bytes: post(path, type, body), answers };
};

const FIELDS =
  'kill kills character characters guild guilds item items id name time nodes edges pageInfo victim attackers nope __typename __schema __type leader members'.split(
    ' ',
  );

/** A selection of fields, which mostly do not belong where they stand. */
function selection(random: Random, depth: number): string {
  const field = () => {
    const alias = random.chance(0.2) ? `a${random.int(0, 9)}: ` : '';
    const value = () => random.pick(['1', '-1', '100', '1e99', '$v', 'null', '"x"', '[1]', '{a: 1}', 'ENUM']);
    const pair = () => `${random.pick(['id', 'first', 'last', 'after', 'where', 'order'])}: ${value()}`;
    const args = random.chance(0.4) ? `(${several(random, 3, pair, ', ')})` : '';
    const directive = random.chance(0.1)
      ? random.pick([' @skip(if: $v)', ' @include(if: 1)', ' @defer'])
      : '';
    const inner = depth > 0 && random.chance(0.6) ? ` { ${selection(random, depth - 1)} }` : '';
    return `${alias}${random.pick(FIELDS)}${args}${directive}${inner}`;
  };
  return several(random, 5, () => (random.chance(0.1) ? '...F' : field()), ' ');
}

function hostileQuery(random: Random): string {
  const queries = [
    () =>
      `query ($v: ${random.pick(['Int', 'ID!', '[Int!]!', 'Nope', 'Boolean'])}) { ${selection(random, 6)} }`,
    () => `{ ${'a { '.repeat(random.int(1, 2_000))}${'}'.repeat(random.int(1, 2_000))} }`,
    () => `{ ...F } fragment F on Query { ...G ${selection(random, 3)} } fragment G on Query { ...F }`,
    () =>
      `{ ${several(random, 900, () => `k${random.int(0, 999)}: kill(id: ${random.int(1, 99)}) { id }`, ' ')} }`,
    () => `mutation { ${selection(random, 2)} } subscription S { ${selection(random, 2)} }`,
    () => `{ ${'__typename @skip(if: false) '.repeat(random.int(1, 400))} }`,
    () => hostileText(random),
  ];
  return random.pick(queries)();
}

export const queryAttack: MakeAttack = (random) => {
  const query = hostileQuery(random);
  const kind = `query ${query.slice(0, 400)}`;
  if (random.chance(0.2)) {
    const address = `/graphql?query=${encodeURIComponent(wellFormed(query))}`;
    return { kind, bytes: requestBytes([`GET ${address} HTTP/1.1`, 'accept: application/json']), answers: 1 };
  }
  const variables = { v: random.pick([1, -1, null, '1', [], {}, [[1]], 1e99, true]) };
  const body = JSON.stringify({ query, variables, operationName: random.chance(0.1) ? 'S' : undefined });
  const all = random.chance(0.1) ? `[${several(random, 20, () => body, ',')}]` : body;
  return { kind, bytes: post('/graphql', 'application/json', all), answers: all.length > 60_000 ? 0 : 1 };
};
