export const MAIN_ID = 'main';

/** The first stop of the keyboard. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="absolute -top-15 left-3 z-40 rounded bg-accent px-4 py-2.5 font-bold text-accent-ink focus:top-2.5"
    >
      Skip to content
    </a>
  );
}
