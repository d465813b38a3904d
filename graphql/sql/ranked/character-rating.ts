import type {
  Career,
  CharacterRatingFilterInput,
  CharacterRatingSortInput,
  RatingType,
} from '#graphql/generated/resolvers.ts';
import { batchRead } from '../engine/batch-read.ts';
import type { Database } from '../engine/connection/database.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Key } from '../engine/keyset.ts';
import {
  recordList,
  type RecordList,
  integerKey,
  sortKeys,
  textKey,
  type SortColumns,
} from '../engine/record-list.ts';
import { comparison, enumColumn, integerColumn } from '../engine/where/where-scalar.ts';
import { where } from '../engine/where/where.ts';

/** The estimated strength of a player after the matches of a season. */
export type CharacterRatingRecord = {
  seasonId: number;
  characterId: number;
  ratingType: RatingType;
  mu: number;
  sigma: number;
};

const ratingFields = (sql: Database) => sql`
  season_id as "seasonId", character_id as "characterId", rating_type as "ratingType", mu, sigma,
  ${thousandths(sql, 'mu')} as "muOrder", ${thousandths(sql, 'sigma')} as "sigmaOrder"`;

/** Ratings are kept to thousandths: as integers they can stand in a cursor. */
const thousandths = (sql: Database, column: 'mu' | 'sigma') => sql`round(${sql(column)} * 1000)::bigint`;

const sortColumns = (sql: Database): SortColumns<CharacterRatingSortInput> => ({
  mu: { ...integerKey(thousandths(sql, 'mu')), property: 'muOrder' },
  sigma: { ...integerKey(thousandths(sql, 'sigma')), property: 'sigmaOrder' },
});

/** Returns the keys of the requested order; season, player and rating type make it unique. */
function ratingKeys(sql: Database, order: readonly CharacterRatingSortInput[] | null | undefined): Key[] {
  const season = integerKey(sql`season_id`);
  return [
    ...sortKeys(order, sortColumns(sql), season).slice(0, -1),
    { ...season, property: 'seasonId', descending: false },
    { ...integerKey(sql`character_id`), property: 'characterId', descending: false },
    { ...textKey(sql`rating_type`), property: 'ratingType', descending: false },
  ];
}

type RatingArguments = {
  where?: CharacterRatingFilterInput | null;
  careers?: readonly Career[] | null;
  order?: readonly CharacterRatingSortInput[] | null;
};

/** The condition that a row's player has one of these careers; true without careers. */
export const ofCareers = (sql: Database, careers: readonly Career[] | null | undefined) =>
  careers == null
    ? sql`true`
    : sql`character_id in (select id from character where career = any(${arrayLiteral(careers)}::text[]))`;

/** Ratings of all players and seasons. */
export const characterRatingList = (
  sql: Database,
  args: RatingArguments,
): RecordList<CharacterRatingRecord> =>
  recordList(sql, {
    name: 'characterRatings',
    keys: ratingKeys(sql, args.order),
    fields: ratingFields(sql),
    tables: sql`character_rating`,
    condition: sql`${ofCareers(sql, args.careers)} and ${where(sql, args.where, {
      characterId: integerColumn(sql, sql`character_id`),
      seasonId: integerColumn(sql, sql`season_id`),
      ratingType: enumColumn(sql, sql`rating_type`),
      mu: comparison<number>(sql, { column: sql`mu`, cast: 'double precision' }),
      sigma: comparison<number>(sql, { column: sql`sigma`, cast: 'double precision' }),
    })}`,
  });

/** Ratings of many players at once, the newest season first. */
export const ratingsOfCharacters = batchRead(
  'characterId',
  (sql, characterIds) => sql<CharacterRatingRecord[]>`
    /* ratingsOfCharacters */
    select ${ratingFields(sql)}
    from character_rating
    where character_id = any(${characterIds}::bigint[])
    order by character_id, season_id desc, rating_type`,
);
