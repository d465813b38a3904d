import { describe, expect, it } from 'vitest';
import { ART_VERSION } from './generated/art-version.ts';
import { heraldryResponse } from './svg-response.ts';

const get = (address: string, query = ''): Response =>
  heraldryResponse(address.split('/'), new Request(`http://localhost/heraldry/frame/${address}${query}`));

describe('GET /heraldry/frame/{...}', () => {
  it('answers with the crest, locked down', async () => {
    const response = get('48/48/1/12/14/16/0/3', `?v=${ART_VERSION}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(response.headers.get('cache-control')).toContain('max-age=31536000, immutable');
    expect(await response.text()).toContain('width="48" height="48"');
  });

  it.each(['48/48/1/12/14/16/0', '48/x/1/12/14/16/0/3', '48/48/1/12/14/16/0/3/4'])(
    'knows no crest %j',
    async (address) => {
      expect(get(address).status).toBe(404);
    },
  );
});
