import { type HeadTag, headTagMarkup } from '#lib/seo/head-tag.ts';

const HEAD_END = '</head>';

/**
 * Writes tags into a document that is on its way out, so that neither React nor the data for its router knows of them:
 * those that are there in time at the end of the head, later ones before the next piece.
 * @param tags grows while the page is rendered
 * @returns what to send in the place of each piece, as Next writes them: none ends within an element
 */
export function headTagWriter(tags: readonly HeadTag[]): (piece: Uint8Array) => Uint8Array {
  let written = 0;
  let isHeadOver = false;
  return (piece) => {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    const place = isHeadOver ? 0 : bytes.indexOf(HEAD_END);
    if (place < 0) return piece;
    isHeadOver = true;
    if (written === tags.length) return piece;
    const markup = tags.slice(written).map(headTagMarkup).join('');
    written = tags.length;
    return Buffer.concat([bytes.subarray(0, place), Buffer.from(markup), bytes.subarray(place)]);
  };
}
