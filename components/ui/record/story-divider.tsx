import styles from './story.module.css';

/** A rule between two parts of a story. */
export const StoryDivider = () => <hr className={styles.divider} />;
