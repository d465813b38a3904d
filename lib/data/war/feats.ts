import {
  GetMarksOfHonourDocument,
  GetFeatsDocument,
  type FeatsFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, SUMS } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { periodOf, periodSpan } from '#lib/game/boards/board-period.ts';
import { type Mark, marksOf, ofKnownKinds } from '#lib/game/war/feats.ts';
import type { FEATS_FILTER } from '#lib/url/filter/feats-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

/** Months whose first three are shown. */
const MONTHS = 12;

/**
 * Loads the feats of the war, with the last months of a group; null before they were counted first.
 * @param months how many months, the running one aside
 * @throws ApiError
 */
export async function getFeats(
  now: Date,
  { values: { group } }: ListAddress<typeof FEATS_FILTER>,
  months = MONTHS,
): Promise<Answer<FeatsFragment | null>> {
  const since = periodSpan(periodOf('month', now, -months)).gte;
  return mapAnswer(
    await query(GetFeatsDocument, { group, since }, SUMS),
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
 * Loads the marks of honour of a player or a guild: none where the API has no feats.
 * @throws ApiError
 */
export async function getMarks(whose: Fighter): Promise<Answer<readonly Mark[]>> {
  if (!(await whatIsOffered())('Query.warRecords')) return { data: [], provenance: null };
  return mapAnswer(await query(GetMarksOfHonourDocument, whose, SUMS), ({ warRecords }) =>
    marksOf(ofKnownKinds(warRecords?.records ?? [])),
  );
}
