import { expect, it } from 'vitest';
import { Seal } from './redis-store.ts';

const SECRET = 'x'.repeat(32);
const seal = new Seal(SECRET, 'build');
const sealed = seal.close('/kills', Buffer.from('page'));

const changed = (at: number) => {
  const bytes = Buffer.from(sealed);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
};

it('opens what it has closed', () => {
  expect(String(new Seal(SECRET, 'build').open('/kills', sealed))).toBe('page');
});

it.each([
  ['under another key', () => seal.open('/items', sealed)],
  [
    'of which a part moved into the key',
    () => seal.open('/killsp', Buffer.concat([sealed.subarray(0, 32), Buffer.from('age')])),
  ],
  ['of another build', () => new Seal(SECRET, 'other').open('/kills', sealed)],
  ['of another secret', () => new Seal('y'.repeat(32), 'build').open('/kills', sealed)],
  ['with another signature', () => seal.open('/kills', changed(0))],
  ['with another content', () => seal.open('/kills', changed(sealed.length - 1))],
  ['that is cut off', () => seal.open('/kills', sealed.subarray(0, -1))],
  ['that is shorter than a signature', () => seal.open('/kills', Buffer.from('x'))],
  ['that is nothing', () => seal.open('/kills', Buffer.alloc(0))],
])('does not open what is %s', (_, open) => {
  expect(open()).toBeUndefined();
});
