import { afterEach, expect, test } from 'vitest';

import { alertText } from './alert-text.ts';
import {
  type FakeAnswer,
  type FakeWebhook,
  type Received,
  startFakeWebhook,
} from './testing/fake-webhook.ts';
import { secondsOf, sendMessage } from './webhook.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function webhook(answer?: (received: Received) => FakeAnswer): Promise<FakeWebhook> {
  const hook = await startFakeWebhook(answer);
  closers.push(() => hook.close());
  return hook;
}

const ENTRY = {
  kind: 'kill',
  title: '@everyone <!here> *Alith* killed Uthgar',
  summary: 'In Praag.',
  url: 'https://ledger.example/kill/1',
  picture: 'https://ledger.example/kill/1.jpg',
};
const message = (kind: 'discord' | 'slack' | 'json', count = 1, template?: string) => ({
  id: '0b7c1d1e-0000-4000-8000-000000000001',
  alerts: Array.from({ length: count }, (_, at) => ({
    id: String(at),
    rule: 'Kills',
    made: 1_795_000_000,
    entry: { ...ENTRY, text: alertText(kind, template, { ...ENTRY, rule: 'Kills' }) },
  })),
});

const send = (kind: 'discord' | 'slack' | 'json', hook: FakeWebhook, count = 1, timeout = 2_000) =>
  sendMessage({ name: 'hall', kind, url: hook.url, gather: 0 }, message(kind, count), {
    hosts: new Set([hook.host]),
    timeout,
    signal: new AbortController().signal,
  });

test('Discord gets embeds with pictures, and is asked to wait and to mention no one', async () => {
  const hook = await webhook();
  expect(await send('discord', hook, 2)).toEqual({ isTaken: true });
  const body = hook.received[0]?.body;
  expect(hook.received[0]?.path).toBe('/hook?wait=true');
  expect(body).toMatchObject({ content: 'Kills', allowed_mentions: { parse: [] } });
  expect(body?.embeds).toEqual([
    {
      description:
        '**@\u200Beveryone \\<!here\\> \\*Alith\\* killed Uthgar**\nIn Praag.\nhttps://ledger.example/kill/1',
      image: { url: 'https://ledger.example/kill/1.jpg' },
    },
    expect.anything(),
  ]);
});

test('Slack gets a text without its markup, and pictures', async () => {
  const hook = await webhook();
  await send('slack', hook);
  expect(hook.received[0]?.body).toEqual({
    text: '@\u200Beveryone &lt;!here&gt; *Alith* killed Uthgar\nIn Praag.\nhttps://ledger.example/kill/1',
    unfurl_links: false,
    attachments: [{ fallback: ENTRY.title, image_url: ENTRY.picture }],
  });
});

test('a program gets all of it, with the id of the message', async () => {
  const hook = await webhook();
  await send('json', hook);
  expect(hook.received[0]).toMatchObject({
    key: '0b7c1d1e-0000-4000-8000-000000000001',
    body: {
      id: '0b7c1d1e-0000-4000-8000-000000000001',
      target: 'hall',
      alerts: [{ id: '0', rule: 'Kills', ...ENTRY }],
    },
  });
});

test('a template has its parts in the markup of the target', () => {
  const parts = { ...ENTRY, rule: 'Kills' };
  expect(alertText('discord', '**{rule}** {title} {url}', parts)).toBe(
    '**Kills** @\u200Beveryone \\<!here\\> \\*Alith\\* killed Uthgar https://ledger.example/kill/1',
  );
  expect(alertText('slack', '<!here> {title}', parts)).toBe(
    '<!here> @everyone &lt;!here&gt; *Alith* killed Uthgar',
  );
});

test.each([
  [
    { status: 429, headers: { 'retry-after': '7' } },
    { reason: 'it answers 429', retryAfter: 7, isOfMessage: false },
  ],
  [{ status: 503 }, { reason: 'it answers 503', retryAfter: null, isOfMessage: false }],
  [{ status: 400 }, { reason: 'it answers 400', retryAfter: null, isOfMessage: true }],
  [
    { status: 302, headers: { location: '/other' } },
    { reason: 'it answers 302, a redirect, which is not followed' },
  ],
  [null, { reason: 'it does not answer in time', isOfMessage: false }],
])('tells why a message is not taken: %j', async (answer, outcome) => {
  const hook = await webhook(() => answer);
  expect(await send('json', hook, 1, 200)).toMatchObject({ isTaken: false, ...outcome });
  expect(hook.received).toHaveLength(1);
});

test('asks no host that is not listed, and says nothing of an address that cannot be reached', async () => {
  const hook = await webhook();
  const target = { name: 'hall', kind: 'json', url: hook.url, gather: 0 } as const;
  const sending = { timeout: 500, signal: new AbortController().signal };
  const refused = await sendMessage(target, message('json'), { ...sending, hosts: new Set(['discord.com']) });
  expect(refused).toMatchObject({ isTaken: false, reason: 'its host is not in ALERT_HOSTS' });
  expect(hook.received).toEqual([]);
  hook.close();
  const away = await sendMessage(target, message('json'), { ...sending, hosts: new Set([hook.host]) });
  expect(away).toMatchObject({ isTaken: false, reason: 'it cannot be asked (ECONNREFUSED)' });
});

test('reads Retry-After as seconds or as a date, a day at most', () => {
  const now = Date.parse('2026-12-01T00:00:00Z');
  expect(secondsOf('1.2', now)).toBe(2);
  expect(secondsOf('Tue, 01 Dec 2026 00:01:00 GMT', now)).toBe(60);
  expect(secondsOf('Mon, 30 Nov 2026 00:01:00 GMT', now)).toBe(0);
  expect(secondsOf('99999999', now)).toBe(86_400);
  expect([secondsOf(null, now), secondsOf('soon', now)]).toEqual([null, null]);
});
