import { expect, it } from 'vitest';

import { needOf } from './page-needs.ts';
import { routes } from './routes.ts';

it.each([
  [routes.chapters, 'Query.chapters'],
  [routes.chapter('7'), 'Query.chapter'],
  ['/chapters.csv', 'Query.chapters'],
  [routes.storylines, 'Query.warJournalStorylines'],
  [routes.storyline('7'), 'Query.warJournalStoryline'],
  [routes.kill('7'), 'Query.kill'],
  [routes.gameObjects, 'Query.gameObjects'],
  [routes.instanceStatistics('260'), 'Query.instance'],
])('%s asks for %s', (path, field) => {
  expect(needOf(path)?.field).toBe(field);
});

it.each([routes.home, routes.about, '/toString', '/constructor/7', '', '/chapter'])(
  '%s asks for nothing',
  (path) => {
    expect(needOf(path)).toBeUndefined();
  },
);
