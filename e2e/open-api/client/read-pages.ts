import createClient from 'openapi-fetch';

import type { paths } from './paths.ts';

/** The records of the pages to read, by the names of the fixtures. */
export type Ids = Readonly<
  Record<
    | 'chapter'
    | 'character'
    | 'creature'
    | 'guild'
    | 'instance'
    | 'instanceRun'
    | 'item'
    | 'kill'
    | 'quest'
    | 'rival'
    | 'scenario'
    | 'skirmish'
    | 'storyline'
    | 'text',
    string
  >
>;

/** Reads pages of a site through the client that /openapi.json describes: something of each, by its operation. */
export async function readPages(baseUrl: string, ids: Ids) {
  const { GET } = createClient<paths>({ baseUrl });
  const about = (id: string) => ({ params: { path: { id } } });
  const [home, kills, kill, character, armory, feud, guild, members, scenarios, scenario] = await Promise.all(
    [
      GET('/index.json'),
      GET('/kills.json', { params: { query: { period: 'thisMonth' } } }),
      GET('/kill/{id}.json', about(ids.kill)),
      GET('/character/{id}.json', about(ids.character)),
      GET('/character/{id}/armory.json', about(ids.character)),
      GET('/character/{id}/feud/{rivalId}.json', {
        params: { path: { id: ids.character, rivalId: ids.rival } },
      }),
      GET('/guild/{id}.json', about(ids.guild)),
      GET('/guild/{id}/members.json', about(ids.guild)),
      GET('/scenarios.json'),
      GET('/scenario/{id}.json', about(ids.scenario)),
    ],
  );
  const [skirmish, damage, ladder, items, item, creature, quest, instance, run, storyline, search] =
    await Promise.all([
      GET('/skirmish/{id}.json', about(ids.skirmish)),
      GET('/skirmish/{id}/damage.json', about(ids.skirmish)),
      GET('/ranked-leaderboard.json'),
      GET('/items.json'),
      GET('/item/{id}.json', about(ids.item)),
      GET('/creature/{id}.json', about(ids.creature)),
      GET('/quest/{id}.json', about(ids.quest)),
      GET('/instance/{id}.json', about(ids.instance)),
      GET('/instance-run/{id}.json', about(ids.instanceRun)),
      GET('/storylines/{id}.json', about(ids.storyline)),
      GET('/search.json', { params: { query: { query: ids.text } } }),
    ]);
  return {
    home: home.data?.parts.weekly.map(({ character: { name }, kills: count }) => `${name} ${count}`),
    kills: kills.data?.parts.kills?.nodes?.map(({ time }) => new Date(time * 1000).toISOString()),
    kill: kill.data?.record.victim.character.name,
    character: character.data?.record.career,
    armory: armory.data?.parts.armory?.items.map(({ item: { name, rarity } }) => `${name} ${rarity}`),
    feud: feud.data?.record.kills.map((count) => count.toFixed(0)),
    guild: guild.data?.record.realm,
    members: members.data?.parts.members?.nodes?.map(({ rank }) => rank.name),
    scenarios: scenarios.data?.parts.scenarios?.nodes?.map(({ id }) => id),
    scenario: scenario.data?.parts.scores?.map(({ damage: points }) => points.toLocaleString('en')),
    skirmish: skirmish.data?.parts.leaders?.damage?.character.name,
    damage: damage.data?.parts.damage?.map(({ damageType }) => damageType),
    ladder: ladder.data?.record.seasons.map(({ name }) => name),
    items: items.data?.parts.items?.nodes?.map(({ name }) => name),
    item: item.data?.record.itemLevel,
    creature: creature.data?.record.creatureType,
    quest: quest.data?.record.objectives.map(({ description }) => description),
    instance: instance.data?.parts.statistics.map(({ encounter: { name } }) => name),
    run: run.data?.record.encounters.map(({ encounterId }) => encounterId),
    storyline: storyline.data?.record.entries.map(({ name }) => name),
    search: search.data?.parts.results?.nodes?.map(({ __typename, id }) => `${__typename} ${id}`),
  };
}
