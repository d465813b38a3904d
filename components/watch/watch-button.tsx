import button from '../ui/button.module.css';
import { StarIcon } from '../site/icons.tsx';
import styles from './watch-button.module.css';

interface Props {
  /** Such as `c12`, the character 12, or `g7`, the guild 7. */
  readonly id: string;
  readonly name: string;
}

/**
 * Adds a player or guild to the watch list, or removes them. A script does it (watch-page.ts): the button appears once
 * the script has said whether it is pressed, since no click before that would count.
 */
export function WatchButton({ id, name }: Props) {
  return (
    <button
      type="button"
      className={`${button.button} ${styles.watch} noscript:hidden`}
      aria-label={`Watch ${name}`}
      data-watch={id}
    >
      <StarIcon />
      <span className="narrow:hidden">Watch</span>
    </button>
  );
}
