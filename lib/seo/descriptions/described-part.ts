import type { Description } from './describe.ts';
import { sentences, titleOf } from './wording.ts';

/** The texts of a page in texts.json: wordings of its title and sentences, the fullest first, with `{words}` to fill. */
interface PartTexts {
  readonly title: readonly string[];
  readonly sentences: readonly (string | readonly string[])[];
}

/**
 * Describes a page beside a record's first one by its texts.
 * @param words the values of the placeholders
 * @example describedPart({ title: ['Kills in {run}'], sentences: [] }, { run: 'Praag' }).title // 'Kills in Praag'
 */
export function describedPart(texts: PartTexts, words: Readonly<Record<string, string>>): Description {
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  return {
    title: titleOf(...texts.title.map(filled)),
    description: sentences(...texts.sentences.map((each) => [each].flat().map(filled))),
  };
}
