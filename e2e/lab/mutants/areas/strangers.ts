import type { Mutant } from '../mutant.ts';

export const STRANGERS: readonly Mutant[] = [
  {
    name: 'a page size in a variable counts as the usual one',
    file: 'graphql/server/page-size.ts',
    find: "typeof given === 'number' ? given : undefined",
    put: 'undefined',
    foundBy: { file: 'graphql/server/query-cost.test.ts' },
  },
  {
    name: 'a field may be repeated hundreds of times',
    file: 'graphql/server/query-cost.ts',
    find: 'const MOST_REPEATS = 50;',
    put: 'const MOST_REPEATS = 5000;',
    foundBy: { file: 'graphql/server/query-cost.test.ts' },
  },
  {
    name: 'statements begin for a client that is gone',
    file: 'graphql/sql/engine/statement-gate.ts',
    find: 'this.#signal.aborted || this.#running',
    put: 'this.#running',
    foundBy: { file: 'graphql/sql/engine/statement-gate.test.ts' },
  },
  {
    name: 'the page of another address is served',
    file: 'lib/server/shared/seal.ts',
    find: '.update(`${Buffer.byteLength(place)} ${place}`)',
    put: '',
    foundBy: { file: 'lib/server/shared/seal.test.ts' },
  },
  {
    name: 'the primary is read from in place of its standbys',
    file: 'graphql/sql/engine/hosts/host-list.ts',
    find: 'return role === this.#preferred ? 0 : 2;',
    put: 'return role === this.#preferred ? 2 : 0;',
    foundBy: { file: 'graphql/sql/engine/hosts/host-list.test.ts' },
  },
];
