/** A query that costs the server more than the client. */
export interface HostileQuery {
  readonly name: string;
  readonly query: string;
  readonly variables: object;
}

const COMBATANT = 'character { id name career level } guild { id name realm }';
const KILL = `id time victim { ${COMBATANT} } attackers { damagePercent ${COMBATANT} }`;

const times = (count: number, part: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');

const kills = (aliases: number) =>
  `query ($n: Int) { ${times(aliases, (n) => `a${n}: kills(first: $n, includeAssists: true) { nodes { ${KILL} } }`)} }`;

/** Too expensive to be answered. */
export const REFUSED: readonly HostileQuery[] = [
  { name: 'twenty lists of fifty kills', query: kills(20), variables: { n: 50 } },
  {
    name: 'one field 480 times',
    query: `{ guild(id: 1) { ${times(480, () => 'leader { id }')} } }`,
    variables: {},
  },
  {
    name: 'twenty introspections',
    query: `{ ${times(20, (n) => `a${n}: __schema { types { name description fields { name description type { name ofType { name } } args { name description } } } }`)} }`,
    variables: {},
  },
];

/** About as much as a query may ask for. */
export const HEAVY: HostileQuery = {
  name: 'all that a query may cost',
  query: kills(6),
  variables: { n: 50 },
};

/** Sends a query, and gives the status, the size and the time of the answer in milliseconds. */
export async function sendQuery(endpoint: string, { query, variables }: HostileQuery) {
  const began = performance.now();
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  return { status: response.status, text, took: performance.now() - began };
}
