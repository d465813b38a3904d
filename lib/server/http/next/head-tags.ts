import { type HeadTag, headTagMarkup } from '#lib/seo/head-tag.ts';

const HEAD_END = '</head>';

/**
 * Writes tags into a document while it is sent, so that neither React nor the router's data holds them. Tags that are
 * known in time go to the end of the head, later ones before the next chunk.
 * @param tags grows while the page is rendered
 * @returns replaces each chunk that Next writes; no chunk ends within an element
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
