import { sum } from 'd3-array';

import { realmSvg } from '#lib/art/realm-badge.ts';
import type { Careers } from '#lib/data/war/careers.ts';
import { percent } from '#lib/format/number.ts';
import { parseCareer } from '#lib/game/players/careers.ts';
import { realmOfCareer } from '#lib/game/players/realms.ts';

import type { Preview } from '../preview.ts';
import { characterBadge, countTotal } from './parts.ts';

/** Makes the preview of a career, or of all of them: who fights with it, and its kills. */
export function previewOfCareer(name: string, title: string, { words, kills }: Careers): Preview {
  const own = kills.filter(({ career }) => name === 'ALL' || career === name);
  const count = sum(own, (row) => row.kills);
  const solo = sum(own, ({ soloKills }) => soloKills);
  const career = parseCareer(name);
  return {
    title,
    facts: `${words[0]}.`,
    totals: [countTotal(count, 'kill'), { value: `${percent(solo, count, 1)}%`, label: 'of them solo' }],
    realm: realmOfCareer(name),
    badge: career ? characterBadge(career) : realmSvg('NEUTRAL'),
  };
}
