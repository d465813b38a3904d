import { message } from './message.ts';

/**
 * COPY over the wire would block the engine for good: it reads the client's data from a socket that it does not have.
 * A message that holds one is replaced by a statement that fails, so that transactions end as after any error.
 */
const REJECTION = `do $$ begin
  raise exception using errcode = '0A000', message = 'COPY is not possible over this connection';
end $$`;

/** Matches comments, strings and quoted names, in which the word is no keyword. */
const QUOTED = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$/g;

/** Replaces a message with COPY. Only Query (Q) and Parse (P) carry statements. */
export function replaceCopy(frame: Buffer): Buffer {
  const type = frame.toString('latin1', 0, 1);
  if (type === 'Q') return containsCopy(textAt(frame, 5)) ? message('Q', REJECTION) : frame;
  if (type !== 'P') return frame;
  const name = textAt(frame, 5);
  const script = textAt(frame, 6 + Buffer.byteLength(name));
  return containsCopy(script) ? message('P', name, REJECTION, Buffer.alloc(2)) : frame;
}

/** True if a script has a statement that starts with COPY. */
export const containsCopy = (script: string): boolean =>
  /copy/i.test(script) && /(?:^|;)\s*copy\b/i.test(script.replace(QUOTED, ' '));

/** The text up to the next zero byte. */
export const textAt = (frame: Buffer, start: number): string =>
  frame.toString('utf8', start, Math.max(start, frame.indexOf(0, start)));
