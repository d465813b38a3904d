import DataLoader from 'dataloader';
import { activeCharacters, type ActivityQuestion } from '#graphql/sql/character/active-characters.ts';
import type { Database } from '#graphql/sql/engine/database.ts';

/** Counts of active players: all that one request asks for in one statement. */
export const activity = (sql: Database) =>
  new DataLoader<ActivityQuestion, number, string>(
    async (questions) => {
      const counts = await activeCharacters(sql, questions);
      return questions.map((_, index) => counts[index]?.count ?? 0);
    },
    { cacheKeyFn: (question) => JSON.stringify(question) },
  );
