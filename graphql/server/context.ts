import { createLoaders, type Loaders } from '../resolvers/loaders.ts';
import type { Database } from '../sql/engine/database.ts';
import type { AnswerSize } from './answer-size.ts';

/** The context of resolvers for one request: nothing in it outlives the request but the database. */
export type ApiContext = {
  sql: Database;
  load: Loaders;
  /** Address of the icon with a number. */
  iconUrl: (iconNumber: number) => string;
  /** The size of the answer so far; not there for questions of the program. */
  size?: AnswerSize;
};

export type ContextOptions = { database: Database; iconUrl: ApiContext['iconUrl'] };

export const createContext = ({ database, iconUrl }: ContextOptions): ApiContext => ({
  sql: database,
  load: createLoaders(database),
  iconUrl,
});
