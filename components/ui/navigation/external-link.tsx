import type { ReactNode } from 'react';

import styles from '../button.module.css';

/** A link that may leave the site, in which case it says so. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const leaves = !href.startsWith('/');
  return (
    <a
      className={styles.button}
      href={href}
      rel={leaves ? 'external noopener' : undefined}
      target={leaves ? '_blank' : undefined}
    >
      {children}
      {leaves && <span className="sr-only"> (opens another site)</span>}
    </a>
  );
}
