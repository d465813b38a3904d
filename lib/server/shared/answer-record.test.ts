import { deflateRawSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { CATALOGUE } from '#lib/api/cache-policy.ts';

import { readAnswerRecord, writeAnswerRecord } from './answer-record.ts';

const answer = () => ({
  data: { kill: { id: '7', victim: null, attackers: [{ name: 'Ärger “ß”' }] } },
  policy: { ...CATALOGUE, personal: false },
  askedAt: performance.now() - 5_000,
  answeredAt: Date.now(),
});

const packed = (record: unknown) => deflateRawSync(JSON.stringify(record));

it('reads an answer as it was written', async () => {
  const written = answer();
  const read = await readAnswerRecord(await writeAnswerRecord(written));
  expect(read).toEqual({ ...written, policy: CATALOGUE, askedAt: expect.any(Number) });
  expect(read?.askedAt).toBeCloseTo(written.askedAt, -1);
});

it('takes no answer for one of the future', async () => {
  const read = await readAnswerRecord(await writeAnswerRecord({ ...answer(), askedAt: 1e9 }));
  expect(read?.askedAt).toBeLessThanOrEqual(performance.now());
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('<html>')],
  ['no JSON', deflateRawSync('<html>')],
  ['something else', packed({ data: [], policy: CATALOGUE })],
  ['an answer without its age', packed({ data: {}, policy: CATALOGUE, answeredAt: 1 })],
  ['few bytes that unpack to many', deflateRawSync(Buffer.alloc(64 * 1024 * 1024, ' '))],
])('reads no answer in %s', async (_, bytes) => {
  expect(await readAnswerRecord(bytes)).toBeUndefined();
});
