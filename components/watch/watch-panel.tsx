import { routes } from '#lib/url/routes.ts';

import button from '../ui/button.module.css';
import { Panel, SectionHeading } from '../ui/page/panel.tsx';
import styles from './watch-panel.module.css';

/**
 * The place of the watch list on the home page. It is shown, with room for its rows, where a list is kept in this
 * browser or stands in the fragment of the address (watched-rows.ts); another script (watch-page.ts) fills it.
 */
export function WatchPanel() {
  return (
    <section className={styles.panel} aria-label="Watch list" data-watch-list={routes.watched}>
      <SectionHeading>Watch list</SectionHeading>
      <Panel ornate className="px-5 py-3.5 narrow:px-3.5">
        <ul className={styles.rows} data-watch-rows="" />
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p
            role="status"
            className="min-h-[1lh] text-sm text-muted narrow:min-h-[2lh]"
            data-watch-words=""
          />
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
