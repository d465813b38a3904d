import type { Random } from '#graphql/world/random.ts';
import type { QuestDeed } from './quest-deed.ts';
import { CURT, FAREWELLS, GREETINGS, REASONS, SEQUELS } from './quest-speech.ts';
import { TALES } from './quest-tales.ts';
import { fill, sample, type Slots } from './slots.ts';

/** The longest that a quest giver talks, in characters. */
export const LONGEST_TEXT = 4000;

interface Telling {
  readonly deed: QuestDeed;
  readonly slots: Slots;
  /** The place of the quest in its chain, from 0 on. */
  readonly part: number;
}

/** What the quest giver says: nothing, a word or two, a few sentences, or a story; null where nobody wrote it down. */
export function questDescription(random: Random, telling: Telling): string | null {
  const mood = random.next();
  if (mood < 0.04) return null;
  if (mood < 0.09) return random.pick(CURT);
  if (mood < 0.7) return speech(random, telling, 0);
  if (mood < 0.95) return speech(random, telling, random.int(1, 2));
  return speech(random, telling, TALES.length);
}

function speech(random: Random, { deed, slots, part }: Telling, tales: number): string {
  const opening = random.pick(part > 0 ? SEQUELS : GREETINGS);
  const reasons = sample(random, REASONS, random.int(1, 3));
  const order = random.pick(deed.orders);
  const frame = [[opening, ...reasons].join(' '), [order, random.pick(FAREWELLS)].join(' ')];
  let room = LONGEST_TEXT - fill(frame.join('\n\n'), slots).length;
  const told = sample(random, TALES, tales)
    .map((tale) => fill(tale, slots))
    .filter((tale) => (room -= tale.length + 2) >= 0);
  const [before = '', after = ''] = frame.map((paragraph) => sentences(paragraph, slots));
  return [before, ...told, after].join('\n\n');
}

/** Every sentence begins with a capital, also where it began with a slot. */
const sentences = (paragraph: string, slots: Slots): string =>
  fill(paragraph, slots).replace(/[.!?] [a-z]/g, (end) => end.toUpperCase());

/** What the player's journal says about it; null for an empty page. */
export function questJournal(random: Random, { deed, slots }: Telling): string | null {
  const mood = random.next();
  if (mood < 0.06) return null;
  const note = random.pick(deed.journals);
  if (mood < 0.75) return sentences(note, slots);
  if (mood < 0.97) return sentences(`${note} ${random.pick(REASONS)}`, slots);
  return [sentences(note, slots), ...sample(random, TALES, 3).map((tale) => fill(tale, slots))].join('\n\n');
}
