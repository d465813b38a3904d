import { expect, it } from 'vitest';

import {
  AttackerTagFragmentDoc,
  DamageAbilityFragmentDoc,
  DamageFragmentDoc,
  GuildTagFragmentDoc,
  KillDetailsFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { rendered } from '../testing/rendered.ts';
import { KillParticipants } from './kill-participants.tsx';

const guild = sampleRecord(GuildTagFragmentDoc, { id: '5', name: 'Ravens' });
const attacker = (id: string, damagePercent: number, name = `Player ${id}`) =>
  sampleRecord(AttackerTagFragmentDoc, {
    damagePercent,
    character: { id, name, career: 'WITCH_HUNTER' },
    guild: null,
  });
const damage = (id: string, name: string, damageAmount: number) =>
  sampleRecord(DamageFragmentDoc, {
    damageAmount,
    attacker: { id, name: id, career: 'WITCH_HUNTER' },
    ability: sampleRecord(DamageAbilityFragmentDoc, { name }),
  });

const KILL = sampleRecord(KillDetailsFragmentDoc, {
  attackers: [attacker('1', 60), attacker('2', 5), { ...attacker('3', 30), guild }],
  damage: [
    damage('1', 'Shot', 1500),
    damage('1', 'Cut', 600),
    damage('1', 'Cut', 150),
    damage('3', 'Hex', 750),
  ],
  deathblow: { id: '3' },
});

it('shows the killer, the others by damage, and what each did by ability', async () => {
  const { html, text, rows, links } = await rendered(<KillParticipants kill={KILL} />);
  expect(text).toMatch(
    /^Killer Player 1 Witch Hunter · Level 1 · Renown rank 1 75\.0%of damage2,250 Damage by Player 1 /,
  );
  expect(text).toContain(
    'Assists Player 3 Witch Hunter · Level 1 · Renown rank 1 Ravens Death blow 25.0%750 Damage by ability ',
  );
  expect(text).toContain(
    '100.0% Player 2 Witch Hunter · Level 1 · Renown rank 1 0.0%0 Victim name Archmage · ',
  );
  expect(rows).toEqual([
    ['Ability', 'Damage', 'Share'],
    ['Shot', '1,500', '66.7%'],
    ['Cut', '750', '33.3%'],
    ['Ability', 'Damage', 'Share'],
    ['Hex', '750', '100.0%'],
  ]);
  expect(links.map(({ href }) => href).join(' ')).toBe(
    '/character/1 /character/3 /guild/5 /guild/5 /character/2 /character/id /guild/id',
  );
  expect([...html.matchAll(/<rect width="([^"]*)"/g)].map(([, width]) => width)).toEqual([
    '66.7%',
    '33.3%',
    '25%',
    '100%',
    '0%',
  ]);
  expect(html.match(/data-side="\w+"|Struck the last blow/g)?.join(' ')).toBe(
    'data-side="order" data-side="order" Struck the last blow data-side="order" data-side="order"',
  );
});

it('marks a solo kill with the death blow, and has shares of the API where no damage is known', async () => {
  const alone = { ...KILL, attackers: [attacker('3', 100)], damage: [] };
  const { text, rows } = await rendered(<KillParticipants kill={alone} />);
  expect(text).toMatch(/^Killer Death blowSolo kill Player 3 .* 100\.0%of damage Victim name/);
  expect(rows).toEqual([]);
  const unknown = await rendered(<KillParticipants kill={{ ...alone, attackers: [], deathblow: null }} />);
  expect(unknown.text).toMatch(/^Victim name/);
  const shared = { ...alone, attackers: [attacker('1', 70), attacker('2', 30)], deathblow: null };
  expect((await rendered(<KillParticipants kill={shared} />)).text).toMatch(
    /^Killer Player 1 .* 70\.0%of damage Assists Player 2 .* 30\.0%0 Victim/,
  );
});

it.each([
  [{ x: 10, y: 90 }, 'Map of Praag: a skull marks the kill in the south-west', 'x="10%" y="90%"'],
  [{ mapSetup: null }, 'Map of Praag: the place of the kill is not known', undefined],
  [{ zone: null, x: 50, y: 50 }, 'Map of zone 105: a skull marks the kill in the centre', 'x="50%" y="50%"'],
])('marks the place of the kill: %j', async (changes, label, place) => {
  const mapSetup = { nwCornerX: 0, nwCornerY: 0, seCornerX: 100, seCornerY: 100 };
  const position = {
    ...KILL.position,
    zoneId: 105,
    zone: { id: '105', name: 'Praag' },
    mapSetup,
    ...changes,
  };
  const { html } = await rendered(<KillParticipants kill={{ ...KILL, position }} />);
  expect(/aria-label="(Map [^"]*)"/.exec(html)?.[1]).toBe(label);
  expect(/x="[\d.]+%" y="[\d.]+%"/.exec(html)?.[0]).toBe(place);
  expect(html.includes('x="-8" y="-8" width="16" height="16"')).toBe(place !== undefined);
});
