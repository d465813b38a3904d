import { isRecord } from './check.ts';

/** Characters that are invisible or change the direction of the text around them; they are removed from names. */
const IN_NAMES = /\p{Cc}|\p{Cs}|[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/**
 * Those of them that are removed from every other text, which may have several lines; or what may be a tag, which stays:
 * without such characters it could become one. What shows markup removes them from what it has read.
 */
const IN_TEXTS = /<[^>]*>?|(?![\t\n\r])\p{Cc}|\p{Cs}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Tells texts that may have such characters from those in Latin letters, which most are. */
const SUSPICIOUS = /[^\t\n\r\x20-\x7E\xC0-\u024F]/;

/**
 * Tidies all texts in an answer, in place, whatever their fields are called: removes characters that turn or hide the
 * text around them. A player or a guild without a name gets a number, since lists and headings consist of these names.
 * Records of other kinds show what they are themselves.
 */
export function tidyTexts(part: unknown): void {
  if (Array.isArray(part)) {
    for (const [index, value] of part.entries()) {
      if (typeof value === 'string') part[index] = tidyText(value);
      else tidyTexts(value);
    }
  } else if (isRecord(part)) tidyRecord(part);
}

function tidyRecord(record: Record<string, unknown>): void {
  for (const field in record) {
    const value = record[field];
    if (typeof value !== 'string') tidyTexts(value);
    else if (field === 'name') record[field] = tidyName(value, record);
    else record[field] = tidyText(value);
  }
}

const tidyText = (text: string): string =>
  SUSPICIOUS.test(text) ? text.replaceAll(IN_TEXTS, (found) => (found.startsWith('<') ? found : '')) : text;

function tidyName(name: string, record: Record<string, unknown>): string {
  const tidy = name.replaceAll(IN_NAMES, '');
  return tidy.trim() === '' && isFighter(record) ? `Unnamed #${String(record['id'])}` : tidy;
}

/** True if a record is a player or a guild: only these have a career or heraldry. */
const isFighter = (record: Record<string, unknown>) =>
  'id' in record && ('career' in record || 'heraldry' in record);
