import type { Areas } from '#graphql/world/zones/areas.ts';
import { randomPoint, FULL_EXTENT, type Zone, ZONES } from '#graphql/world/zones/zones.ts';
import { Random } from '#graphql/rules/random.ts';
import type { Chapter } from '../chapters/chapters.ts';
import { drawPlaceholders, namePlaceholders, type RealmZone, REALM_ZONES } from '../quests/realm-zones.ts';
import type { Activity, JournalEntry, Storyline } from './journal.ts';
import { capitalised, fillTemplate, roman, type Placeholders } from '#graphql/world/text-template.ts';
import words from '../words/journal.json' with { type: 'json' };
import hostileMarkup from './hostile-markup.json' with { type: 'json' };
import questTexts from '#graphql/world/words/quest-texts.json' with { type: 'json' };

/**
 * Markup as a foreign API could send it: everything in it must be removed or made harmless, the words around it
 * must stay, and the page must not break. The second entry of the first storyline ends with the first of them, that
 * of the second with the second, and so on.
 */
export const HOSTILE_MARKUP: readonly string[] = hostileMarkup;

/** Share of activities with hostile markup. */
const HOSTILE_SHARE = 0.025;

/** One paragraph or several, with emphasis, a list, a heading or a link here and there. */
function journalHtml(random: Random, placeholders: Placeholders, length: number): string {
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
const activityHtml = (random: Random, placeholders: Placeholders, text: string): string =>
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

interface TextContext {
  readonly random: Random;
  readonly realmZone: RealmZone;
  readonly areas: Areas;
  readonly chapters: readonly Chapter[];
  readonly placeholders: Placeholders;
  /** Appended to the second entry; undefined where the storyline has none. */
  readonly hostile: string | undefined;
}

const IDS_PER_STORYLINE = 100;
const IDS_PER_ENTRY = 10;

/** 30 storylines whatever the scale, about both realms, of 3 to 12 entries each. */
export function createStorylines(
  seed: string,
  areas: Areas,
  chapters: readonly Chapter[],
): readonly Storyline[] {
  const random = new Random(`${seed}/journal`);
  return words.storylines.map(({ name, summary }, index) => {
    const realmZone = random.pick(REALM_ZONES);
    const placeholders = drawPlaceholders(random, realmZone, areas);
    const own = chapters.filter(({ zone, realm }) => zone === realmZone.zone && realm === realmZone.realm);
    const context = { random, realmZone, areas, chapters: own, placeholders, hostile: HOSTILE_MARKUP[index] };
    const id = index + 1;
    const names = random.sample(words.entryNames, random.int(3, 12));
    const entries = names.map((each, at) => drawEntry(context, id * IDS_PER_STORYLINE + at, at, each));
    return {
      id,
      name: fillTemplate(name, placeholders),
      summary: fillTemplate(summary, placeholders),
      entries,
    };
  });
}

function drawEntry(context: TextContext, id: number, at: number, template: string): JournalEntry {
  const { random, realmZone, areas, chapters } = context;
  const hostile = at === 1 ? context.hostile : undefined;
  const placeholders = { ...context.placeholders, ...namePlaceholders(random) };
  const name = fillTemplate(template, placeholders);
  const zone = random.chance(0.06) ? null : realmZone.zone;
  return {
    id,
    name,
    isRvR: random.chance(0.3),
    title: random.chance(0.2) ? null : `${random.pick(words.titles[realmZone.realm])}: ${name}`,
    shortTitle: random.chance(0.2) ? null : roman(at + 1),
    npcName: random.chance(0.2) ? null : capitalised(placeholders.person ?? ''),
    locationText: random.chance(0.15) ? null : fillTemplate(random.pick(words.locations), placeholders),
    text: drawText(random, placeholders, hostile),
    zone,
    area: zone !== null && random.chance(0.7) ? random.pick(areas.get(zone) ?? []) : null,
    location: drawLocation(random, realmZone.zone),
    chapter: chapters.length > 0 && random.chance(0.6) ? random.pick(chapters) : null,
    activities: drawActivities(context, placeholders, id),
  };
}

/** Paragraphs after the first: mostly one or two, now and then all there are. */
const textLength = (random: Random): number => (random.chance(0.06) ? 8 : random.int(0, 3));

function drawText(random: Random, placeholders: Placeholders, hostile: string | undefined): string | null {
  if (random.chance(0.05) && hostile === undefined) return null;
  return journalHtml(random, placeholders, textLength(random)) + (hostile ?? '');
}

/** Draws the location of an entry: mostly in the zone of the storyline, sometimes in another one, sometimes none. */
function drawLocation(random: Random, home: Zone): JournalEntry['location'] {
  const where = random.next();
  if (where < 0.12) return null;
  const zone = where < 0.24 ? random.pick(ZONES.filter((other) => other !== home)) : home;
  return { zone, ...randomPoint(random, zone.corners ?? FULL_EXTENT, 0.06) };
}

function drawActivities(
  { random, realmZone }: TextContext,
  placeholders: Placeholders,
  entry: number,
): Activity[] {
  return Array.from({ length: random.int(0, 5) }, (_, at) => {
    const kind = random.pick(words.activities);
    return {
      id: entry * IDS_PER_ENTRY + at,
      name: random.chance(0.15) ? '' : fillTemplate(random.pick(kind.names), placeholders),
      text: activityHtml(random, placeholders, random.pick(kind.texts)),
      type: kind.type,
      zone: random.chance(0.2) ? null : realmZone.zone,
      tasks: random.sample(kind.tasks, random.int(0, 4)).map((task) => fillTemplate(task, placeholders)),
    };
  });
}
