import type { Career } from '#graphql/generated/documents.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { parseCareer } from '#lib/game/players/careers.ts';

import { correctedAddress } from '../corrected-address.ts';
import { kindAt, segmentsOf } from '../page-kind-of.ts';
import { isPastedLink } from '../pasted-param.ts';
import { cleanSearch } from '../clean-search.ts';
import { buildParams } from './build-address.ts';
import { VS_FILTER } from './build-filter.ts';
import type { LinkFault } from './link-faults.ts';
import { readBuild } from './read-build.ts';

const VS = VS_FILTER.fields.vs.param;

/** Brackets that chats put around a link. */
const BRACKETS = /^<|>$/g;

/** The format that the address of a copy ends in, such as `.txt`. */
const ENDING = /\.[a-z]+$/;

/**
 * The address of a build with the build or the armory beside it that a pasted link leads to, or with what is wrong with
 * that link; null where none is pasted.
 * @param url path and query of a request
 * @param hosts those of this site; a link to any other one is not followed
 * @example besideAddress('/build/slayer?vs=http://a.example/character/7/armory', ['a.example']) // '/build/slayer?vs=7'
 */
export function besideAddress(url: string, hosts: readonly string[]): string | null {
  const at = url.indexOf('?');
  const path = url.slice(0, at);
  if (at === -1 || kindAt(path)?.kind.pastes !== VS) return null;
  const params = new URLSearchParams(url.slice(at + 1));
  const text = cleanSearch(params.get(VS) ?? '').replaceAll(BRACKETS, '');
  if (!isPastedLink(text)) return null;
  const others = [...params].filter(([name]) => name !== VS && name !== 'link' && !name.startsWith('b.'));
  const beside = besideParams(text, parseCareer(segmentsOf(path)[1] ?? ''), hosts);
  return `${path}?${new URLSearchParams([...others, ...Object.entries(beside)])}`;
}

/** The parameters of what a link leads to, or of its fault. */
function besideParams(
  text: string,
  career: Career | null,
  hosts: readonly string[],
): Readonly<Record<string, string>> {
  const link = linkOf(text);
  if (link === null) return faulty('nothing');
  if (link.host !== OWN && !hosts.includes(link.host)) return faulty('foreign');
  const path = (correctedAddress(link.pathname) ?? link.pathname).replace(ENDING, '');
  const name = kindAt(path)?.name ?? '';
  const [, id = ''] = name === '' ? [] : segmentsOf(path);
  if (name.startsWith('/character/[id]')) {
    const character = parseEntityId(id);
    return character === null ? faulty('nothing') : { [VS]: character };
  }
  const linked = name === '/build/[career]' ? parseCareer(id) : null;
  if (linked === null) return faulty('nothing');
  if (linked !== career) return faulty('career');
  const params = buildParams(readBuild(linked, Object.fromEntries(link.searchParams)).build, 'b.');
  return Object.keys(params).length > 0 ? params : faulty('empty');
}

const faulty = (link: LinkFault) => ({ link });

/** Stands for the host of a link that names none. */
const OWN = 'own.invalid';

/** Reads a link as browsers show and copy it, with or without its scheme and host; null for none. */
function linkOf(text: string): URL | null {
  const address = /^[a-z]+:\/\//i.test(text)
    ? text
    : text.startsWith('/') && !text.startsWith('//')
      ? `http://${OWN}${text}`
      : `http://${text.replace(/^\/\//, '')}`;
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
