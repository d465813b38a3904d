import type { Picture } from './row-pictures.ts';
import type { Suggestion } from './suggestion.ts';
import styles from './suggestions.module.css';

/** Makes the row of a suggestion: a link, which the router follows, and an option of the list. */
export function optionOf({ href, name, detail, kind, picture }: Suggestion, id: string): HTMLAnchorElement {
  const option = document.createElement('a');
  Object.assign(option, { id, href, className: styles['option'], tabIndex: -1 });
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  const text = element('span', styles['text']);
  text.append(element('b', styles['name'], name), ' ', element('span', styles['detail'], detail));
  option.append(pictureOf(picture), text, ' ', element('span', styles['kind'], kind));
  return option;
}

/** Puts options that are only near the text under a heading. */
export function nearGroup(options: readonly HTMLElement[]): HTMLElement {
  const group = element('div');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', 'Near names');
  const heading = element('div', styles['heading'], 'Near names');
  heading.setAttribute('aria-hidden', 'true');
  group.append(heading, ...options);
  return group;
}

function pictureOf(picture: Picture | null): HTMLElement {
  const frame = element('span', styles['picture']);
  if (picture) frame.append(Object.assign(document.createElement('img'), picture, { alt: '' }));
  return frame;
}

function element(tag: string, className = '', text = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
