import { injectFault } from '../remote-api/fault-injection.ts';
import { fixtures } from '../fixtures/fixtures.ts';
import { narrow, sameLayout, type Screen, screen } from './screen.ts';
import { FAULT_SITE } from '../servers/addresses.ts';
import { requireServer } from '../servers/need-servers.ts';
import { SERVES_API, IS_FIRST_GENERATION } from '../api/site-api.ts';
import { uncachedKills } from '../remote-api/uncached-kills.ts';

/** The war journal. */
const JOURNAL_SCREENS: readonly Screen[] = [
  screen('storylines', () => '/storylines'),
  screen('storyline', () => `/storylines/${fixtures().storyline}`),
  narrow('journal entry', () => `/storylines/${fixtures().journalEntry}`),
  sameLayout('journal entry without a map and rewards', () => `/storylines/${fixtures().bareEntry}`),
  screen('journal activity', () => `/storylines/${fixtures().journalActivity}`),
];

const CHAPTER_SCREENS: readonly Screen[] = [
  screen('chapters', () => '/chapters'),
  narrow('chapter', () => `/chapter/${fixtures().chapter}`),
  sameLayout('filtered chapter', () => `/chapter/${fixtures().chapter}?career=ARCHMAGE`),
  sameLayout('chapter without rewards', () => `/chapter/${fixtures().rewardlessChapter}`),
];

/** Quests and chapters. */
const QUEST_SCREENS: readonly Screen[] = [
  narrow('quests', () => '/quests'),
  sameLayout('filtered quests', () => '/quests?name=the'),
  narrow('quest', () => `/quest/${fixtures().quest}`),
  sameLayout('quest without a giver', () => `/quest/${fixtures().giverlessQuest}`),
  sameLayout('quest without a text', () => `/quest/${fixtures().textlessQuest}`),
  ...(IS_FIRST_GENERATION ? CHAPTER_SCREENS : [screen('chapters that are away', () => '/chapters', 404)]),
];

/** The screens of items in every state that looks different. */
const ITEM_SCREENS: readonly Screen[] = [
  narrow('items', () => '/items'),
  sameLayout('filtered items', () => '/items?type=AXE&stat=STRENGTH'),
  narrow('item', () => `/item/${fixtures().setPiece}`),
  screen('what an item buys', () => `/item/${fixtures().currency}/purchase`),
  screen('item that only quests give', () => `/item/${fixtures().questItem}`),
  sameLayout('item without a source', () => `/item/${fixtures().tablessItem}`),
  // Of the two the one that no other screen is about: a comparison has the canonical address of its item.
  screen('compared items', () => `/item/${fixtures().comparable.toReversed().join('?vs=')}`),
];

/** The screens of creatures and game objects. */
const CREATURE_SCREENS: readonly Screen[] = [
  screen('game objects', () => '/gameobjects'),
  screen('creatures', () => '/creatures'),
  narrow('creature', () => `/creature/${fixtures().questVendor}`),
  sameLayout('quests that end at a creature', () => `/creature/${fixtures().questVendor}/finished`),
  screen('goods of a creature', () => `/creature/${fixtures().questVendor}/vendorItems`),
  sameLayout('creature in several zones', () => `/creature/${fixtures().questGiver}`),
  screen('vendor that stands nowhere', () => `/creature/${fixtures().placelessVendor}`),
  sameLayout('creature in a zone without a map', () => `/creature/${fixtures().mapless}`),
  screen('game object', () => `/gameobject/${fixtures().questlessObject}`),
  screen('game object with quests', () => `/gameobject/${fixtures().questObject}`),
];

