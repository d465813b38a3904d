import type { Suggestions } from './suggestion.ts';

/** Milliseconds without a key after which a text is taken for what is meant. */
const PAUSE = 150;
/** A shorter text begins too many names. */
const FEWEST_LETTERS = 2;

/**
 * Makes the function that is told of each change of a field's text. A question is asked after a pause, and given up
 * when the text changes; what was answered before is shown at once. A question that fails shows nothing: the form is
 * there all the same.
 * @param address of the suggestions for a text, which is put behind it
 * @param show gets the answer to the last text that has one; null for a text without
 */
export function suggestionAsker(
  address: string,
  show: (answer: Suggestions | null) => void,
): (text: string) => void {
  const known = new Map<string, Suggestions>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();

  const ask = async (text: string, { signal }: AbortController) => {
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
    asked.abort();
    asked = new AbortController();
    const before = known.get(text);
    if (before) show(before);
    else if (text.length < FEWEST_LETTERS) show(null);
    else timer = setTimeout(ask, PAUSE, text, asked);
  };
}
