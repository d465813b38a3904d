import { describe, expect, it } from 'vitest';
import { ART_VERSION } from './generated/art-version.ts';
import { iconResponse } from './svg-response.ts';
import { iconSvg } from './icon.ts';

const get = (number: string, query = '', headers: Record<string, string> = {}): Response =>
  iconResponse(number, new Request(`http://localhost/icon/${number}${query}`, { headers }));

describe('GET /icon/{n}', () => {
  it('answers with a picture that may be kept for a year under the version of the drawings', async () => {
    const response = get('1003', `?v=${ART_VERSION}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(iconSvg(1003));
  });

  it.each(['', '?v=', '?v=00000000'])('keeps a picture for a day under %j', (query) => {
    expect(get('1003', query).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('reads frame and state', async () => {
    const response = get('-7', '?frame=hex&pressed=1');
    expect(await response.text()).toBe(iconSvg(-7, { frame: 'hex', pressed: true }));
  });

  it('falls back to a square, unpressed frame', async () => {
    const response = get('1003', '?frame=<script>&pressed=true');
    expect(await response.text()).toBe(iconSvg(1003));
  });

  it.each(['abc', '1.5', '', '12345678901', '1e3', '--1', '1%0A', '0x10'])('knows no icon %j', (n) => {
    const response = get(n);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });

  it('sends nothing again to who has it', async () => {
    const tag = get('1003').headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    const again = get('1003', '', { 'if-none-match': `"other", W/${tag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(get('1004', '', { 'if-none-match': tag }).status).toBe(200);
  });
});
