import type { CareerFighters, CareerKills, CareerPair, CareerRate } from '#graphql/generated/resolvers.ts';

import type { Database } from '../engine/connection/database.ts';

/**
 * Counts the different characters of careers, roles and realms by week or month.
 * @param today days since 1970: the last period is that of this day
 */
export const careerFighters = (sql: Database, weekly: boolean, level: number, today: number) => sql<
  CareerFighters[]
>`
  /* careerFighters */
  select * from career_fighters(${weekly}::boolean, ${level}::integer, ${today}::integer)`;

/** Computes the quartiles of what careers do per minute in scenarios. */
export const careerRates = (sql: Database, level: number) => sql<CareerRate[]>`
  /* careerRates */
  select * from career_rates(${level}::integer)`;

/** Counts the kills and deaths of each career. */
export const careerKills = (sql: Database) => sql<CareerKills[]>`
  /* careerKills */
  select career, sum(kills)::integer as kills, sum(solo_kills)::integer as "soloKills", sum(deaths)::integer as deaths
  from career_pair join career_fact using (career) group by career, place order by place`;

/** Counts the kills between careers that are enemies. */
export const careerPairs = (sql: Database) => sql<CareerPair[]>`
  /* careerPairs */
  select * from career_pairs()`;
