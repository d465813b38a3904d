import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { stopOnSignals } from './stop-signals.ts';

function setUp(stop: () => Promise<void>) {
  const source = new EventEmitter();
  const exit = vi.fn<(code: number) => void>();
  const clock = { time: 0 };
  const stopped = vi.fn<(reason: string) => Promise<void>>(stop);
  stopOnSignals({ source, stop: stopped, exit, now: () => clock.time });
  return { source, exit, clock, stopped };
}

test('the first signal stops in order, then the process ends well', async () => {
  const { source, exit, stopped } = setUp(() => Promise.resolve());
  source.emit('SIGTERM');
  expect(stopped).toHaveBeenCalledExactlyOnceWith('SIGTERM');
  await expect.poll(() => exit.mock.calls).toEqual([[0]]);
});

test('one key press that arrives twice is one signal, a second press ends at once', () => {
  const { source, exit, clock, stopped } = setUp(() => new Promise(() => undefined));
  source.emit('SIGINT');
  clock.time = 20;
  source.emit('SIGINT');
  expect(exit).not.toHaveBeenCalled();
  clock.time = 1500;
  source.emit('SIGTERM');
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(stopped).toHaveBeenCalledOnce();
});

test('the end of the parent process is a signal', () => {
  const { source, stopped } = setUp(() => Promise.resolve());
  source.emit('disconnect');
  expect(stopped).toHaveBeenCalledOnce();
});

test('a stop that fails ends the process badly', async () => {
  const { source, exit } = setUp(() => Promise.reject(new Error('stuck')));
  source.emit('SIGTERM');
  await expect.poll(() => exit.mock.calls).toEqual([[1]]);
});
