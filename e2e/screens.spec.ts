import { createHash } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { stripScripts } from './http-client.ts';
import { expectInPlace } from './screens/in-place.ts';
import { SCREENS } from './screens/screens.ts';
import { type ScreenReport, visitScreen } from './screens/visit-screen.ts';

/** What an empty page of this Next and React loads, measured once, in KB of 1,000 bytes after gzip. */
const SCRIPT_FLOOR = 135.6;
/** What our own scripts may add to it. */
const OWN_SCRIPTS = 15;

/** What the first view of a page may take; KB over the wire. */
const MOST_REQUESTS = 25;
const MOST_KILOBYTES = 230;

for (const screen of SCREENS) {
  test.describe(screen.name, () => {
    // One worker visits the screen once, and each test reads the report of that visit.
    test.describe.configure({ mode: 'default' });
    let report: ScreenReport;
    test.beforeAll(async ({ browser }) => {
      report = await visitScreen(browser, screen);
    });

    test('answers with its status, in a browser and without', () => {
      expect([report.status, report.response.status]).toEqual([screen.status, screen.status]);
    });

    test('fits every width, and its pictures are sound', () => {
      expect(report.sidewaysScrolling).toEqual([]);
      const written = report.response.html.match(/<img /g) ?? [];
      expect(report.pictures.count).toBeGreaterThanOrEqual(written.length);
      expect(report.pictures.broken).toEqual([]);
    });

    test('has one title, one of each landmark, and headings that skip no level', () => {
      const { headings, landmarks, language } = report.structure;
      expect(headings.filter((level) => level === 1)).toHaveLength(1);
      expect(landmarks).toEqual([1, 1, 1]);
      expect(language).toBe('en');
      for (const [index, level] of headings.entries()) {
        expect(level - (headings[index - 1] ?? 0), headings.join(' ')).toBeLessThanOrEqual(1);
      }
    });

    test('has no accessibility violation in either theme', () => {
      expect(report.violations).toEqual({ light: [], dark: [], narrow: [] });
      expect(report.themes).toEqual(['light', 'dark']);
    });

    test('runs under its content security policy without a problem', () => {
      expect(report.problems).toEqual([]);
    });

    test('has no inline styles or handlers, and every script is one that its policy names', () => {
      expectPolicyKept(report.response);
    });

    test('loads no more script than it may', () => {
      expect(report.scripts.files).toBeGreaterThan(3);
      expect(report.scripts.kilobytes).toBeLessThanOrEqual(SCRIPT_FLOOR + OWN_SCRIPTS);
    });

    // The explorer loads its editors on that page alone, after it stands.
    test('takes no more requests and bytes than it may', () => {
      expect(report.weight.requests).toBeGreaterThan(10);
      expect(report.weight.requests).toBeLessThanOrEqual(MOST_REQUESTS);
      expect(report.weight.kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES);
    });

    test('has everything in its place once its data is cached', () => {
      expectInPlace(report.response.html);
    });

    if (!screen.sameLayout) {
      test('does nothing while nothing happens', () => {
        expect(report.idle).toEqual({ styleRecalculations: 0, animations: [] });
      });
    }
  });
}

function expectPolicyKept({ html, headers }: ScreenReport['response']): void {
  const markup = stripScripts(html);
  // What React holds the place of a late part of a drawing with.
  const styled = markup.replaceAll('<svg aria-hidden="true" style="display:none" id="S:', '<svg id="S:');
  expect(styled).not.toMatch(/<[a-z][^<>]*\sstyle=/i);
  expect(markup).not.toMatch(/<[a-z][^<>]*\son[a-z]+=/i);
  expect(markup).not.toMatch(/href="javascript:/i);
  const policy = headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(3);
  for (const [, attributes = '', text = ''] of scripts) {
    if (attributes.includes('application/ld+json')) continue;
    // A page from the cache has no nonce: its policy names its own scripts.
    if (nonce) expect(attributes).toContain(`nonce="${nonce}"`);
    else if (text) expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    else expect(attributes).toMatch(/ src="\/_next\/static\//);
  }
}
