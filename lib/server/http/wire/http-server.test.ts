import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from './http-server.ts';
import { StartError } from '../../start-error.ts';

test('the port that the system gave is told', async () => {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  expect(port).toBeGreaterThan(0);
  server.close();
});

test('a taken port is told in one line', async () => {
  const first = createServer();
  const port = await listen(first, 0, '127.0.0.1');
  const second = listen(createServer(), port, '127.0.0.1');
  await expect(second).rejects.toThrow(`port ${port} is taken. Stop what listens there, or set PORT`);
  await expect(second).rejects.toBeInstanceOf(StartError);
  first.close();
});

test('an address of another machine is told in one line', async () => {
  await expect(listen(createServer(), 0, '203.0.113.7')).rejects.toThrow(
    'HOST 203.0.113.7 is no address of this machine.',
  );
});
