import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { JournalActivityFragment, JournalEntryDetailsFragment } from '#graphql/generated/documents.ts';
import { cleanEntry } from '#lib/game/journal/journal-entry.ts';
import { EntryStory } from './entry-story.tsx';

const activity = (name: string, text: string, tasks: readonly string[]): JournalActivityFragment => ({
  id: `${name}${text}`,
  name,
  text,
  activityType: 'Quest',
  zone: null,
  tasks: tasks.map((name) => ({ name })),
});

const entry = (
  text: string | null,
  ...activities: JournalEntryDetailsFragment['activities']
): JournalEntryDetailsFragment => ({
  id: '101',
  name: 'First Light',
  isRvR: false,
  storyline: { id: '1', name: 'Teeth', entries: [] },
  title: null,
  npcName: null,
  text,
  locationText: null,
  zone: null,
  position: null,
  activities,
  influenceRewards: [],
});

const markup = (of: JournalEntryDetailsFragment) =>
  renderToStaticMarkup(<EntryStory entry={cleanEntry(of)} />);

describe('EntryStory', () => {
  it('tells the text, then what has no name of its own', () => {
    const html = markup(
      entry(
        '<p>At dawn.</p><script>alert(1)</script>',
        activity('The Muster', '<p>Listed.</p>', ['March']),
        activity('', '<h4>Later</h4><p>Told.</p>', ['Rest', 'Return']),
      ),
    );
    expect(html).toMatch(/<p>At dawn\.<\/p>.*<hr.*<h2>Later<\/h2><p>Told\.<\/p>.*Rest.*Return/);
    expect(html).not.toMatch(/alert|Listed|March/);
  });

  it('begins with the first part that there is', () => {
    const html = markup(entry(null, activity('', '<p>Told.</p>', [])));
    expect(html).toContain('<p>Told.</p>');
    expect(html).not.toMatch(/<hr|<ol/);
    const parts = markup(entry(null, activity('', '<p>One.</p>', []), activity('', '<p>Two.</p>', [])));
    expect(parts).toMatch(/One\..*<hr.*Two\./);
  });

  it('says so where nothing was written', () => {
    expect(markup(entry(' <p></p>', activity(' ', '', [])))).toContain('This entry has no text.');
  });
});
