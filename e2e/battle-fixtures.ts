import { queryApi, requireFirst } from './api-client.ts';

const BATTLES = `{
  scenarios(first: 40, queueType: STANDARD) { nodes { id points scoreboardEntries { kills } } }
  topSkirmishes { id primaryZone { id } scoreboardEntries(first: 30, order: [{ deathBlows: DESC }]) {
    nodes { killDamage character { id } } } }
  guilds(first: 40, order: [{ level: DESC }]) { nodes { id members(first: 0) { totalCount } } }
}`;

interface Battles {
  readonly scenarios: { readonly nodes: readonly Run[] };
  readonly topSkirmishes: readonly Fight[];
  readonly guilds: {
    readonly nodes: readonly { readonly id: string; readonly members: { totalCount: number } }[];
  };
}

interface Run {
  readonly id: string;
  readonly points: readonly number[];
  readonly scoreboardEntries: readonly { readonly kills: number }[];
}

interface Fight {
  readonly id: string;
  readonly primaryZone: { readonly id: string } | null;
  readonly scoreboardEntries: {
    readonly nodes: readonly { readonly killDamage: number; readonly character: { readonly id: string } }[];
  };
}

/** A run with a scoreboard and kills, a fight of more than one page of players, and a guild of several pages. */
export async function findBattles() {
  const { scenarios, topSkirmishes, guilds } = await queryApi<Battles>(BATTLES);
  const fought = await withHeat(
    scenarios.nodes.filter(({ scoreboardEntries }) => scoreboardEntries.some(({ kills }) => kills > 0)),
  );
  const large = topSkirmishes.filter(
    ({ primaryZone, scoreboardEntries }) => primaryZone && scoreboardEntries.nodes.length > 25,
  );
  const fight = requireFirst(large, 'skirmish of more than 25 players');
  return {
    scenario: requireFirst(fought, 'standard scenario with kills').id,
    skirmish: fight.id,
    skirmishZone: fight.primaryZone?.id ?? '',
    skirmishFighter: requireFirst(
      fight.scoreboardEntries.nodes.filter(({ killDamage }) => killDamage > 0),
      'fighter with kill damage',
    ).character.id,
    largeGuild: requireFirst(
      guilds.nodes.filter(({ members }) => members.totalCount > 25),
      'guild of more than 25 members',
    ).id,
  };
}

/** Runs whose kills can be shown on a map; some zones have none. */
async function withHeat(runs: readonly Run[]): Promise<Run[]> {
  const warm: Run[] = [];
  for (const run of runs.slice(0, 10)) {
    const { killsHeatmap } = await queryApi<{ killsHeatmap: readonly object[] }>(
      'query ($id: ID) { killsHeatmap(instanceId: $id) { count } }',
      { id: run.id },
    );
    if (killsHeatmap.length > 0) warm.push(run);
  }
  return warm;
}
