const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const SPECIAL = /[&<>"']/;

const escape = (sign: string): string => ESCAPES[sign] ?? sign;

/** A text as React writes it in HTML, between tags or in the quotes of an attribute. */
export function escapeMarkup(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[&<>"']/g, escape) : text;
}

/**
 * A text in the double quotes of an attribute that programs read. An apostrophe stays as it is: some chat programs show
 * its entity to the readers of a link preview.
 * @example escapeQuoted("Thar'Ignan & Co") // "Thar'Ignan &amp; Co"
 */
export const escapeQuoted = (text: string): string => text.replace(/[&<>"]/g, escape);
