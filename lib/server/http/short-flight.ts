const START = 'self.__next_f.push([1,"';
const END = '"])</script>';

/** A property without a value, which is one that is not there. React doubles the first $ of a text of ours. */
const UNDEFINED = /,"\w+":"\$undefined"|"\w+":"\$undefined",?/g;
/** A row that asks for a file ahead, for which a tag stands in the head. */
const HINT = /(?<=[^\\]\\n):HL\[[^\\]*?\]\\n/g;
/** A row that tells its own length, which must stay what it is. */
const SIZED_ROW = /(?:^|\\n)[0-9a-f]+:T/;

/**
 * Writes the data for the router shorter that Next puts into a document as scripts: the text of each stands between
 * single quotes, so that those of its JSON need no escapes, and says nothing of properties that are undefined, nor of files that the head asks for. On small
 * pages that is a tenth of the HTML. What is no whole script of that form is left as it is.
 * @returns what to send in the place of each piece of the document
 */
export function flightShortener(): (piece: Uint8Array) => Uint8Array {
  let isSized = false;
  /** @param text between double quotes, as JSON writes it: every quote in it has a backslash of its own */
  const shorten = (text: string): string => {
    const single = text.replaceAll("'", String.raw`\'`).replaceAll(String.raw`\"`, '"');
    // The text of such a row may stand in scripts that follow.
    isSized ||= SIZED_ROW.test(single);
    return isSized ? single : single.replace(UNDEFINED, '').replace(HINT, '');
  };
  return (piece) => {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    const first = bytes.indexOf(START);
    if (first < 0) return piece;
    const scripts = replaceTexts(bytes.toString('utf8', first), shorten);
    return Buffer.concat([bytes.subarray(0, first), Buffer.from(scripts)]);
  };
}

/** Markup in which the text of each script is another one. */
function replaceTexts(markup: string, replace: (text: string) => string): string {
  let written = '';
  let done = 0;
  for (;;) {
    const start = markup.indexOf(START, done);
    const end = start < 0 ? -1 : markup.indexOf(END, start);
    if (end < 0) return written + markup.slice(done);
    const text = replace(markup.slice(start + START.length, end));
    written += `${markup.slice(done, start)}self.__next_f.push([1,'${text}'])</script>`;
    done = end + END.length;
  }
}
