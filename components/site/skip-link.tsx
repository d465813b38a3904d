export const MAIN_ID = 'main';

/** The first stop of the keyboard. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className="skip-link">
      Skip to content
    </a>
  );
}
