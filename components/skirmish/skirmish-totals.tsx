import type { SkirmishRowFragment } from '#graphql/generated/documents.ts';
import { plural, thousands } from '#lib/format/number.ts';

import { RealmTotal } from '../scoreboard/realm-total.tsx';

type Counts = Pick<
  SkirmishRowFragment,
  `${'numberOfPlayers' | 'numberOfKills'}${'' | 'Order' | 'Destruction'}`
>;

/** The players and the kills of a fight, and how the realms split them. */
export const SkirmishTotals = ({ skirmish }: { readonly skirmish: Counts }) => (
  <>
    <RealmTotal
      figure={thousands(skirmish.numberOfPlayers)}
      what={plural(skirmish.numberOfPlayers, 'player', 'players')}
      order={skirmish.numberOfPlayersOrder}
      destruction={skirmish.numberOfPlayersDestruction}
    />
    <RealmTotal
      figure={thousands(skirmish.numberOfKills)}
      what={plural(skirmish.numberOfKills, 'kill', 'kills')}
      order={skirmish.numberOfKillsOrder}
      destruction={skirmish.numberOfKillsDestruction}
    />
  </>
);
