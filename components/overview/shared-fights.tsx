import type { ComponentProps } from 'react';

import { plural, thousands } from '#lib/format/number.ts';
import type { RealmFacts } from '#lib/game/players/realms.ts';

import { KillList } from '../kill/kill-list.tsx';

type Kills = ComponentProps<typeof KillList>['kills'];

interface AlliesProps {
  readonly realm: RealmFacts;
  readonly fights: Kills | null;
}

/** Replaces the score of two allies: says that they share a realm, and how many kills both took part in. */
export const AlliedScore = ({ realm, fights }: AlliesProps) => (
  <>
    <span className="text-muted">Both fight for {realm.label}</span>
    {fights && (fights.totalCount ?? 0) > 0 && (
      <>
        <b className="text-2xl leading-none">{thousands(fights.totalCount ?? 0)}</b>
        <span className="text-sm text-faint">{plural(fights.totalCount ?? 0, 'kill', 'kills')} together</span>
      </>
    )}
  </>
);

interface FightsProps extends Pick<ComponentProps<typeof KillList>, 'list'> {
  readonly fights: Kills | null;
  readonly allied: boolean;
}

/** The kills of two on each other; of two of one realm those that both had a part in, where there are any. */
export const SharedFights = ({ fights, allied, list }: FightsProps) =>
  fights &&
  (!allied || (fights.nodes?.length ?? 0) > 0) && (
    <KillList title={allied ? 'Kills together' : 'Shared fights'} kills={fights} list={list} />
  );
