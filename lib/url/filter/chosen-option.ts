import { finderOfNames } from '#lib/game/spelled.ts';

import type { ChoiceField, Option } from './filter.ts';

/** The option that a text names by its value or its label, in any spelling; null for none. */
export function chosenOption(field: ChoiceField, given: string): string | null {
  if (field.options.some(({ value }) => value === given)) return given;
  if (field.labelOther?.(given)) return given;
  return /\p{L}/u.test(given) ? optionNamed(field)(given) : null;
}

/** Finders of options by their spelling, one for each list of options. */
const FINDERS = new WeakMap<readonly Option[], (spelling: string) => string | null>();

function optionNamed({ options }: ChoiceField): (spelling: string) => string | null {
  const known = FINDERS.get(options);
  if (known) return known;
  const names = (['value', 'label'] as const).flatMap((name) =>
    options.map((option) => [option[name], option.value] as const),
  );
  const finder = finderOfNames(names);
  FINDERS.set(options, finder);
  return finder;
}