/** Instances and their runs. */
const INSTANCE_SCREENS: readonly Screen[] = [
  screen('instances', () => '/instances'),
  narrow('instance', () => `/instance/${fixtures().instance}`),
  screen('instance statistics', () => `/instance-statistics/${fixtures().instance}`),
  sameLayout(
    'filtered instance statistics',
    () => `/instance-statistics/${fixtures().instance}?minItemRatingMin=99999`,
  ),
  narrow('instance runs', () => '/instance-runs'),
  sameLayout(
    'filtered instance runs',
    () => `/instance-runs?instance=${fixtures().instance}&avgItemRatingMin=100&maxItemRatingMin=200`,
  ),
  narrow('instance run', () => `/instance-run/${fixtures().instanceRun}`),
  sameLayout('run without an end', () => `/instance-run/${fixtures().endlessRun}`),
  screen('encounter run', () => `/instance-run/${fixtures().instanceRun}/${fixtures().encounterRun}`),
];

/** Armories: much worn, nothing worn, two compared. */
const ARMORY_SCREENS: readonly Screen[] = [
  narrow('armory', () => `/character/${fixtures().armored}/armory`),
  sameLayout('bare armory', () => `/character/${fixtures().bare}/armory`),
  screen('compared armories', () => `/character/${fixtures().compared.join('/armory?vs=')}`),
];

