import { element } from '#components/ui/kept/element.ts';
import button from '#components/ui/button.module.css';

import { careerWords, LONGEST_NAME, type SavedBuild } from './saved-builds.ts';
import styles from './saved-panel.module.css';

/** Makes the rows of the saved builds; that with the address is open to be renamed. */
export const savedRows = (builds: readonly SavedBuild[], open: string | null): HTMLElement[] =>
  builds.toReversed().map((build) => (build.href === open ? openRow(build) : rowOf(build)));

function rowOf({ name, href }: SavedBuild): HTMLElement {
  const row = element('li', { className: styles['row'] ?? '' });
  const text = element('span');
  text.append(
    element('a', { className: styles['name'] ?? '', href, textContent: name }),
    element('span', { className: styles['detail'] ?? '', textContent: detailOf(href) }),
  );
  const actions = element('span', { className: styles['actions'] ?? '' });
  actions.append(actionOf('Rename', name, 'rename', href), actionOf('Remove', name, 'remove', href));
  row.append(text, actions);
  return row;
}

function openRow({ name, href }: SavedBuild): HTMLElement {
  const row = element('li');
  const form = element('form', { className: styles['row'] ?? '' });
  const field = element('input', {
    className: styles['field'] ?? '',
    name: 'name',
    value: name,
    maxLength: LONGEST_NAME,
    autocomplete: 'off',
  });
  field.setAttribute('aria-label', `Name of ${name}`);
  form.dataset['savedForm'] = href;
  const submit = element('button', {
    type: 'submit',
    className: button['button'] ?? '',
    textContent: 'Keep',
  });
  form.append(field, submit);
  row.append(form);
  return row;
}

function actionOf(word: string, name: string, kind: string, href: string): HTMLElement {
  const action = element('button', {
    type: 'button',
    className: button['button'] ?? '',
    textContent: word,
  });
  action.setAttribute('aria-label', `${word} ${name}`);
  action.dataset['saved'] = kind;
  action.dataset['href'] = href;
  return action;
}

/** The career, the level and the renown rank of a build in words. */
function detailOf(href: string): string {
  const params = new URLSearchParams(href.split('?')[1]);
  const level = `level ${params.get('level') ?? '40'}`;
  return `${careerWords(href)}, ${level}, renown rank ${params.get('renown') ?? '80'}`;
}
