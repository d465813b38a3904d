import { expect, it } from 'vitest';
import { icoFile } from './static-images.ts';

it('puts a directory of one picture before the PNG', () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  const file = icoFile(png, 32);
  expect(file.subarray(0, 22).toString('hex')).toBe('00000100010020200000010020000800000016000000');
  expect(file.subarray(file.readUInt32LE(18))).toEqual(png);
});
