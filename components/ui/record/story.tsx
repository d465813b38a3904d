import type { ReactNode } from 'react';

import { paragraphs } from '#lib/format/paragraphs.ts';

import { joinClasses } from '../join-classes.ts';
import { Panel } from '../page/panel.tsx';
import styles from './story.module.css';

/** Letters of a paragraph that is sure to have two lines beside a letter that is two lines high. */
const TWO_LINES = 80;

interface Props {
  /** The words of its first part. A first paragraph that fills two lines begins with a large letter. */
  readonly words: string;
  readonly children: ReactNode;
}

/** A page to read: a column of text in the middle of a panel. */
export const Story = ({ words, children }: Props) => (
  <Panel
    as="article"
    ornate
    className={joinClasses(
      styles.story,
      (paragraphs(words)[0]?.length ?? 0) > TWO_LINES && styles.largeLetter,
    )}
  >
    {children}
  </Panel>
);
