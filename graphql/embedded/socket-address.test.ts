import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { socketAddress } from './embedded-database.ts';

describe('socketAddress', () => {
  it('puts the socket into the data directory', async () => {
    expect(await socketAddress('/srv/data', 'linux')).toEqual({ path: '/srv/data/db.sock' });
  });

  it.each(['/srv/'.padEnd(120, 'x'), '/srv/'.padEnd(60, 'ä')])(
    'goes elsewhere when that is too long: %s',
    async (dataDir) => {
      const address = await socketAddress(dataDir, 'linux');
      const path = 'path' in address ? address.path : '';
      expect(path.startsWith(tmpdir()) || path.startsWith('/tmp/')).toBe(true);
      expect(Buffer.byteLength(path)).toBeLessThanOrEqual(100);
      expect(await socketAddress(dataDir, 'linux')).toEqual(address);
      expect(await socketAddress(`${dataDir}y`, 'linux')).not.toEqual(address);
    },
  );

  it('is a port of this machine alone where there are no unix sockets', async () => {
    const address = await socketAddress('C:\\data', 'win32');
    expect(address).toEqual({ host: '127.0.0.1', port: expect.any(Number) });
    expect('port' in address && address.port > 0).toBe(true);
  });
});
