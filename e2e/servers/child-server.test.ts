import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { ROOT, startServer } from './child-server.ts';

/** A server that is ready at once, and ends with code 3 when it is asked for anything else. */
const SCRIPT = `
  import { createServer } from 'node:http';
  createServer((request, response) => {
    response.end();
    if (request.url !== '/readyz') process.exit(3);
  }).listen(process.env.PORT, '127.0.0.1');
`;
const FILE = join(tmpdir(), `child-server-${process.pid}.ts`);
const start = () => startServer(relative(ROOT, FILE));

describe('a server in a process of its own', () => {
  beforeAll(() => writeFileSync(FILE, SCRIPT));
  afterAll(() => rmSync(FILE));
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is reported when it ends by itself', async () => {
    const report = new Promise((resolve) => {
      vi.spyOn(console, 'error').mockImplementation(resolve);
    });
    const server = await start();
    await fetch(`${server.origin}/end`).catch(() => null);
    expect(await report).toBe(`The server of ${server.origin} ended by itself: code 3`);
  });

  it('is not when it is stopped', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const server = await start();
    await server.stop();
    expect(report).not.toHaveBeenCalled();
  });
});
