type Ask = <Data>(query: string) => Promise<Data>;

interface Found {
  readonly kills: Nodes;
  readonly characters: Nodes;
  readonly guilds: Nodes;
  readonly scenarios: Nodes;
  readonly skirmishes: Nodes;
  readonly items: Nodes;
  readonly creatures: Nodes;
  readonly gameObjects: Nodes;
  readonly quests: Nodes;
  readonly instances: Nodes;
  readonly instanceRuns: { readonly nodes: readonly { id: string; encounters: readonly { id: string }[] }[] };
  readonly warJournalStorylines: readonly { id: string; entries: readonly { id: string }[] }[];
}

interface Nodes {
  readonly nodes: readonly { readonly id: string }[];
}

const QUERY = `{
  kills(first: 1) { nodes { id } } characters(first: 1) { nodes { id } } guilds(first: 1) { nodes { id } }
  scenarios(first: 1) { nodes { id } } skirmishes(first: 1) { nodes { id } } items(first: 1) { nodes { id } }
  creatures(first: 1) { nodes { id } } gameObjects(first: 1) { nodes { id } } quests(first: 1) { nodes { id } }
  instances(first: 1) { nodes { id } } instanceRuns(first: 1) { nodes { id encounters { id } } }
  warJournalStorylines { id entries { id } }
}`;

const LISTS =
  '/ /guilds /leaderboard /leaderboard/guilds /leaderboard/sheet /kills /kills?realm=order&type=rvr&levelMin=10&attackersMin=2 /scenarios /skirmishes /ranked-leaderboard /items /creatures /gameobjects /quests /instances /instance-runs /storylines /search/chapter /formats'.split(
    ' ',
  );

/** A page of each kind that the second generation has data for. */
export async function newGenerationPages(ask: Ask): Promise<string[]> {
  const { warJournalStorylines, instanceRuns, ...found } = await ask<Found>(QUERY);
  const idOf = ({ nodes }: Nodes) => nodes[0]?.id ?? '';
  const [run] = instanceRuns.nodes;
  const [storyline] = warJournalStorylines;
  return [
    ...LISTS,
    `/kill/${idOf(found.kills)}`,
    ...['', '/scenarios', '/skirmishes', '/armory'].map(
      (tab) => `/character/${idOf(found.characters)}${tab}`,
    ),
    `/guild/${idOf(found.guilds)}`,
    ...['', '/kills', '/skirmishes', '/map'].map((tab) => `/scenario/${idOf(found.scenarios)}${tab}`),
    `/skirmish/${idOf(found.skirmishes)}`,
    `/item/${idOf(found.items)}`,
    `/creature/${idOf(found.creatures)}`,
    `/gameobject/${idOf(found.gameObjects)}`,
    `/quest/${idOf(found.quests)}`,
    `/instance/${idOf(found.instances)}`,
    `/instance-statistics/${idOf(found.instances)}`,
    `/instance-run/${run?.id}`,
    `/instance-run/${run?.id}/${run?.encounters[0]?.id}`,
    `/storylines/${storyline?.id}`,
    `/storylines/${storyline?.id}/${storyline?.entries[0]?.id}`,
  ];
}
