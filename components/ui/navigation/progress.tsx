import { Panel } from '../page/panel.tsx';
import styles from './progress-bar.module.css';

interface Props {
  readonly label: string;
  /** Rows that the content will have, about: what comes must not push the visitor to another place. */
  readonly rows: number;
}

/** Renders the loading state of a panel: a bar, and rows of the height that its content will have. */
export function Progress({ label, rows }: Props) {
  return (
    <Panel aria-busy="true">
      <ProgressBar label={`Loading ${label}`} />
      <div className="grid gap-px p-4.5" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} className="h-14 border-b border-line bg-row" />
        ))}
      </div>
    </Panel>
  );
}

/** A bar without an end in sight. It moves for as long as it is there. */
export function ProgressBar({ label }: { label: string }) {
  return <progress className={styles.bar} aria-label={label} />;
}
