import bcd from '@mdn/browser-compat-data/forLegacyNode';
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data/types';

import packageJson from '../../../../package.json' with { type: 'json' };

/** Safari of phones stands for both: what it lacks beside that of a desktop has no pointer to be used with, or no touch. */
const NAMES: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari_ios',
};

/** The oldest browsers of visitors, which Next writes scripts and styles for too. */
const BROWSERS = packageJson.browserslist.map((each) => {
  const [name = '', version] = each.split(' ');
  const known = NAMES[name];
  if (!known) throw new Error(`${name} is no browser whose support is known`);
  return { name: known, version: Number(version), label: each };
});

/** All that scripts find, as MDN describes it: the interfaces of pages, those of the language, and those of its texts. */
const { builtins } = bcd.javascript;
const AREAS: readonly (Identifier | undefined)[] = [bcd.api, builtins, builtins?.['Intl']];

/** Versions such as ≤79 were not looked at before. */
const numberOf = (version: unknown) => Number.parseFloat(String(version).replace('≤', ''));

/** The oldest supported browsers that lack something. */
function lacking({ support }: CompatStatement): readonly string[] {
  const missing = BROWSERS.filter(
    ({ name, version }) =>
      ![support[name] ?? []]
        .flat()
        .some(
          ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
            numberOf(added) <= version && !(numberOf(removed) <= version) && !flags && !prefix && !other,
        ),
  );
  return missing.map(({ label }) => label);
}

const compatOf = (identifier: Identifier | undefined): readonly CompatStatement[] =>
  identifier?.__compat ? [identifier.__compat] : [];

/**
 * The supported browsers that lack an interface or a global function, or a member of an interface; of a part that several
 * interfaces share, those that lack it in each.
 * @param member as MDN names it: `json`, and `json_static` for one of the interface itself
 * @example browsersWithout('URLSearchParams', 'size') // ['chrome 111', 'edge 111', 'safari 16.4']
 */
export function browsersWithout(owner: string, member?: string): readonly string[] {
  const found = AREAS.flatMap((area) => {
    if (member === undefined) return [area?.[owner], area?.['Window']?.[owner]];
    const owners = AREAS.some((each) => each?.[owner])
      ? [area?.[owner]]
      : membersOf(area).map(([, each]) => each);
    return owners.map((each) => each?.[member]);
  });
  const without = found.flatMap(compatOf).map(lacking);
  return without.some(({ length }) => length === 0) ? [] : (without[0] ?? []);
}

/**
 * A script that takes away what one of the supported browsers lacks, to run before all others of a page. What is left is
 * what every one of them has.
 */
export function newerFunctionsRemoved(): string {
  const paths = AREAS.flatMap((area) =>
    membersOf(area).flatMap(([owner, found]) =>
      isNewer(found)
        ? [[owner]]
        : membersOf(found).flatMap(([member, each]) =>
            isNewer(each) ? [[owner, ...member.split('_')]] : [],
          ),
    ),
  );
  return `for (const [owner, member, isStatic] of ${JSON.stringify(paths)}) {
    const holder = globalThis[owner] ?? Intl[owner];
    if (!member) { delete globalThis[owner]; delete Intl[owner]; }
    else if (owner === 'Window') delete globalThis[member];
    else if (holder) { delete holder[member]; if (!isStatic && holder.prototype) delete holder.prototype[member]; }
  }`;
}

const membersOf = (identifier: Identifier | undefined) =>
  Object.entries(identifier ?? {}).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat');

const isNewer = (identifier: Identifier) => compatOf(identifier).flatMap(lacking).length > 0;
