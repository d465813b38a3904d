import { Button } from '../../ui/button.tsx';
import { Panel, SectionHeading } from '../../ui/page/panel.tsx';
import styles from './saved-panel.module.css';

/**
 * The place of the builds that are saved in the browser, which a script fills (saved-page.ts). Without scripts it says
 * what keeps a build too.
 */
export const SavedPanel = () => (
  <section id="saved" tabIndex={-1} aria-label="Saved builds" className="mt-gap" data-saved-builds="">
    <SectionHeading>Saved builds</SectionHeading>
    <Panel ornate className="px-5 py-4 narrow:px-4">
      <p className="hidden noscript:block">
        Only scripts can save builds in the browser. A build is its address: a bookmark keeps it too.
      </p>
      <div className="noscript:hidden">
        <p role="status" className={styles.words} data-saved-words="" />
        <ul data-saved-rows="" />
        <details className={`${styles.fold} ${styles.waits}`} data-saved-waits="">
          <summary>Export and import as links</summary>
          <label className="mt-2 block text-muted">
            One build in each line: its name, and its link
            <textarea
              className={styles.lines}
              rows={5}
              spellCheck={false}
              autoComplete="off"
              data-saved-lines=""
            />
          </label>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button data-saved-copy="">Copy</Button>
            <Button data-saved-import="">Add the builds of these lines</Button>
          </div>
        </details>
      </div>
    </Panel>
  </section>
);
