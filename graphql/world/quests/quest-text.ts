import type { Random } from '#graphql/rules/random.ts';
import texts from '../words/quest-texts.json' with { type: 'json' };
import { fillTemplate, type Placeholders } from '#graphql/world/text-template.ts';

export type QuestKind = 'hunt' | 'gather' | 'deliver' | 'tome' | 'siege' | 'playerKill' | 'epic';

/** The texts of a kind of quest, with placeholders in braces. */
export interface QuestTemplate {
  readonly kind: QuestKind;
  /** Share of all quests; those of all kinds add up to 1. */
  readonly share: number;
  readonly names: readonly string[];
  readonly orders: readonly string[];
  /** Objectives with a count. */
  readonly counted: readonly string[];
  /** Objectives without a count. */
  readonly steps: readonly string[];
  readonly journals: readonly string[];
}

/** The greatest length of a description, in characters. */
export const LONGEST_TEXT = 4000;

interface TextContext {
  readonly template: QuestTemplate;
  readonly placeholders: Placeholders;
  /** Index of the quest in its chain. */
  readonly part: number;
}

/** The dialogue of the quest giver: a line, a few sentences or many paragraphs; null for a few quests. */
export function questDescription(random: Random, context: TextContext): string | null {
  const draw = random.next();
  if (draw < 0.04) return null;
  if (draw < 0.09) return random.pick(texts.shortLines);
  if (draw < 0.7) return dialogue(random, context, 0);
  if (draw < 0.95) return dialogue(random, context, random.int(1, 2));
  return dialogue(random, context, texts.paragraphs.length);
}

function dialogue(
  random: Random,
  { template, placeholders, part }: TextContext,
  paragraphCount: number,
): string {
  const opening = random.pick(part > 0 ? texts.chainGreetings : texts.greetings);
  const reasons = random.sample(texts.reasons, random.int(1, 3));
  const order = random.pick(template.orders);
  const frame = [[opening, ...reasons].join(' '), [order, random.pick(texts.farewells)].join(' ')];
  let room = LONGEST_TEXT - fillTemplate(frame.join('\n\n'), placeholders).length;
  const paragraphs = random
    .sample(texts.paragraphs, paragraphCount)
    .map((text) => fillTemplate(text, placeholders))
    .filter((text) => (room -= text.length + 2) >= 0);
  const [before = '', after = ''] = frame.map((paragraph) => sentences(paragraph, placeholders));
  return [before, ...paragraphs, after].join('\n\n');
}

/** Every sentence begins with a capital, also where it began with a placeholder. */
const sentences = (paragraph: string, placeholders: Placeholders): string =>
  fillTemplate(paragraph, placeholders).replace(/[.!?] [a-z]/g, (end) => end.toUpperCase());

/** The text of the player's journal; null for a few quests. */
export function questJournal(random: Random, { template, placeholders }: TextContext): string | null {
  const draw = random.next();
  if (draw < 0.06) return null;
  const note = random.pick(template.journals);
  if (draw < 0.75) return sentences(note, placeholders);
  if (draw < 0.97) return sentences(`${note} ${random.pick(texts.reasons)}`, placeholders);
  return [
    sentences(note, placeholders),
    ...random.sample(texts.paragraphs, 3).map((text) => fillTemplate(text, placeholders)),
  ].join('\n\n');
}
