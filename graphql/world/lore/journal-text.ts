import type { Random } from '#graphql/world/random.ts';
import { HOSTILE_MARKUP } from './hostile-markup.ts';
import { REASONS } from './quest-speech.ts';
import { JOURNAL_TALES } from './journal-tales.ts';
import { fill, sample, type Slots } from './slots.ts';

/** Share of activities that bring markup along which nobody wants. */
const HOSTILE = 0.025;

const SIDE_NOTES: readonly string[] = [
  'so they say',
  'twice',
  'against my advice',
  'in the rain',
  'as everybody knows',
];

/** One paragraph or several, with emphasis, a list, a heading or a link here and there. */
export function journalHtml(random: Random, slots: Slots, length: number): string {
  const told = sample(random, JOURNAL_TALES, length).map((tale) => paragraph(random, fill(tale, slots)));
  const opening = paragraph(random, fill(random.pick(REASONS), slots));
  const extras = [heading, list, link].filter(() => random.chance(0.3)).map((extra) => extra(random, slots));
  return [opening, ...told, ...extras].join('');
}

/** A sentence or two for what there is to do. */
export const activityHtml = (random: Random, slots: Slots, text: string): string =>
  [
    paragraph(random, fill(text, slots)),
    ...(random.chance(0.25) ? [list(random, slots)] : []),
    ...(random.chance(HOSTILE) ? [random.pick(HOSTILE_MARKUP)] : []),
  ].join('');

function paragraph(random: Random, text: string): string {
  const [first = '', ...rest] = escaped(text).split('. ');
  const opening = random.chance(0.25) ? `<strong>${first}</strong>` : first;
  const aside = random.chance(0.3) ? ` <em>(${random.pick(SIDE_NOTES)})</em>` : '';
  return `<p>${[opening, ...rest].join('. ')}${aside}</p>`;
}

const heading = (_: Random, slots: Slots) => `<h3>${escaped(fill('{place}', slots))}</h3>`;

const list = (random: Random, slots: Slots) =>
  `<ul>${sample(random, ['{goods}', '{beasts}', '{enemies}', 'a rope', 'two torches & a tinderbox'], 3)
    .map((entry) => `<li>${escaped(fill(entry, slots))}</li>`)
    .join('')}</ul>`;

const link = (_: Random, slots: Slots) =>
  `<p>See also <a href="https://example.invalid/wiki/${encodeURIComponent(slots.zone ?? '')}">${escaped(slots.zone ?? '')}</a>.</p>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
