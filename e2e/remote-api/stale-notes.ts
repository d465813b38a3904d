import type { Page } from '@playwright/test';

export interface StaleNotes {
  /** The times of day that visible notes name, as "13:05". */
  readonly times: readonly string[];
  /** The headers and tables, by their text or caption, without a visible note of their own. */
  readonly panelsWithoutNote: readonly string[];
}

/**
 * Lists the panels of a page that say "data of HH:mm", the time of their data. The panels are the tables and, on the
 * page of a record, its header. A panel has a note where the box around both holds no more panels than notes.
 */
export function readStaleNotes(page: Page, hasRecord: boolean): Promise<StaleNotes> {
  return page.evaluate((hasRecord) => {
    const TIME = /data of (\d{1,2}:\d\d)/i;
    const main = document.querySelector('main') ?? document.body;
    const tells = (element: Element) => TIME.test((element.textContent ?? '').replaceAll(/\s+/g, ' '));
    const notes = [...main.querySelectorAll('*')].filter(
      (element) => tells(element) && ![...element.children].some(tells) && element.checkVisibility(),
    );
    const headers = hasRecord ? [...main.querySelectorAll('h1')] : [];
    // Parts of what another panel shows: the damage of a kill, quests of a creature, sums of an armory, a second plot, the fights of
    // two who are compared, kills beside a map, the second of two lists, runs and performances of a scenario,
    // all of the report of a battle but its scoreboard.
    const PART =
      /^(?:Damage by .*|Quests that start here.*|Talismans|(?:Totals|Set bonuses) compared|Shared fights|Item rating and duration|Latest kills here|Most deaths|Careers of Destruction|What a run is like|Most .+ (?:in a run|per minute)|Players by average|Both sides|Kills by minute|Roles and careers|Guilds|Kills between guilds|Losses|Who came and who left)$/;
    const isPanel = (table: HTMLTableElement) => !PART.test(table.caption?.textContent ?? '');
    const panels = [...headers, ...[...main.querySelectorAll('table')].filter(isPanel)];
    const hasOwnNote = (panel: Element) => {
      const within = (all: readonly Element[], box: Element) => all.filter((one) => box.contains(one)).length;
      let box: Element = panel;
      while (box !== main && within(notes, box) === 0) box = box.parentElement ?? main;
      return within(notes, box) >= within(panels, box);
    };
    return {
      times: notes.map((note) => TIME.exec((note.textContent ?? '').replaceAll(/\s+/g, ' '))?.[1] ?? ''),
      panelsWithoutNote: panels
        .filter((panel) => !hasOwnNote(panel))
        .map((panel) => (panel.querySelector('caption') ?? panel).textContent ?? ''),
    };
  }, hasRecord);
}
