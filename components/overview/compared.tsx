import type { Route } from 'next';
import type { ReactNode, ComponentProps } from 'react';
import { areAllied, type Comparison } from '#lib/game/overview/comparison.ts';
import type { ComparedValue, FigurePair } from '#lib/game/overview/figure-pairs.ts';
import type { RealmFacts } from '#lib/game/players/careers.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import type { ComparedPlayer } from '../armory/pair-columns.tsx';
import { PairTable } from '../armory/pair-table.tsx';
import { FeudScore } from '../feud/feud-score.tsx';
import { LinkButton } from '../ui/navigation/link-button.tsx';
import { SectionHeading } from '../ui/page/panel.tsx';
import { plural, thousands } from '#lib/format/number.ts';
import { KillList } from '../kill/kill-list.tsx';

type Kills = ComponentProps<typeof KillList>['kills'];

interface AlliesProps {
  readonly realm: RealmFacts;
  readonly fights: Kills | null;
}

/** Replaces the score of two allies: says that they share a realm, and how many kills both took part in. */
const AlliedScore = ({ realm, fights }: AlliesProps) => (
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
const SharedFights = ({ fights, allied, list }: FightsProps) =>
  fights &&
  (!allied || (fights.nodes?.length ?? 0) > 0) && (
    <KillList title={allied ? 'Kills together' : 'Shared fights'} kills={fights} list={list} />
  );

interface Props<Card> {
  readonly comparison: Comparison<Card, unknown>;
  readonly list: ListAddress;
  readonly pairs: readonly FigurePair[];
  /** The meetings of the two in sentences. */
  readonly words: string;
  readonly near: ReactNode;
  readonly far: ReactNode;
  /** The realm of the first. */
  readonly realm: RealmFacts;
  /** The address of their feud. */
  readonly feud: Route;
  /** Further links between the cards. */
  readonly children?: ReactNode;
}

/** Two players or guilds side by side: their numbers, the runs that both fought in, their kills on each other. */
export function Compared<Card extends ComparedPlayer & Parameters<typeof areAllied>[0][number]>(
  props: Props<Card>,
) {
  const { comparison, list, pairs, words, near, far, realm, feud, children } = props;
  const { sides, kills, fights } = comparison;
  const allied = areAllied(sides);
  return (
    <>
      <FeudScore near={near} far={far} kills={allied ? null : kills}>
        {allied ? (
          <AlliedScore realm={realm} fights={fights} />
        ) : (
          <LinkButton href={feud} className="mt-2">
            Open feud
          </LinkButton>
        )}
        {children}
      </FeudScore>
      <SectionHeading>In numbers</SectionHeading>
      <PairTable
        caption="Compared"
        nothing="Nothing is known of either."
        header="What"
        sides={sides}
        pairs={pairs}
        cell={valueCell}
        width="w-52"
        narrow="beside"
      />
      <p className="mt-3 text-muted">{words}</p>
      <SharedFights fights={fights} allied={allied} list={list} />
    </>
  );
}

const valueCell = (value: ComparedValue | null) =>
  value === null ? (
    <span className="text-faint">–</span>
  ) : (
    <>
      <strong>{value.text}</strong>
      {value.of && <span className="text-sm whitespace-nowrap text-muted"> {value.of}</span>}
    </>
  );
