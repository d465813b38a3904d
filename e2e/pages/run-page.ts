import { expect, type Page } from '@playwright/test';

import { grouped } from '../api/expected-run.ts';
import type { Score } from '../api/instance-run-api.ts';

/** The figures above the tables, by label. */
export const shownFigures = (page: Page) =>
  page
    .locator('dl > div')
    .evaluateAll((cards) =>
      Object.fromEntries(
        cards.map((card) => [
          card.querySelector('dt')?.textContent,
          [...card.querySelectorAll('dd b')].map(({ textContent }) =>
            Number(textContent.replaceAll(',', '')),
          ),
        ]),
      ),
    );

/** The texts of a table's cells, row by row, without what only narrow screens show; pictures by what they say. */
export const rowsOf = (page: Page, caption: string) =>
  page
    .getByRole('table', { name: caption, exact: true })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll(':is(td, th):not(.hidden)')].map((cell) =>
          [cell.querySelector('img[alt]:not([alt=""])')?.getAttribute('alt'), cell.textContent.trim()]
            .filter(Boolean)
            .join(' '),
        ),
      ),
    );

/** The players of a scoreboard, in its order. */
export const names = (page: Page) => page.locator('[data-key=name] a[href^="/character/"]').allTextContents();

/** Sorts entries as a scoreboard does by default: most damage first, equal ones by name. */
export const byDamage = (scores: readonly Score[]): readonly Score[] =>
  scores.toSorted(
    (one, other) => other.damage - one.damage || one.character.name.localeCompare(other.character.name, 'en'),
  );

/** A scoreboard that holds these entries in this order. */
export async function expectScoreboard(page: Page, entries: readonly Score[]) {
  const scores = byDamage(entries);
  const rows = await rowsOf(page, 'Scoreboard');
  expect(rows.map((cells) => cells.slice(3))).toEqual(
    scores.map(({ level, renownRank, itemRating, deaths, damage, healing, protection }) => [
      `${level} / ${renownRank}`,
      ...[itemRating, deaths, damage, healing, protection].map(grouped),
    ]),
  );
  expect(await names(page)).toEqual(scores.map(({ character }) => character.name));
  const guilds = scores.flatMap(({ guild }) => (guild ? [`/guild/${guild.id}`] : []));
  const links = page.locator('[data-key=guild] a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(guilds);
}
