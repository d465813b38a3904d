import { describe, expect, it } from 'vitest';

import { cutWhole } from './cut-whole.ts';

const FAMILY = '\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}';

describe('cutWhole', () => {
  it('leaves what is short enough', () => {
    expect(cutWhole('Ulhard', 6)).toBe('Ulhard');
    expect(cutWhole('', 3)).toBe('');
  });

  it.each([
    ['a pair', '\u{1F600}'],
    ['a letter and its accent', 'e\u0301'],
    ['a family', FAMILY],
  ])('keeps %s whole or leaves it out, wherever it stands', (_, character) => {
    for (let before = 0; before < 90; before += 1) {
      const text = `${'a'.repeat(before)}${character}b`;
      for (let longest = before; longest < before + character.length; longest += 1) {
        expect(cutWhole(text, longest)).toBe('a'.repeat(before));
      }
      expect(cutWhole(text, before + character.length)).toBe(text.slice(0, -1));
    }
  });

  it('cuts between code points where marks are piled up without end', () => {
    const cut = cutWhole(`e${'\u{1D165}'.repeat(400)}`, 100);
    expect(cut).toHaveLength(99);
    expect(() => encodeURIComponent(cut)).not.toThrow();
  });

  it('takes halves that a text came with for unknown characters', () => {
    expect(cutWhole('a\uD83D', 9)).toBe('a\uFFFD');
    expect(cutWhole('\uDE00a', 9)).toBe('\uFFFDa');
  });
});