/** Every screen in every state that looks different, for the tests that visit all of them. */
export const SCREENS: readonly Screen[] = [
  narrow('home', () => '/'),
  screen('guilds', () => '/guilds'),
  narrow('leaderboard', () => '/leaderboard'),
  sameLayout('leaderboard with a marked player', () => `/leaderboard?pin=${fixtures().character}`),
  sameLayout('filtered leaderboard', () => '/leaderboard?by=ratio&career=SHAMAN&period=lastMonth'),
  screen('leaderboard of healing', () => '/leaderboard?by=healing&period=all'),
  sameLayout(
    'leaderboard by damage for each minute, with a marked player',
    () => `/leaderboard?by=damage&per=minute&period=all&role=ranged&pin=${fixtures().character}`,
  ),
  sameLayout('guild leaderboard', () => '/leaderboard/guilds'),
  screen('score sheet', () => '/leaderboard/sheet'),
  screen('kills', () => '/kills'),
  sameLayout('filtered kills', () => '/kills?period=lastMonth&soloOnly=true'),
  sameLayout(
    'filtered kills of many kinds',
    () => '/kills?attackersMin=2&from=2026-01-01&levelMin=10&realm=order&type=rvr',
  ),
  narrow('kill', () => `/kill/${fixtures().kill}`),
  screen('kill in a scenario', () => `/kill/${fixtures().scenarioKill}`),
  sameLayout('kill outside of battles', () => `/kill/${fixtures().openWorldKill}`),
  sameLayout('solo kill', () => `/kill/${fixtures().soloKill}`),
  narrow('character', () => `/character/${fixtures().character}`),
  screen('guildless character', () => `/character/${fixtures().guildless}`),
  sameLayout('character without kills', () => `/character/${fixtures().characterWithoutKills}`),
  sameLayout('filtered character', () => `/character/${fixtures().character}?type=rvr`),
  screen('guild', () => `/guild/${fixtures().guild}`),
  sameLayout('memberless guild', () => `/guild/${fixtures().memberless}`),
  screen('guild with a hostile text', () => `/guild/${fixtures().hostileGuild}`),
  sameLayout('guild with a long text', () => `/guild/${fixtures().longTextGuild}`),
  screen('player feud', () => `/character/${fixtures().feud.join('/feud/')}`),
  screen('guild feud', () => `/guild/${fixtures().guildFeud.join('/feud/')}`),
  screen('compared characters', () => `/character/${fixtures().feud.join('/compare?vs=')}`),
  sameLayout('compared guilds', () => `/guild/${fixtures().guildFeud.join('/compare?vs=')}`),
  screen('scenarios', () => '/scenarios'),
  sameLayout('filtered scenarios', () => '/scenarios?queue_type=solo_ranked'),
  screen('skirmishes', () => '/skirmishes'),
  screen('results of a scenario', () => `/scenarios/${fixtures().playedScenario}`),
  sameLayout(
    'results of no run',
    () => `/scenarios/${fixtures().playedScenario}?from=2001-01-01&to=2001-01-02`,
  ),
  screen('scenario', () => `/scenario/${fixtures().scenario}`),
  sameLayout('sorted scenario', () => `/scenario/${fixtures().scenario}?sort=damage`),
  narrow('scenario by side', () => `/scenario/${fixtures().scenario}?group=side`),
  sameLayout('scenario by role', () => `/scenario/${fixtures().scenario}?group=role&sort=healing`),
  sameLayout('scenario kills', () => `/scenario/${fixtures().scenario}/kills`),
  sameLayout('scenario skirmishes', () => `/scenario/${fixtures().scenario}/skirmishes`),
  screen('scenario map', () => `/scenario/${fixtures().scenario}/map`),
  narrow('battles', () => '/battles'),
  sameLayout('filtered battles', () => '/battles?minPlayers=48&from=2026-01-01&outnumbered=true'),
  screen('battles of an unclear guild', () => '/battles?guild=of'),
  screen('character battles', () => `/character/${fixtures().battleFighter}/battles`),
  screen('guild battles', () => `/guild/${fixtures().battleGuild}/battles`),
  narrow('attendance', () => `/guild/${fixtures().battleGuild}/attendance?weeks=12`),
  sameLayout('attendance of no battle', () => `/guild/${fixtures().memberless}/attendance?figure=healing`),
  screen('battle', () => `/battle/${fixtures().battle}`),
  sameLayout(
    'battle by guild, later losses',
    () => `/battle/${fixtures().battle}?group=guild&lossesAfter=50`,
  ),
  screen('skirmish', () => `/skirmish/${fixtures().skirmish}`),
  screen(
    'skirmish with a marked player',
    () => `/skirmish/${fixtures().skirmish}?pin=${fixtures().skirmishFighter}`,
  ),
  screen('skirmish by role', () => `/skirmish/${fixtures().skirmish}?group=role`),
  sameLayout('skirmish kills', () => `/skirmish/${fixtures().skirmish}/kills`),
  screen('skirmish damage', () => `/skirmish/${fixtures().skirmish}/damage`),
  screen(
    'damage of a fighter',
    () => `/skirmish/${fixtures().skirmish}/damage/${fixtures().skirmishFighter}`,
  ),
  screen('zone heatmap', () => `/zone_heatmap/${fixtures().skirmishZone}`),
  screen('ranked ladder', () => '/ranked-leaderboard'),
  narrow('character scenarios', () => `/character/${fixtures().scenarioPlayer}/scenarios`),
  sameLayout('character skirmishes', () => `/character/${fixtures().character}/skirmishes`),
  screen('guild members', () => `/guild/${fixtures().largeGuild}/members`),
  sameLayout('ordered members', () => `/guild/${fixtures().largeGuild}/members?order=level`),
  screen('guild scenarios', () => `/guild/${fixtures().largeGuild}/scenarios`),
  sameLayout('guild skirmishes', () => `/guild/${fixtures().largeGuild}/skirmishes`),
  ...ITEM_SCREENS,
  ...QUEST_SCREENS,
  ...CREATURE_SCREENS,
  ...ARMORY_SCREENS,
  ...INSTANCE_SCREENS,
  ...JOURNAL_SCREENS,
  screen('search', () => '/search'),
  screen('search results', () => `/search/${fixtures().searchText}`),
  screen('search without results', () => '/search/zzzzzz'),
  sameLayout('guild search', () => '/search/guild'),
  screen('guild search results', () => `/search/guild/${fixtures().guildText}`),
  screen('credits', () => '/credits'),
  narrow('about', () => '/about'),
  narrow('data and formats', () => '/formats'),
  ...(SERVES_API ? [screen('GraphQL explorer', () => '/graphql')] : []),
  screen('unknown kill', () => '/kill/999999999', 404),
  screen('unknown address', () => '/nowhere/at/all', 404),
  { name: 'failing kill', status: 502, address: failingKill },
];

/** A page whose main question the API refuses. */
async function failingKill(): Promise<string> {
  await requireServer('fault site');
  const [kill] = await uncachedKills(50);
  await injectFault({ operation: 'GetKill', mentions: `"${kill.id}"`, answer: 'graphql error' });
  return `${FAULT_SITE}/kill/${kill.id}`;
}
