import styles from './progress-bar.module.css';

/** A bar without an end in sight. It moves for as long as it is there. */
export function ProgressBar({ label }: { label: string }) {
  return <progress className={styles.bar} aria-label={label} />;
}
