import { latestBelieved } from '#graphql/rules/clock.ts';
import type { Database } from '../sql/engine/connection/database.ts';
import { Loaders } from './loaders.ts';

/** The context of resolvers for one request: nothing in it outlives the request but the database. */
export type ApiContext = {
  sql: Database;
  load: Loaders;
  /** The URL of an icon by its number. */
  iconUrl: (iconNumber: number) => string;
  /** The last epoch second of which rows are believed: later ones are of wrong clocks. */
  latest: number;
};

export type ContextOptions = { database: Database; iconUrl: ApiContext['iconUrl'] };

export const createContext = ({ database, iconUrl }: ContextOptions): ApiContext => ({
  sql: database,
  load: new Loaders(database),
  iconUrl,
  latest: latestBelieved(Math.floor(Date.now() / 1000)),
});
