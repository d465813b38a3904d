import { isRecord } from './check.ts';

/** Characters that are invisible or change the direction of the text around them; they are removed from names. */
const DISRUPTIVE = /\p{Cc}|\p{Cs}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/**
 * Tidies the names in an answer, in place: removes characters that turn or hide the text around them, and gives a
 * player or a guild without a name a number, since lists and headings consist of these names. Records of other kinds
 * show what they are themselves.
 */
export function tidyNames(part: unknown): void {
  if (Array.isArray(part)) return part.forEach(tidyNames);
  if (!isRecord(part)) return;
  const { name, id } = part;
  if (typeof name === 'string') {
    const tidy = name.replaceAll(DISRUPTIVE, '');
    part['name'] = tidy.trim() === '' && isFighter(part) ? `Unnamed #${String(id)}` : tidy;
  }
  Object.values(part).forEach(tidyNames);
}

/** True if a record is a player or a guild: only these have a career or heraldry. */
const isFighter = (record: Record<string, unknown>) =>
  'id' in record && ('career' in record || 'heraldry' in record);
