import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, portProblem } from './free-port.mjs';

test('a free port is no problem, and stays free', async () => {
  const port = String(await freePort());
  expect(await portProblem(port, '127.0.0.1')).toBeNull();
  expect(await portProblem(port, '127.0.0.1')).toBeNull();
});

test('a taken port is', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  expect(await portProblem(String(port), '127.0.0.1')).toBe(
    `port ${port} is taken. Stop what listens there, or set PORT to another one.`,
  );
  server.close();
});

test.each(['http', '-1', '65536', '3000x'])('%s is no port', async (port) => {
  expect(await portProblem(port, undefined)).toBe(`PORT must be a whole number from 0 to 65535, not ${port}`);
});
