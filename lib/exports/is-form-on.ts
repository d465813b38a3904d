import { env } from '#lib/env.ts';
import type { SharedForm } from '#lib/url/export-address.ts';

/** The setting that turns each form off. */
const SETTINGS = {
  card: 'CARDS',
  embed: 'EMBEDS',
  'embed-code': 'EMBEDS',
  overlay: 'OVERLAYS',
} as const satisfies Record<SharedForm, string>;

/** False for a form of pages that the operator has turned off. */
export const isFormOn = (form: SharedForm): boolean => env()[SETTINGS[form]];
