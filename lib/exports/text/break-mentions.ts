const NO_SPACE = '\u200B';

/**
 * A text in which nothing notifies anybody or becomes a link: a space without width stands behind every at sign and in
 * every address.
 * @example breakMentions('@everyone') // '@\u200Beveryone'
 */
export function breakMentions(text: string): string {
  return text.replaceAll('@', `@${NO_SPACE}`).replaceAll(/(:\/)(?=\/)|(\bwww)(?=\.)/gi, `$&${NO_SPACE}`);
}
