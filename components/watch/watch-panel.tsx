import { routes } from '#lib/url/routes.ts';

import button from '../ui/button.module.css';
import { Panel } from '../ui/panel.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import styles from './watch-panel.module.css';

/**
 * The place of the watch list on the home page. It stays hidden until a script (watch-page.ts) finds that somebody
 * keeps one in this browser, or was sent one in the fragment of the address.
 */
export function WatchPanel() {
  return (
    <section hidden aria-label="Watch list" data-watch-list={routes.watched}>
      <SectionHeading>Watch list</SectionHeading>
      <Panel ornate className="px-5 py-3.5 narrow:px-3.5">
        <ul className={styles.rows} data-watch-rows="" />
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="text-sm text-muted" data-watch-words="" />
          <p role="status" className="font-semibold" data-watch-news="" />
          <span className="ml-auto flex gap-2 narrow:ml-0">
            <button type="button" className={button.button} hidden data-watch-keep="">
              Add to my watch list
            </button>
            <a href={routes.home} className={button.button} data-watch-share="">
              Link to this list
            </a>
          </span>
        </div>
      </Panel>
    </section>
  );
}
