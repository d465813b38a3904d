import { describe, expect, it } from 'vitest';
import { copyChunks } from './copy-chunks.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('copyChunks', () => {
  it('has the rows of each table in its order, and none of an empty one', () => {
    const chunks = copyChunks([
      { name: 'zone', columns: ['id', 'name'], rows: [[1, 'Ödfurt']] },
      { name: 'guild', columns: ['id'], rows: [] },
      { name: 'kill', columns: ['id'], rows: [[7], [8]] },
    ]);
    expect(
      [...chunks].map(({ table, statement, bytes }) => ({ table, statement, text: text(bytes) })),
    ).toEqual([
      { table: 'zone', statement: 'copy "zone" ("id", "name")', text: '1\tÖdfurt\n' },
      { table: 'kill', statement: 'copy "kill" ("id")', text: '7\n8\n' },
    ]);
  });

  it('divides a large table between rows', () => {
    const rows = Array.from({ length: 100_000 }, (_, n) => [n, 'x'.repeat(100)]);
    const chunks = [...copyChunks([{ name: 'kill', columns: ['id', 'name'], rows }])];
    expect(chunks.length).toBeGreaterThan(2);
    for (const { bytes } of chunks) expect(text(bytes)).toMatch(/^\d+\tx{100}\n[^]*x\n$/);
    expect(chunks.map(({ bytes }) => text(bytes)).join('')).toBe(
      rows.map((row) => `${row.join('\t')}\n`).join(''),
    );
  });
});
