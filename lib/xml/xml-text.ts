/** Characters that XML 1.0 cannot hold, not even as a reference. */
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/**
 * A text with only such characters as XML can hold: control characters and halves of surrogate pairs are taken out.
 * @example xmlText('Ver\u0007enthe') // 'Verenthe'
 */
export const xmlText = (text: string): string => text.replaceAll(FORBIDDEN, '');
