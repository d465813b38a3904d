import type { Route } from 'next';
import type { ReactNode } from 'react';
import type { Answer } from '#lib/api/answer.ts';
import type { ActivitySpan } from '#lib/game/overview/activity.ts';
import type { Figures } from '#lib/game/overview/figures.ts';
import type { Mark } from '#lib/game/war/feats.ts';
import { Below } from '../ui/page/below.tsx';
import { Load } from '../ui/page/load.tsx';
import { ActivityPlot } from './activity-plot.tsx';
import { FigureList } from './figure-list.tsx';
import { LinkButton } from '../ui/navigation/link-button.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { AROUND_LISTS, BELOW_LISTS } from './lists-first.tsx';

/** The feats that a player or a guild holds, each with a link to its rule; nothing without any. */
const MarksOfHonour = ({ marks }: { readonly marks: readonly Mark[] }) =>
  marks.length > 0 && (
    <Panel className="flex flex-wrap items-baseline gap-x-4 px-5 py-3 narrow:px-3.5">
      <h3 className="font-text text-[1em] font-normal text-muted">Marks of honour:</h3>
      {marks.map(({ text, rule, href }) => (
        <NavLink
          key={text}
          href={href}
          title={rule}
          className="inline-flex min-h-6 items-center font-semibold narrow:min-h-11"
        >
          {text}
        </NavLink>
      ))}
    </Panel>
  );

interface OverviewHeadProps {
  /** The choices of the page's filter in words; none where it is of everything. */
  readonly chosen: readonly string[];
  /** Leads to the comparison with another. */
  readonly compare: Route;
}

/** The heading of an overview. */
function OverviewHead({ chosen, compare }: OverviewHeadProps) {
  return (
    <div
      className={joinClasses(
        BELOW_LISTS,
        'mb-3.5 flex narrow:mt-6 narrow:mb-0 flex-wrap items-center justify-between gap-x-4 gap-y-2',
      )}
    >
      <h2 className="text-[1.5rem]">
        Overview
        {chosen.length > 0 && (
          <span className="ml-3 font-text text-md font-normal text-muted">{chosen.join(', ')}</span>
        )}
      </h2>
      <LinkButton href={compare}>Compare</LinkButton>
    </div>
  );
}

/** The parts of an overview, on their way. */
export interface OverviewParts<Form> {
  readonly figures: Promise<Answer<Figures>>;
  /** Null where a filter narrows the page: these are of everything. */
  readonly activity: Promise<Answer<readonly ActivitySpan[]>> | null;
  readonly form: Promise<Answer<Form | false>> | null;
  readonly marks: Promise<Answer<readonly Mark[]>> | null;
  /** The choices of the page's filter in words. */
  readonly chosen: readonly string[];
  readonly now: Date;
}

interface Props extends Pick<OverviewParts<unknown>, 'figures' | 'activity' | 'marks' | 'chosen'> {
  /** Leads to the comparison with another. */
  readonly compare: Route;
  /** The subject's row on the leaderboard of a period. */
  readonly placeHref: (period: 'thisWeek' | 'thisMonth') => Route;
  /** Stands before the figures: what is newest. */
  readonly lead?: ReactNode;
  /** Panels that are of a player, or of a guild, alone. */
  readonly children: ReactNode;
}

/** On phones what is newest and the figures come first, then the lists of the page, then the heading and the other panels. */
const FRAME = joinClasses(AROUND_LISTS, 'mb-gap grid grid-cols-1 gap-gap narrow:contents');

/** An overview: the figures, the activity and other panels (rules.md: Overviews). */
export function OverviewFrame(props: Props) {
  const { figures, activity, marks, chosen, compare, placeHref, lead, children } = props;
  return (
    <section aria-label="Overview" className={FRAME}>
      <div className="narrow:contents">
        <OverviewHead chosen={chosen} compare={compare} />
        {lead}
        <Load from={figures} label="overview" rows={2}>
          {(known) => <FigureList figures={known} placeHref={placeHref} filtered={chosen.length > 0} />}
        </Load>
      </div>
      <Below of={[figures]}>
        <Load from={marks} label="marks of honour" rows={1}>
          {(held) => <MarksOfHonour marks={held} />}
        </Load>
        <Load from={activity} label="activity" rows={5}>
          {(spans) => <ActivityPlot spans={spans} />}
        </Load>
        {children}
      </Below>
    </section>
  );
}
