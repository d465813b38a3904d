import { findBattles } from './find-battles.ts';
import { findGuilds } from './find-guilds.ts';
import { findKills, newestKills } from './find-kills.ts';
import { findRivals } from './find-rivals.ts';
import { findSearches } from './find-searches.ts';

/** Addresses of the sample world that show what the tests are about, all found by asking the API. */
export type Facts = Awaited<ReturnType<typeof findFacts>>;

async function findFacts() {
  const kills = await newestKills();
  return {
    /** Epoch seconds: the present of this run, so that what is found by days ago stays the same through it. */
    now: Math.floor(Date.now() / 1000),
    ...findKills(kills),
    ...(await findRivals(kills)),
    ...(await findGuilds()),
    ...(await findSearches()),
    ...(await findBattles()),
  };
}

/** Runs once, after the servers are up; the workers inherit the environment. */
export default async function rememberFacts(): Promise<void> {
  process.env.E2E_FACTS = JSON.stringify(await findFacts());
}
