import type { ReactNode } from 'react';

import { isFormOn } from '#lib/exports/is-form-on.ts';
import { exportHref, sharedHref } from '#lib/url/export-address.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import button from '../button.module.css';
import { Icon } from '../icon.tsx';
import { CopyLink } from './copy-link.island.tsx';
import styles from './share-links.module.css';

/**
 * The page that is shown, as blocks of text: for a chat, copied where scripts run, for a forum, and plain; and the markup
 * that embeds it in another site.
 */
export function ShareLinks({ list: { path, params } }: { readonly list: ListAddress }) {
  return (
    <div role="group" aria-label="Share" className={styles.group}>
      <CopyLink
        href={exportHref(path, 'md', params)}
        className={`${button.button} ${styles.copy}`}
        done={<Label path="m3.5 8.5 3 3 6-7">Copied</Label>}
      >
        <Label path="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z">
          <span className="tiny:hidden">
            <span className="noscript:hidden">Copy for Discord</span>
            <span className="hidden noscript:inline">For Discord</span>
          </span>
          <span className="hidden tiny:inline">Discord</span>
        </Label>
      </CopyLink>
      <a className={button.button} rel="nofollow" href={exportHref(path, 'bbcode', params)}>
        BBCode
      </a>
      <a className={button.button} rel="nofollow" href={exportHref(path, 'txt', params)}>
        Text
      </a>
      {isFormOn('embed-code') && (
        <CopyLink
          href={sharedHref(path, 'embed-code', params)}
          className={`${button.button} ${styles.embed}`}
          done={<Label path="m3.5 8.5 3 3 6-7">Copied</Label>}
        >
          <Label path="m5.5 4.5-3.5 3.5 3.5 3.5m5-7 3.5 3.5-3.5 3.5">Embed</Label>
        </CopyLink>
      )}
    </div>
  );
}

interface LabelProps {
  /** The SVG path of the icon, on a field of 16 by 16. */
  readonly path: string;
  readonly children: ReactNode;
}

const Label = ({ path, children }: LabelProps) => (
  <>
    <Icon stroke="1.6" fill="none">
      <path d={path} />
    </Icon>
    {children}
  </>
);
