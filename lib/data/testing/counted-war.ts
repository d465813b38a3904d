import { print } from 'graphql';

import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { registerApi } from '#lib/api/registry.ts';
import { CAREERS, type CareerRealm } from '#lib/game/players/careers.ts';

/** A kill as its table holds it. */
export interface CountedKill {
  readonly time: number;
  readonly zone: number;
  readonly killer: string;
  readonly victim: string;
  readonly killerGuild: string | null;
  readonly victimGuild: string | null;
  readonly killerCareer: keyof typeof CAREERS;
  readonly victimCareer: keyof typeof CAREERS;
  readonly solo: boolean;
}

/** Every kill of the test world, for plain counts beside what the site asks its API. */
export interface CountedWar {
  readonly kills: readonly CountedKill[];
  /** The time of the newest kill. */
  readonly now: Date;
  close(): Promise<void>;
}

/** Registers the API over the test world, until it is closed. */
export async function openCountedWar(): Promise<CountedWar> {
  const api = await openTestApi();
  registerApi({
    fetch: () => Promise.reject(new Error('The site asks its own API without HTTP')),
    ask: (document, variables) => api.send(print(document), variables),
  });
  const kills = await readKills(api);
  return {
    kills,
    now: new Date(Math.max(...kills.map(({ time }) => time)) * 1000),
    close: async () => {
      registerApi(undefined);
      await api.close();
    },
  };
}

const readKills = ({ sql }: TestApi) => sql<CountedKill[]>`
  select time, zone_id as zone, killer_id::text as killer, victim_id::text as victim,
         killer_guild_id::text as "killerGuild", victim_guild_id::text as "victimGuild",
         killer_career as "killerCareer", victim_career as "victimCareer", damage_percent = 100 as solo
  from kill order by time desc, id desc`;

export const realmOf = ({ killerCareer }: CountedKill): CareerRealm => CAREERS[killerCareer].realm;

/** The kills from one second up to but without another. */
export const within = (kills: readonly CountedKill[], gte: number, lt: number): readonly CountedKill[] =>
  kills.filter(({ time }) => time >= gte && time < lt);

export const countOf = (kills: readonly CountedKill[], isCounted: (kill: CountedKill) => boolean): number =>
  kills.filter(isCounted).length;
