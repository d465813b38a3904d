import { compactScript } from './compact-script.ts';

/**
 * The slash leads to the search of the masthead, from the first paint on: before the scripts of the page are there, and
 * while React takes it over. It types a slash where one writes.
 */
export const SEARCH_KEY_SCRIPT = compactScript(`addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  const field = document.querySelector('input[data-hotkey]');
  if (!field?.offsetParent || event.target.closest?.('input,select,textarea,[contenteditable]')) return;
  event.preventDefault();
  field.focus();
});`);
