import { CharacterCardFragmentDoc } from '#graphql/generated/documents.ts';
import { previewOfCharacter } from '#lib/preview/kinds/preview-of-character.ts';
import { describeCharacter } from '#lib/seo/descriptions/describe-player.ts';

import { fragment } from '../shapes/fragment.ts';
import { fighterPages } from './fighter-pages.ts';

export const {
  overview: CHARACTER_EXPORTS,
  scenarios: CHARACTER_SCENARIOS_EXPORTS,
  skirmishes: CHARACTER_SKIRMISHES_EXPORTS,
} = fighterPages({
  noun: 'character',
  record: fragment(CharacterCardFragmentDoc),
  describe: describeCharacter,
  preview: previewOfCharacter,
});
