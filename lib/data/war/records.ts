import {
  GetMarksOfHonourDocument,
  GetWarRecordsDocument,
  type WarRecordsFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, SUMS } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { periodOf, periodSpan } from '#lib/game/boards/board-period.ts';
import { type Mark, marksOf, ofKnownKinds } from '#lib/game/war/records.ts';
import type { RECORDS_FILTER } from '#lib/url/filter/records-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

/** Months whose first three are shown. */
const MONTHS = 12;

/**
 * Loads the records of the war, with the last months of a group; null before they were counted first.
 * @param months how many months, the running one aside
 * @throws ApiError
 */
export async function getWarRecords(
  now: Date,
  { values: { group } }: ListAddress<typeof RECORDS_FILTER>,
  months = MONTHS,
): Promise<Answer<WarRecordsFragment | null>> {
  const since = periodSpan(periodOf('month', now, -months)).gte;
  return mapAnswer(
    await query(GetWarRecordsDocument, { group, since }, SUMS),
    ({ warRecords: found }) =>
      found && {
        ...found,
        best: ofKnownKinds(found.best),
        clears: ofKnownKinds(found.clears),
        months: ofKnownKinds(found.months),
      },
  );
}

/**
 * Loads the marks of honour of a player or a guild: none where the API has no records.
 * @throws ApiError
 */
export async function getMarks(whose: Fighter): Promise<Answer<readonly Mark[]>> {
  if (!(await whatIsOffered())('Query.warRecords')) return { data: [], provenance: null };
  return mapAnswer(await query(GetMarksOfHonourDocument, whose, SUMS), ({ warRecords }) =>
    marksOf(ofKnownKinds(warRecords?.records ?? [])),
  );
}
