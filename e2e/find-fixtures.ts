import { findArmories } from './armory-fixtures.ts';
import { findBattles } from './battle-fixtures.ts';
import { findCreatures } from './creature-fixtures.ts';
import { findGuilds } from './guild-fixtures.ts';
import { findItems } from './item-fixtures.ts';
import { findKills, newestKills } from './kill-fixtures.ts';
import { findRivals } from './feud-fixtures.ts';
import { findQuests } from './quest-fixtures.ts';
import { findSearches } from './search-fixtures.ts';

/** Addresses of the sample world that show what the tests are about, all found by asking the API. */
export type Fixtures = Awaited<ReturnType<typeof findFixtures>>;

async function findFixtures() {
  const kills = await newestKills();
  return {
    /** Epoch seconds: the present of this run, so that what is found by days ago stays the same through it. */
    now: Math.floor(Date.now() / 1000),
    ...findKills(kills),
    ...(await findRivals(kills)),
    ...(await findGuilds()),
    ...(await findSearches()),
    ...(await findBattles()),
    ...(await findItems()),
    ...(await findQuests()),
    ...(await findCreatures()),
    ...(await findArmories()),
  };
}

/** Runs once, after the servers are up; the workers inherit the environment. */
export default async function storeFixtures(): Promise<void> {
  process.env.E2E_FIXTURES = JSON.stringify(await findFixtures());
}
