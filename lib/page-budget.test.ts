import { expect, test, vi } from 'vitest';
import { pageTimeLeft, withoutBudget } from './page-budget.ts';
import { currentRequestId, newContext, type RequestContext, runWithContext } from './request-context.ts';

const contextOf = (): RequestContext =>
  newContext({
    response: { headersSent: false, statusCode: 200, setHeader: vi.fn() },
    path: '/kills',
    nonce: 'bm9uY2U=',
    softNavigation: false,
  });

test('a page waits for four seconds in all, with a moment for what is asked last', () => {
  const left = [0, 1_000, 3_700, 3_900, 4_000, 4_100, 4_250, 9_000].map((after) =>
    runWithContext({ ...contextOf(), waitsSince: 5 }, () => pageTimeLeft(5 + after)),
  );
  expect(left).toEqual([4_000, 3_000, 300, 250, 250, 150, 0, 0]);
});

test('what no visitor waits for, and what takes its time, has no budget', () => {
  expect(runWithContext(contextOf(), () => pageTimeLeft())).toBeUndefined();
  const context = { ...contextOf(), waitsSince: 0, requestId: 'abc-1' };
  runWithContext(context, () => {
    expect(withoutBudget(() => [pageTimeLeft(), currentRequestId()])).toEqual([undefined, 'abc-1']);
    expect(pageTimeLeft()).toBeDefined();
  });
  expect(withoutBudget(() => pageTimeLeft())).toBeUndefined();
});
