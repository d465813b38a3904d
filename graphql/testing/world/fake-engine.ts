import type { Engine } from '#graphql/embedded/engine.ts';
import { FrameReader } from '#graphql/embedded/frame-reader.ts';
import { message, type TransactionStatus } from '#graphql/embedded/message.ts';

/** An engine that answers at once with nothing but its status, and remembers what it was asked. */
export class FakeEngine implements Engine {
  readonly serverVersion = '18.0';
  /** Each message as its type and text, such as `Q select 1`. */
  readonly asked: string[] = [];
  /** A promise that the next call waits for. */
  gate: Promise<unknown> = Promise.resolve();
  failure: Error | undefined;
  /** The number of calls that have begun and not ended. */
  running = 0;
  #status: TransactionStatus = 'I';

  async execute(messages: Buffer): Promise<Buffer> {
    this.running += 1;
    await this.gate;
    this.running -= 1;
    if (this.failure) throw this.failure;
    const reader = new FrameReader();
    reader.typed = true;
    reader.push(messages);
    const replies: Buffer[] = [];
    for (let frame = reader.next(); frame; frame = reader.next()) replies.push(this.#answer(frame));
    return Buffer.concat(replies);
  }

  #answer(frame: Buffer): Buffer {
    const type = frame.toString('latin1', 0, 1);
    const text = frame.toString('utf8', 5).replaceAll('\0', '');
    this.asked.push(`${type} ${text}`.trim());
    if (text === 'begin') this.#status = 'T';
    if (text === 'rollback') this.#status = 'I';
    return 'QS'.includes(type) ? message('Z', Buffer.from(this.#status)) : Buffer.alloc(0);
  }
}
