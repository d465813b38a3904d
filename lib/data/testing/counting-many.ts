import type { CountManyKillsQueryVariables, KillFilterInput } from '#graphql/generated/documents.ts';

/** Answers CountManyKills with a count of each of its conditions, the last one first. */
export const countingMany =
  (count: (where: KillFilterInput, asked: CountManyKillsQueryVariables) => number) =>
  (asked: CountManyKillsQueryVariables): object =>
    Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => {
        const where = asked[`where${25 - index}` as 'where1'] ?? {};
        return [`n${25 - index}`, { totalCount: count(where, asked) }];
      }),
    );
