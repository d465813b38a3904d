import { queryApi, requireFirst } from './api-client.ts';

interface Side {
  readonly character: { readonly id: string };
  readonly guild: { readonly id: string } | null;
}

export interface NewKill {
  readonly id: string;
  readonly instanceId: string | null;
  readonly skirmish: { readonly id: string } | null;
  readonly attackers: readonly (Side & { readonly damagePercent: number })[];
  readonly victim: Side;
  readonly deathblow: { readonly id: string } | null;
}

const PAGES = 12;

const NEWEST = `query Newest($after: String) {
  kills(first: 100, after: $after, includeAssists: true) {
    nodes {
      id instanceId skirmish { id } deathblow { id }
      attackers { damagePercent character { id } guild { id } }
      victim { character { id } guild { id } }
    }
    pageInfo { endCursor }
  }
}`;

/** The last thousand or so kills of the war. */
export async function newestKills(): Promise<NewKill[]> {
  const found: NewKill[] = [];
  let after: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const { kills }: { kills: { nodes: NewKill[]; pageInfo: { endCursor: string | null } } } = await queryApi(
      NEWEST,
      { after },
    );
    found.push(...kills.nodes);
    after = kills.pageInfo.endCursor;
  }
  return found;
}

const killerOf = (kill: NewKill) => kill.attackers[0];

/** One kill of each kind that the kill page shows differently. */
export function findKills(kills: readonly NewKill[]) {
  const first = (what: string, fits: (kill: NewKill) => boolean) => requireFirst(kills.filter(fits), what).id;
  return {
    kill: first(
      'kill with assists between two guilds',
      (kill) => kill.attackers.length > 2 && Boolean(killerOf(kill)?.guild && kill.victim.guild),
    ),
    scenarioKill: first('kill in a scenario', ({ instanceId }) => instanceId !== null),
    skirmishKill: first('kill in a skirmish', ({ skirmish }) => skirmish !== null),
    openWorldKill: first('kill outside of battles', (kill) => !kill.instanceId && !kill.skirmish),
    soloKill: first('solo kill', (kill) => killerOf(kill)?.damagePercent === 100),
    guildlessKill: first('kill without a guild', (kill) => !killerOf(kill)?.guild || !kill.victim.guild),
    assistDeathblowKill: first(
      'kill whose last blow an assist struck',
      (kill) => kill.deathblow !== null && kill.deathblow.id !== killerOf(kill)?.character.id,
    ),
  };
}
