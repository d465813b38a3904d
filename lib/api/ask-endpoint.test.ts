import { parse } from 'graphql';
import { describe, expect, it, vi } from 'vitest';

import { askEndpoint } from './ask-endpoint.ts';
import type { RawAnswer } from './raw-answer.ts';
import { newTally } from './answers/check.ts';
import type { CheckedAnswer } from './answers/compile-check.ts';
import type { Endpoint } from './schema/endpoint.ts';
import { siteDocument } from './testing/site-documents.ts';

const DOCUMENT = parse('{ kill { id } }');
const SOUND: CheckedAnswer = {
  data: { kill: { id: '7' } },
  damaged: false,
  repairs: newTally(),
  broken: [],
  absent: [],
};

function setUp(
  answers: readonly RawAnswer[],
  { checked = SOUND, learns = true, text = 'sent' as string | null } = {},
) {
  const left = [...answers];
  const send = vi.fn(async () => left.shift() ?? { data: null, errors: ['no more'] });
  const endpoint: Endpoint = {
    question: () => ({ text, variables: {}, check: () => checked, version: 0 }),
    learn: vi.fn(async () => learns),
    offers: () => true,
    known: Promise.resolve(),
    isAssumed: () => false,
  };
  return { send, endpoint, answer: askEndpoint(endpoint, DOCUMENT, {}, send) };
}

const REFUSED: RawAnswer = { data: null, errors: [{ message: 'Cannot query field' }] };
const ANSWERED: RawAnswer = { data: {}, errors: [] };

describe('asking an endpoint', () => {
  it('puts a refused question in other words at once', async () => {
    const { answer, send } = setUp([REFUSED, REFUSED, ANSWERED]);
    expect(await answer).toEqual({ ...SOUND, errors: 0 });
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('gives up where there is nothing to learn, and after four attempts', async () => {
    const stubborn = setUp([REFUSED], { learns: false, checked: { ...SOUND, broken: ['kill'] } });
    await expect(stubborn.answer).rejects.toMatchObject({ kind: 'refused' });
    expect(stubborn.send).toHaveBeenCalledTimes(1);
    const endless = setUp([REFUSED, REFUSED, REFUSED, REFUSED, ANSWERED], {
      checked: { ...SOUND, broken: ['kill'] },
    });
    await expect(endless.answer).rejects.toMatchObject({ kind: 'refused' });
    expect(endless.send).toHaveBeenCalledTimes(4);
  });

  it('asks nothing where nothing is left to ask', async () => {
    const { answer, send } = setUp([], { text: null });
    expect(await answer).toEqual({ ...SOUND, errors: 0 });
    expect(send).not.toHaveBeenCalled();
  });

  it('tells a broken first field from an answer without any', async () => {
    const checked = { ...SOUND, broken: ['kill'] };
    await expect(setUp([ANSWERED], { checked }).answer).rejects.toMatchObject({ kind: 'broken' });
    const { answer } = setUp([{ data: null, errors: [] }], { checked });
    await expect(answer).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('takes null for "unknown" only where no error stands beside it', async () => {
    const checked = { ...SOUND, data: { kill: null }, absent: ['kill'] };
    expect(await setUp([ANSWERED], { checked }).answer).toEqual({ ...checked, errors: 0 });
    const { answer } = setUp([{ data: {}, errors: ['anything'] }], { checked });
    await expect(answer).rejects.toMatchObject({ kind: 'refused' });
  });

  it('says that the API is away where its errors say so', async () => {
    const errors = [7, null, { extensions: { code: 'SERVICE_UNAVAILABLE' } }];
    const { answer } = setUp([{ data: {}, errors }], { checked: { ...SOUND, broken: ['kill'] } });
    await expect(answer).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('takes a list that errors have emptied for no empty list', async () => {
    const { endpoint } = setUp([]);
    const answer = { data: { kills: { nodes: null } }, errors: [{ message: 'failed', path: ['kills'] }] };
    const asked = askEndpoint(endpoint, siteDocument('GetKills'), { first: 9 }, async () => answer);
    await expect(asked).rejects.toMatchObject({ kind: 'refused' });
  });

  it('calls an answer damaged that has errors beside it', async () => {
    expect(await setUp([{ data: {}, errors: ['something'] }]).answer).toEqual({
      ...SOUND,
      damaged: true,
      errors: 1,
    });
  });
});
