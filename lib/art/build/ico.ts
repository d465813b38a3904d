const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * An icon file with one picture, which browsers since 2007 read as PNG.
 * @param side width and height in pixels, at most 255.
 */
export const icoFile = (png: Buffer, side: number): Buffer => {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  head.writeUInt16LE(1, 2); // kind: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};
