import type { Random } from '#graphql/rules/random.ts';
import hostileMarkup from './hostile-markup.json' with { type: 'json' };
import words from '../words/journal.json' with { type: 'json' };
import questTexts from '../words/quest-texts.json' with { type: 'json' };
import { fillTemplate, type Placeholders } from '#graphql/world/text-template.ts';

/**
 * Markup as a foreign API could send it: everything in it must be removed or made harmless, the words around it
 * must stay, and the page must not break. The second entry of the first storyline ends with the first of them, that
 * of the second with the second, and so on.
 */
export const HOSTILE_MARKUP: readonly string[] = hostileMarkup;

/** Share of activities with hostile markup. */
const HOSTILE_SHARE = 0.025;

/** One paragraph or several, with emphasis, a list, a heading or a link here and there. */
export function journalHtml(random: Random, placeholders: Placeholders, length: number): string {
  const paragraphs = random
    .sample(words.paragraphs, length)
    .map((paragraphText) => paragraph(random, fillTemplate(paragraphText, placeholders)));
  const opening = paragraph(random, fillTemplate(random.pick(questTexts.reasons), placeholders));
  const extras = [heading, list, link]
    .filter(() => random.chance(0.3))
    .map((extra) => extra(random, placeholders));
  return [opening, ...paragraphs, ...extras].join('');
}

/** A sentence or two about an activity. */
export const activityHtml = (random: Random, placeholders: Placeholders, text: string): string =>
  [
    paragraph(random, fillTemplate(text, placeholders)),
    ...(random.chance(0.25) ? [list(random, placeholders)] : []),
    ...(random.chance(HOSTILE_SHARE) ? [random.pick(HOSTILE_MARKUP)] : []),
  ].join('');

function paragraph(random: Random, text: string): string {
  const [first = '', ...rest] = escaped(text).split('. ');
  const opening = random.chance(0.25) ? `<strong>${first}</strong>` : first;
  const aside = random.chance(0.3) ? ` <em>(${random.pick(words.sideNotes)})</em>` : '';
  return `<p>${[opening, ...rest].join('. ')}${aside}</p>`;
}

const heading = (_: Random, placeholders: Placeholders) =>
  `<h3>${escaped(fillTemplate('{place}', placeholders))}</h3>`;

const list = (random: Random, placeholders: Placeholders) =>
  `<ul>${random
    .sample(['{goods}', '{beasts}', '{enemies}', 'a rope', 'two torches & a tinderbox'], 3)
    .map((entry) => `<li>${escaped(fillTemplate(entry, placeholders))}</li>`)
    .join('')}</ul>`;

const link = (_: Random, placeholders: Placeholders) =>
  `<p>See also <a href="https://example.invalid/wiki/${encodeURIComponent(placeholders.zone ?? '')}">${escaped(placeholders.zone ?? '')}</a>.</p>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
