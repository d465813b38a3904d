import { injectFault } from '../remote-api/fault-injection.ts';
import { fixtures } from '../fixtures/fixtures.ts';
import type { Fixtures } from '../fixtures/find-fixtures.ts';
import { SITE, FAULT_SITE } from '../servers/addresses.ts';
import { requireServer } from '../servers/need-servers.ts';
import { SERVES_API, IS_FIRST_GENERATION } from '../api/site-api.ts';
import { uncachedKills } from '../remote-api/uncached-kills.ts';
import declared from './screens.json' with { type: 'json' };

export interface Screen {
  readonly name: string;
  readonly status: number;
  /** True if its layout is that of another screen in this list, with other content. */
  readonly sameLayout?: boolean;
  /** One of those that are built quite differently for narrow windows. */
  readonly narrow?: boolean;
  /** Resolves to its address, and makes a failing screen fail first. */
  readonly address: () => Promise<string>;
}

/** A screen in screens.json, whose path names fixtures: "/kill/{kill}", or "/guild/{guildFeud.0}" for one of several. */
interface Declared {
  readonly name: string;
  readonly path: string;
  readonly look?: 'narrow' | 'sameLayout';
  readonly status?: 404;
  /** The APIs on which it is a screen; any where it is left out. */
  readonly api?: keyof typeof ON;
}

const ON = {
  own: SERVES_API,
  'first generation': IS_FIRST_GENERATION,
  'later generations': !IS_FIRST_GENERATION,
};

const filled = (path: string): string =>
  path.replaceAll(/\{(\w+)(?:\.(\d))?\}/g, (_, name: keyof Fixtures, at?: string) =>
    String(at === undefined ? fixtures()[name] : Object(fixtures()[name])[at]),
  );

/** Every screen in every state that looks different, for the tests that visit all of them. */
export const SCREENS: readonly Screen[] = [
  ...(declared as readonly Declared[])
    .filter(({ api }) => api === undefined || ON[api])
    .map(({ name, path, look, status = 200 }) => ({
      name,
      status,
      sameLayout: look === 'sameLayout',
      narrow: look === 'narrow',
      address: async () => SITE + filled(path),
    })),
  { name: 'failing kill', status: 502, address: failingKill },
];

/** A page whose main question the API refuses. */
async function failingKill(): Promise<string> {
  await requireServer('fault site');
  const [kill] = await uncachedKills(50);
  await injectFault({ operation: 'GetKill', mentions: `"${kill.id}"`, answer: 'graphql error' });
  return `${FAULT_SITE}/kill/${kill.id}`;
}
