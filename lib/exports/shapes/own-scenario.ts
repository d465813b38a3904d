import { ScenarioRowFragmentDoc } from '#graphql/generated/documents.ts';

import { fragment } from './selection-schema.ts';
import { changed, INTEGER, nullable, object, oneOf } from './shape.ts';

const OWN_PART = object({
  side: oneOf('ORDER', 'DESTRUCTION'),
  players: INTEGER,
  kills: INTEGER,
  deaths: INTEGER,
  damage: INTEGER,
});

/** A run with the part that a player or a guild had in it. */
export const OWN_SCENARIO = changed(fragment(ScenarioRowFragmentDoc), { own: nullable(OWN_PART) });
