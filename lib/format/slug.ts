/**
 * A text as a part of an address: small letters and digits, with hyphens for all else.
 * @example slug('Kills (a guild)') // 'kills-a-guild'
 */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
