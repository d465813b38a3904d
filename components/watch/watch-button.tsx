import button from '../ui/button.module.css';
import { StarIcon } from '../site/icons.tsx';
import styles from './watch-button.module.css';

interface Props {
  /** Such as `c12`, the character 12, or `g7`, the guild 7. */
  readonly id: string;
  readonly name: string;
}

/**
 * Puts somebody on the watch list, or takes them off: a script does (watch-page.ts), and where none runs there is no
 * button.
 */
export function WatchButton({ id, name }: Props) {
  return (
    <button
      type="button"
      className={`${button.button} ${styles.watch} noscript:hidden`}
      aria-pressed={false}
      aria-label={`Watch ${name}`}
      data-watch={id}
    >
      <StarIcon />
      Watch
    </button>
  );
}
