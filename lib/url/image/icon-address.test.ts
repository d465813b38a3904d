import { describe, expect, it } from 'vitest';

import { iconNumberIn } from './icon-address.ts';

describe('iconNumberIn', () => {
  it('reads the number out of our own and of foreign addresses', () => {
    expect(iconNumberIn('/icon/60004')).toBe(60_004);
    expect(iconNumberIn('/icon/60004?v=0a1b2c3d')).toBe(60_004);
    expect(iconNumberIn('https://images.example/icon/34?frame=circle')).toBe(34);
    expect(iconNumberIn('https://images.example/icon/-7')).toBe(-7);
  });

  it('is null for anything else', () => {
    expect(iconNumberIn(null)).toBeNull();
    expect(iconNumberIn('')).toBeNull();
    expect(iconNumberIn('/icon/abc')).toBeNull();
    expect(iconNumberIn('/icon/12abc')).toBeNull();
    expect(iconNumberIn('javascript:alert(1)')).toBeNull();
  });
});
