import type { ReactNode } from 'react';

import { Panel } from '../page/panel.tsx';
import styles from './profile.module.css';

interface Props {
  /** The side whose colours it wears: a value of data-side. */
  readonly side: string;
  readonly picture: ReactNode;
  readonly name: string;
  /** A lower heading where the page is about something else. */
  readonly as?: 'h1' | 'h2';
  /** At the far end, where there is room. */
  readonly emblem?: ReactNode;
  /** An action beside the name, such as watching its owner. */
  readonly action?: ReactNode;
  /** The facts under the name. */
  readonly children: ReactNode;
}

/** Renders the head of the pages of a player or a group: picture, name, facts. */
export function Profile({ side, picture, name, as: Heading = 'h1', emblem, action, children }: Props) {
  return (
    <Panel as="section" ornate data-side={side} className={styles.profile}>
      <div className={styles.picture}>{picture}</div>
      <div className="min-w-0 flex-1">
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 narrow:mb-0.5 narrow:flex-nowrap narrow:justify-between">
          <Heading className="min-w-0 text-2xl narrow:text-xl">{name}</Heading>
          {action}
        </div>
        {children}
      </div>
      {emblem && <div className="shrink-0 narrow:hidden">{emblem}</div>}
    </Panel>
  );
}
