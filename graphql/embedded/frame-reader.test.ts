import { describe, expect, it } from 'vitest';
import { FrameReader, ProtocolViolation } from './frame-reader.ts';
import { message } from './message.ts';

function framesOf(pieces: Iterable<Buffer>): readonly string[] {
  const reader = new FrameReader();
  reader.typed = true;
  const frames: string[] = [];
  for (const piece of pieces) {
    reader.push(piece);
    for (let frame = reader.next(); frame; frame = reader.next()) frames.push(frame.toString('latin1'));
  }
  return frames;
}

describe('FrameReader', () => {
  const messages = [
    message('Q', 'select 1'),
    message('S'),
    message('P', 'a', 'b'.repeat(3_000), Buffer.alloc(2)),
  ];
  const all = Buffer.concat(messages);
  const expected = messages.map((some) => some.toString('latin1'));

  it.each([1, 2, 3, 5, 7, 1_000, all.length])('finds the same messages in pieces of %i bytes', (size) => {
    const pieces = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
      all.subarray(at * size, (at + 1) * size),
    );
    expect(framesOf(pieces)).toEqual(expected);
  });

  it.each([0, 3, -1, 16 * 1024 * 1024 + 1])('refuses a length of %i', (length) => {
    const head = Buffer.alloc(5, 'Q');
    head.writeInt32BE(length, 1);
    expect(() => framesOf([head])).toThrow(ProtocolViolation);
  });

  it('expects small messages without a type at first', () => {
    const reader = new FrameReader();
    const startup = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
    reader.push(startup);
    expect(reader.next()?.equals(startup)).toBe(true);
    reader.push(Buffer.from([0, 1, 0, 0]));
    expect(() => reader.next()).toThrow(ProtocolViolation);
  });
});
