import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { socketPlace } from './socket-place.ts';

describe('socketPlace', () => {
  it('puts the socket into the data directory', async () => {
    expect(await socketPlace('/srv/data', 'linux')).toEqual({ path: '/srv/data/db.sock' });
  });

  it.each(['/srv/'.padEnd(120, 'x'), '/srv/'.padEnd(60, 'ä')])(
    'goes elsewhere when that is too long: %s',
    async (dataDir) => {
      const place = await socketPlace(dataDir, 'linux');
      const path = 'path' in place ? place.path : '';
      expect(path.startsWith(tmpdir()) || path.startsWith('/tmp/')).toBe(true);
      expect(Buffer.byteLength(path)).toBeLessThanOrEqual(100);
      expect(await socketPlace(dataDir, 'linux')).toEqual(place);
      expect(await socketPlace(`${dataDir}y`, 'linux')).not.toEqual(place);
    },
  );

  it('is a port of this machine alone where there are no unix sockets', async () => {
    const place = await socketPlace('C:\\data', 'win32');
    expect(place).toEqual({ host: '127.0.0.1', port: expect.any(Number) });
    expect('port' in place && place.port > 0).toBe(true);
  });
});
