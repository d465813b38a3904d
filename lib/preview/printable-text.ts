/** Letters that the typefaces of previews have: Latin, Greek and Cyrillic. */
const PRINTABLE =
  /[\u0020-\u007e\u00a0-\u017f\u0192\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u02c6\u02da\u02dc\u0386-\u03ce\u0400-\u045f\u0490\u0491\u1e00-\u1ef9\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2212]/u;

/** Scripts that names are most likely written in, by their ISO 15924 codes. */
const SCRIPTS =
  'Arab Armn Beng Cyrl Deva Ethi Geor Grek Hang Hani Hebr Hira Kana Khmr Latn Taml Telu Thai Tibt'.split(' ');

const scriptNames = new Intl.DisplayNames('en', { type: 'script' });

const patterns = SCRIPTS.map((code) => ({
  pattern: new RegExp(`\\p{Script=${code}}`, 'u'),
  name: scriptNames.of(code) ?? code,
}));

/**
 * A text as previews can print it. Letters of other scripts become the name of the script, in brackets; signs that
 * belong to none, such as pictures, are left out.
 * @example printableText('王小明 of Praag') // '(Han script) of Praag'
 */
export function printableText(text: string): string {
  const parts = Array.from(text.normalize('NFC').replaceAll(/[^\S\u00a0]+/gu, ' '), (letter) =>
    PRINTABLE.test(letter) ? letter : scriptMark(letter),
  );
  return parts
    .join('')
    .replaceAll(/(\([\w ]+ script\))(?:\s*\1)+/g, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

function scriptMark(letter: string): string {
  if (!/\p{L}/u.test(letter)) return '';
  const script = patterns.find(({ pattern }) => pattern.test(letter));
  return script ? `(${script.name} script)` : '(another script)';
}
