import { createHash } from 'node:crypto';

import { expect } from '@playwright/test';

import { stripScripts } from './api/http-client.ts';
import { expectInPlace } from './screens/in-place.ts';
import { SCREENS } from './screens/screens.ts';
import { type ScreenReport, visitScreen } from './screens/visit-screen.ts';
import { test } from './pages/shared-page.ts';

/**
 * The budget of a page that is opened and left alone: requests, and KB over the wire. Next's own scripts are 115 KB, of an
 * empty page too.
 */
const MOST_SCRIPTS = 125;
const MOST_REQUESTS = 25;
const MOST_KILOBYTES = 230;

for (const screen of SCREENS) {
  // One visit collects everything, and all of it is looked at, whatever fails first.
  test(`${screen.name} is sound`, async ({ page }) => {
    const report = await visitScreen(page, screen);
    expect.soft(report.status, 'status in a browser').toBe(screen.status);
    expect.soft(report.response.status, 'status without a browser').toBe(screen.status);
    expectLayout(report);
    expectStructure(report);
    expect.soft(report.violations, 'accessibility').toEqual({ light: [], dark: [], narrow: [] });
    expect.soft(report.themes, 'themes').toEqual(['light', 'dark']);
    expect.soft(report.problems, 'problems that the browser reports').toEqual([]);
    expect.soft(report.badlyCopied, 'tables whose copy is none').toEqual([]);
    expectPolicyKept(report.response);
    expectWeight(report);
    expectInPlace(report.response.html);
    if (report.idle) {
      expect.soft(report.idle, 'left alone').toEqual({ styleRecalculations: 0, animations: [] });
    }
  });
}

function expectLayout({ badOnScreen, badOnPaper, pictures, response }: ScreenReport): void {
  expect.soft(badOnScreen, 'bad on screen').toEqual([]);
  expect.soft(badOnPaper, 'bad on paper').toEqual([]);
  const written = response.html.match(/<img /g) ?? [];
  expect.soft(pictures.count, 'pictures').toBeGreaterThanOrEqual(written.length);
  expect.soft(pictures.broken, 'broken pictures').toEqual([]);
}

/** One title, one of each landmark, and headings that skip no level. */
function expectStructure({ structure: { headings, landmarks, language } }: ScreenReport): void {
  expect.soft(headings.filter((level) => level === 1)).toHaveLength(1);
  expect.soft(landmarks).toEqual([1, 1, 1]);
  expect.soft(language).toBe('en');
  for (const [index, level] of headings.entries()) {
    expect.soft(level - (headings[index - 1] ?? 0), headings.join(' ')).toBeLessThanOrEqual(1);
  }
}

function expectWeight({ scripts, weight }: ScreenReport): void {
  expect.soft(scripts.files).toBeGreaterThan(3);
  expect.soft(scripts.kilobytes, 'KB of scripts').toBeLessThanOrEqual(MOST_SCRIPTS);
  expect.soft(weight.requests).toBeGreaterThan(10);
  expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(MOST_REQUESTS);
  expect.soft(weight.kilobytes, 'KB in all').toBeLessThanOrEqual(MOST_KILOBYTES);
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
