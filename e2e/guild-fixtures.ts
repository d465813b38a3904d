import { queryApi, countEach, deathsOfGuild, killsByGuild, requireFirst } from './api-client.ts';

interface Guild {
  readonly id: string;
  readonly description: string;
  readonly leader: object | null;
  readonly members: { readonly totalCount: number } | null;
}

/** A guild of each kind that the guild page shows differently. */
export async function findGuilds() {
  const { guilds } = await queryApi<{ guilds: { nodes: Guild[] } }>(
    '{ guilds(first: 100) { nodes { id description leader { id } members(first: 0) { totalCount } } } }',
  );
  const first = (what: string, fits: (guild: Guild) => boolean) =>
    requireFirst(guilds.nodes.filter(fits), what).id;
  return {
    guild: await findShortGuild(guilds.nodes),
    leaderless: first('guild without leader', ({ leader, members }) => !leader && members?.totalCount !== 0),
    memberless: first('guild without members', ({ members }) => members?.totalCount === 0),
    hostileGuild: first('guild with a hostile text', ({ description }) => description.includes('<script>')),
    longTextGuild: first('guild with a long text', ({ description }) => description.length > 3_000),
  };
}

/** The guild with the fewest kills and deaths that still fill more than a page each. */
async function findShortGuild(guilds: readonly Guild[]): Promise<string> {
  const counts = await countEach(guilds.flatMap(({ id }) => [killsByGuild(id), deathsOfGuild(id)]));
  const busy = guilds
    .map(({ id, leader }, index) => ({
      id,
      leader,
      kills: counts[index * 2] ?? 0,
      deaths: counts[index * 2 + 1] ?? 0,
    }))
    .filter(({ kills, deaths, leader }) => leader && kills > 10 && deaths > 10)
    .toSorted((a, b) => a.kills + a.deaths - (b.kills + b.deaths));
  return requireFirst(busy, 'guild with pages of kills and of deaths').id;
}
