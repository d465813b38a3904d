import type { ReactNode } from 'react';

import { Panel } from '../page/panel.tsx';
import { Prose } from './prose.tsx';
import styles from './text-sections.module.css';

export interface TextSection {
  /** Names the section in addresses: '/about#kills'. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** Renders a reference text: its sections, each with its own address, and a table of contents. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className={styles.layout}>
      <nav aria-label="On this page" className={styles.contents}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Panel ornate className={styles.text}>
        {sections.map(({ id, title, content }) => (
          <section key={id} aria-labelledby={id}>
            <Prose className="max-w-none">
              <h2 id={id}>
                <a href={`#${id}`}>{title}</a>
              </h2>
              {content}
            </Prose>
          </section>
        ))}
      </Panel>
    </div>
  );
}
