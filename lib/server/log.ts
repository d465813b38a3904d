import type { Env } from '#lib/env.ts';

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type Level = Exclude<Env['LOG_LEVEL'], 'silent'>;

/** Writes one line about an event. Lines of level `error` may contain a stack; visitors never see them. */
export type Log = (level: Level, message: string) => void;

/**
 * Creates a log that leaves out lines below its level.
 * @param format 'json' for one JSON object a line, with `time`, `level` and `message`
 */
export function createLog(
  least: Env['LOG_LEVEL'],
  format: Env['LOG_FORMAT'] = 'text',
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  return (level, message) => {
    if (levels.indexOf(level) < levels.indexOf(least)) return;
    const time = new Date().toISOString();
    write(
      format === 'json' ? `${JSON.stringify({ time, level, message })}\n` : `${time} ${level} ${message}\n`,
    );
  };
}

/** Returns the log text of a thrown value: the stack where there is one. */
export function describe(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.stack ?? `${thrown.name}: ${thrown.message}`;
  return String(thrown);
}
