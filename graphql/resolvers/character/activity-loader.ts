import DataLoader from 'dataloader';
import { activeCharacters, type ActivityQuestion } from '#graphql/sql/character/active-characters.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';

/** Counts active players, with one statement for all counts of a request. */
export const activity = (sql: Database) =>
  new DataLoader<ActivityQuestion, number, string>(
    async (questions) => {
      const counts = await activeCharacters(sql, questions);
      return questions.map((_, index) => counts[index]?.count ?? 0);
    },
    { cacheKeyFn: (question) => JSON.stringify(question) },
  );
