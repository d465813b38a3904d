import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import * as standings from '#lib/game/scenarios/standing.ts';

/** The shape of the standing of a player; null where it is not counted. */
export const STANDING: json.Shape<readonly standings.StandingRow[] | null> = json.nullable(
  json.list(
    json.object({
      figure: json.oneOf(...standings.FIGURES),
      perMinute: json.NUMBER,
      othersPerMinute: json.nullable(json.NUMBER),
      others: json.INTEGER,
      place: json.nullable(json.object(json.integers('others', 'worse', 'equal'))),
      percentile: json.nullable(json.INTEGER),
    }),
  ),
);

/** The standing of a player by figure; null where it is not counted. */
export const standingRows = (known: Answer<standings.Standing>) =>
  mapAnswer(known, (found) => {
    if (found === 'noResult') return [];
    return found === 'notCounted' ? null : standings.standingRows(found);
  });
