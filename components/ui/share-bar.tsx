import styles from './share-bar.module.css';

/** A bar that is filled to `share` percent; the number stands next to it, so it is hidden from screen readers. */
export function ShareBar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect width={`${Number(share.toFixed(1))}%`} height="100%" />
    </svg>
  );
}
