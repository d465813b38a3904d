import type { Career } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/connection/database.ts';

/** The characters to count: `from` and `to` in epoch seconds, the end excluded; null narrows nothing. */
export type ActivityQuestion = {
  from: number;
  to: number;
  career: Career | null;
  minLevel: number | null;
  maxLevel: number | null;
};

const DAY = 86_400;

/** Splits a time span into whole days and the remainders before and after them. */
function partsOf({ from, to }: ActivityQuestion) {
  const firstDay = Math.ceil(from / DAY);
  const endDay = Math.floor(to / DAY);
  return firstDay < endDay
    ? { firstDay, endDay, headEnd: firstDay * DAY, tailStart: endDay * DAY }
    : { firstDay: 0, endDay: 0, headEnd: to, tailStart: to };
}

/**
 * Counts the different players who took part in kills, as attackers or as the victim, one number for each question.
 * Whole days are read from the daily counts, the rest from the kills.
 */
export function activeCharacters(sql: Database, questions: readonly ActivityQuestion[]) {
  const parts = questions.map(partsOf);
  const numbers = (values: readonly number[]) => sql`${arrayLiteral(values)}::bigint[]`;
  return sql<{ index: number; count: number }[]>`
    /* activeCharacters */
    select span.index::integer as index, (
      select count(distinct active.character_id)::integer
      from (
        select day.character_id, day.level
        from character_day day
        where day.day >= span.first_day and day.day < span.end_day
        union all
        select part.character_id, part.level
        from kill
        cross join lateral (
          select attacker.character_id, attacker.level from kill_attacker attacker where attacker.kill_id = kill.id
          union all
          select kill.victim_id, kill.victim_level
        ) part
        where (kill.time >= span.head_start and kill.time < span.head_end)
           or (kill.time >= span.tail_start and kill.time < span.tail_end)
      ) active
      join "character" on "character".id = active.character_id
      where active.level between span.min_level and span.max_level
        and (span.career = '' or "character".career = span.career)
    ) as count
    from unnest(
      ${numbers(questions.map((_, index) => index))},
      ${numbers(parts.map(({ firstDay }) => firstDay))}, ${numbers(parts.map(({ endDay }) => endDay))},
      ${numbers(questions.map(({ from }) => from))}, ${numbers(parts.map(({ headEnd }) => headEnd))},
      ${numbers(parts.map(({ tailStart }) => tailStart))}, ${numbers(questions.map(({ to }) => to))},
      ${numbers(questions.map(({ minLevel }) => minLevel ?? 0))},
      ${numbers(questions.map(({ maxLevel }) => maxLevel ?? 255))},
      ${arrayLiteral(questions.map(({ career }) => career ?? ''))}::text[]
    ) span (
      index, first_day, end_day, head_start, head_end, tail_start, tail_end, min_level, max_level, career
    )
    order by span.index`;
}
