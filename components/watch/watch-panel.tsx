import { routes } from '#lib/url/routes.ts';

import button from '../ui/button.module.css';
import { Panel } from '../ui/panel.tsx';
import styles from './watch-panel.module.css';

/**
 * The place of the watch list on the home page. It stays hidden until a script (watch-page.ts) finds that somebody
 * keeps one in this browser, or was sent one in the fragment of the address.
 */
export function WatchPanel() {
  return (
    <Panel
      as="section"
      ornate
      hidden
      aria-labelledby="watch-list"
      className="mt-gap px-5 py-4"
      data-watch-list={routes.watched}
    >
      <h2 id="watch-list" className="text-lg">
        Watch list
      </h2>
      <p role="status" className="text-sm text-muted" data-watch-words="" />
      <p role="status" className="font-semibold" data-watch-news="" />
      <ul className={styles.rows} data-watch-rows="" />
      <p className="mt-2 flex flex-wrap gap-2">
        <button type="button" className={button.button} hidden data-watch-keep="">
          Add to my watch list
        </button>
        <a href={routes.home} className={button.button} data-watch-share="">
          Link to this list
        </a>
      </p>
    </Panel>
  );
}
