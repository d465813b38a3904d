import type { Suggestions } from './suggestion.ts';

/** Debounce in milliseconds. */
const PAUSE = 150;
/** A shorter text begins too many names. */
const FEWEST_LETTERS = 2;

/**
 * Creates the change handler of a search field. Requests are debounced, aborted when the text changes, and cached. A
 * failed request shows no suggestions; the form still works.
 * @param address of the suggestions; the encoded text is appended
 * @param show receives the suggestions for the current text; null if there are none
 */
export function suggestionLoader(
  address: string,
  show: (answer: Suggestions | null) => void,
): (text: string) => void {
  const known = new Map<string, Suggestions>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = new AbortController();

  const load = async (text: string, { signal }: AbortController) => {
    try {
      const response = await fetch(`${address}${encodeURIComponent(text)}`, { signal });
      if (!response.ok) throw new Error(response.statusText);
      const answer: Suggestions = await response.json();
      known.set(text, answer);
      if (!signal.aborted) show(answer);
    } catch {
      if (!signal.aborted) show(null);
    }
  };

  return (entered) => {
    const text = entered.trim();
    clearTimeout(timer);
    pending.abort();
    pending = new AbortController();
    const before = known.get(text);
    if (before) show(before);
    else if (text.length < FEWEST_LETTERS) show(null);
    else timer = setTimeout(load, PAUSE, text, pending);
  };
}
