/** One letter of each file of a typeface that pages do not preload, but that names are often written with. */
const ACCENTED = 'éż';

/**
 * Milliseconds after the first sign of a visitor: a pointer is on its way to what it clicks for longer, and what comes
 * at once is not kept from its frame.
 */
const DELAY = 200;

const SIGNS = ['pointerover', 'focusin'];

/**
 * Loads the accented letters of the text's typeface when a visitor first does something. They are optional: rows for
 * which they come too late keep another typeface, and take twice as long to be laid out.
 * @returns what ends it
 */
export function prefetchTypefaces(): () => void {
  const stop = () => {
    for (const name of SIGNS) document.removeEventListener(name, load);
  };
  const load = () => {
    stop();
    setTimeout(() => {
      const { fontFamily } = getComputedStyle(document.body);
      // Without them there is still the typeface of the system.
      document.fonts.load(`1em ${fontFamily}`, ACCENTED).catch(() => undefined);
    }, DELAY);
  };
  for (const name of SIGNS) document.addEventListener(name, load);
  return stop;
}
