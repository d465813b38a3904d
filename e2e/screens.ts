import { facts } from './facts.ts';
import { SITE, WEAK_SITE } from './servers.ts';
import { unseenKills } from './unseen-kills.ts';
import { weaken } from './weakness.ts';

export interface Screen {
  readonly name: string;
  readonly status: 200 | 404 | 502;
  /** Built as another one in this list, with other content. */
  readonly alike?: boolean;
  /** Where it is; a failing screen is made to fail first. */
  readonly address: () => Promise<string>;
}

const screen = (name: string, path: () => string, status: 200 | 404 = 200): Screen => ({
  name,
  status,
  address: async () => SITE + path(),
});

const alike = (name: string, path: () => string): Screen => ({ ...screen(name, path), alike: true });

/** Every screen in every state that looks different, for the tests that sweep over all of them. */
export const SCREENS: readonly Screen[] = [
  screen('home', () => '/'),
  screen('guilds', () => '/guilds'),
  screen('kills', () => '/kills'),
  alike('filtered kills', () => '/kills?period=lastMonth&soloOnly=true'),
  screen('kill', () => `/kill/${facts().kill}`),
  screen('kill in a scenario', () => `/kill/${facts().scenarioKill}`),
  alike('kill outside of battles', () => `/kill/${facts().lonelyKill}`),
  alike('solo kill', () => `/kill/${facts().soloKill}`),
  screen('character', () => `/character/${facts().character}`),
  screen('guildless character', () => `/character/${facts().guildless}`),
  alike('character without kills', () => `/character/${facts().peaceful}`),
  screen('guild', () => `/guild/${facts().guild}`),
  alike('memberless guild', () => `/guild/${facts().memberless}`),
  screen('guild with a hostile text', () => `/guild/${facts().hostileGuild}`),
  alike('guild with a long text', () => `/guild/${facts().talkativeGuild}`),
  screen('player feud', () => `/character/${facts().feud.join('/feud/')}`),
  screen('guild feud', () => `/guild/${facts().guildFeud.join('/feud/')}`),
  screen('scenarios', () => '/scenarios'),
  alike('filtered scenarios', () => '/scenarios?queue_type=solo_ranked'),
  screen('skirmishes', () => '/skirmishes'),
  screen('scenario', () => `/scenario/${facts().scenario}`),
  alike('sorted scenario', () => `/scenario/${facts().scenario}?sort=damage`),
  alike('scenario kills', () => `/scenario/${facts().scenario}/kills`),
  alike('scenario skirmishes', () => `/scenario/${facts().scenario}/skirmishes`),
  screen('scenario map', () => `/scenario/${facts().scenario}/map`),
  screen('skirmish', () => `/skirmish/${facts().skirmish}`),
  alike('skirmish kills', () => `/skirmish/${facts().skirmish}/kills`),
  screen('skirmish damage', () => `/skirmish/${facts().skirmish}/damage`),
  screen('damage of a fighter', () => `/skirmish/${facts().skirmish}/damage/${facts().skirmishFighter}`),
  screen('zone heatmap', () => `/zone_heatmap/${facts().skirmishZone}`),
  screen('ranked ladder', () => '/ranked-leaderboard'),
  alike('character scenarios', () => `/character/${facts().character}/scenarios`),
  alike('character skirmishes', () => `/character/${facts().character}/skirmishes`),
  screen('guild members', () => `/guild/${facts().crowdedGuild}/members`),
  screen('guild scenarios', () => `/guild/${facts().crowdedGuild}/scenarios`),
  alike('guild skirmishes', () => `/guild/${facts().crowdedGuild}/skirmishes`),
  screen('search', () => '/search'),
  screen('search results', () => `/search/${facts().searchText}`),
  screen('search without results', () => '/search/zzzzzz'),
  alike('guild search', () => '/search/guild'),
  screen('guild search results', () => `/search/guild/${facts().guildText}`),
  screen('credits', () => '/credits'),
  screen('GraphQL explorer', () => '/graphql'),
  screen('unknown kill', () => '/kill/999999999', 404),
  screen('unknown address', () => '/nowhere/at/all', 404),
  { name: 'failing kill', status: 502, address: failingKill },
];

/** A page whose main question the API refuses. */
async function failingKill(): Promise<string> {
  const [kill] = await unseenKills(50);
  await weaken({ operation: 'GetKill', mentions: `"${kill.id}"`, answer: 'graphql error' });
  return `${WEAK_SITE}/kill/${kill.id}`;
}
