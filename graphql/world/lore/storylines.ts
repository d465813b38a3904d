import type { Areas } from '#graphql/world/places/areas.ts';
import { anywhere, UNMAPPED } from '#graphql/world/places/points.ts';
import { type Zone, ZONES } from '#graphql/world/places/zones.ts';
import { Random } from '#graphql/world/random.ts';
import type { Chapter } from './chapters.ts';
import { drawSlots, type Front, FRONTS } from './front.ts';
import { HOSTILE_MARKUP } from './hostile-markup.ts';
import { activityHtml, journalHtml } from './journal-text.ts';
import { ACTIVITIES, ENTRY_NAMES, LOCATIONS, STORYLINES, TITLES } from './journal-words.ts';
import type { Activity, JournalEntry, Storyline } from './journal.ts';
import { NAME_WORDS } from './quest-words.ts';
import { capitalised, fill, roman, sample, type Slots } from './slots.ts';

interface Telling {
  readonly random: Random;
  readonly front: Front;
  readonly areas: Areas;
  readonly chapters: readonly Chapter[];
  readonly slots: Slots;
  /** Markup that nobody wants, for the second entry; undefined where the storyline is clean. */
  readonly hostile: string | undefined;
}

const IDS_PER_STORYLINE = 100;
const IDS_PER_ENTRY = 10;

/** 30 storylines whatever the scale, told from both sides of the war, of 3 to 12 entries each. */
export function createStorylines(
  seed: string,
  areas: Areas,
  chapters: readonly Chapter[],
): readonly Storyline[] {
  const random = new Random(`${seed}/journal`);
  return STORYLINES.map(([name, summary], index) => {
    const front = random.pick(FRONTS);
    const slots = drawSlots(random, front, areas);
    const own = chapters.filter(({ zone, realm }) => zone === front.zone && realm === front.realm);
    const telling = { random, front, areas, chapters: own, slots, hostile: HOSTILE_MARKUP[index] };
    const id = index + 1;
    const names = sample(random, ENTRY_NAMES, random.int(3, 12));
    const entries = names.map((each, at) => drawEntry(telling, id * IDS_PER_STORYLINE + at, at, each));
    return { id, name: fill(name, slots), summary: fill(summary, slots), entries };
  });
}

function drawEntry(telling: Telling, id: number, at: number, template: string): JournalEntry {
  const { random, front, areas, chapters } = telling;
  const hostile = at === 1 ? telling.hostile : undefined;
  const slots = { ...telling.slots, ...nameSlots(random) };
  const name = fill(template, slots);
  const zone = random.chance(0.06) ? null : front.zone;
  return {
    id,
    name,
    isRvR: random.chance(0.3),
    title: random.chance(0.2) ? null : `${random.pick(TITLES[front.realm])}: ${name}`,
    shortTitle: random.chance(0.2) ? null : roman(at + 1),
    npcName: random.chance(0.2) ? null : capitalised(slots.person ?? ''),
    locationText: random.chance(0.15) ? null : fill(random.pick(LOCATIONS), slots),
    text: drawText(random, slots, hostile),
    zone,
    area: zone !== null && random.chance(0.7) ? random.pick(areas.get(zone) ?? []) : null,
    place: drawPlace(random, front.zone),
    chapter: chapters.length > 0 && random.chance(0.6) ? random.pick(chapters) : null,
    activities: drawActivities(telling, slots, id),
  };
}

const nameSlots = (random: Random): Slots => ({
  adjective: random.pick(NAME_WORDS.adjectives),
  noun: random.pick(NAME_WORDS.nouns),
  owner: random.pick(NAME_WORDS.owners),
});

/** Paragraphs after the first: mostly one or two, now and then all there are. */
const textLength = (random: Random): number => (random.chance(0.06) ? 8 : random.int(0, 3));

function drawText(random: Random, slots: Slots, hostile: string | undefined): string | null {
  if (random.chance(0.05) && hostile === undefined) return null;
  return journalHtml(random, slots, textLength(random)) + (hostile ?? '');
}

/** Mostly in the zone of the story; sometimes across its border, sometimes nowhere. */
function drawPlace(random: Random, home: Zone): JournalEntry['place'] {
  const where = random.next();
  if (where < 0.12) return null;
  const zone = where < 0.24 ? random.pick(ZONES.filter((other) => other !== home)) : home;
  return { zone, ...anywhere(random, zone.corners ?? UNMAPPED, 0.06) };
}

function drawActivities({ random, front }: Telling, slots: Slots, entry: number): Activity[] {
  return Array.from({ length: random.int(0, 5) }, (_, at) => {
    const kind = random.pick(ACTIVITIES);
    return {
      id: entry * IDS_PER_ENTRY + at,
      name: random.chance(0.15) ? '' : fill(random.pick(kind.names), slots),
      text: activityHtml(random, slots, random.pick(kind.texts)),
      type: kind.type,
      zone: random.chance(0.2) ? null : front.zone,
      tasks: sample(random, kind.tasks, random.int(0, 4)).map((task) => fill(task, slots)),
    };
  });
}
