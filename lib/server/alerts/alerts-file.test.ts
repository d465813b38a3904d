import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { mayAsk, readAlerts } from './alerts-file.ts';

const TARGET = { kind: 'discord', url: 'https://discord.com/api/webhooks/1/secret' };
const RULE = { name: 'Battles', when: 'told', filter: 'kind=battle&guild=3&minPlayers=12', to: ['hall'] };
const HOSTS = ['discord.com', 'localhost:8080', 'plain.example'];

function file(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'war-ledger-')), 'alerts.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const faultOf = (content: unknown): string => {
  try {
    readAlerts(file(content), HOSTS);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^ALERTS names \S+, which is /, '') : '';
  }
};
const one = (rule: object, target: object = TARGET) => faultOf({ targets: { hall: target }, rules: [rule] });

test('reads targets and rules, with what is usual', () => {
  const { targets, rules, hosts } = readAlerts(file({ targets: { hall: TARGET }, rules: [RULE] }), HOSTS);
  expect(targets).toEqual([{ ...TARGET, name: 'hall', gather: 20 }]);
  expect(rules).toEqual([RULE]);
  expect([...hosts]).toEqual(HOSTS);
});

test.each([
  ['{\n  "targets": {},\n  "rules": [,]\n}', 'no JSON: line 3, column 13: '],
  ['{\n  "targets": {\n    "hall": {}\n', 'no JSON: line 4, column 1: '],
  ['{\n  "targets": "x\n",}', 'no JSON: line 2, column '],
  ['', 'no JSON: line 1, column 1: '],
])('says the line of what is no JSON: %j', (text, words) => {
  expect(faultOf(text)).toContain(words);
});

test.each([
  [{}, 'wrong: targets is missing'],
  [{ targets: { hall: TARGET }, rules: [] }, 'wrong: rules must hold a rule'],
  [{ targets: { hall: TARGET }, rules: [RULE], rule: [] }, 'wrong: rule is not known'],
  [
    { targets: { hall: { ...TARGET, kind: 'mail' } }, rules: [RULE] },
    'targets.hall.kind must be discord, slack or json',
  ],
  [{ targets: { hall: { ...TARGET, mention: true } }, rules: [RULE] }, 'targets.hall.mention is not known'],
])('says the key of what is wrong: %j', (content, words) => {
  expect(faultOf(content)).toContain(words);
});

test.each([
  [{ ...RULE, when: 'often' }, 'rules.0.when must be told, lost, soon, record or month'],
  [{ ...RULE, filter: 'gild=3' }, 'rules.0.filter is wrong: There is no "gild"'],
  [{ ...RULE, filter: 'after=3' }, 'rules.0.filter is wrong'],
  [
    { ...RULE, filter: 'minPlayers=13' },
    'rules.0.filter is wrong: "minPlayers" has to be one of all, 12, 48, 100',
  ],
  [{ ...RULE, to: ['cellar'] }, 'rules.0.to.0 names "cellar", which is none of the targets'],
  [{ ...RULE, text: 'See {titel}' }, 'rules.0.text may hold {title}, {summary}, {url}, {picture}, {rule}'],
  [{ ...RULE, deaths: 5 }, 'rules.0.deaths is not known'],
  [
    { ...RULE, when: 'lost', filter: 'zone=105', deaths: 5, minutes: 10 },
    'rules.0.filter must name a guild or a player',
  ],
  [
    { ...RULE, when: 'lost', filter: 'guild=3', deaths: 1, minutes: 10 },
    'rules.0.deaths must be a whole number from 2 to',
  ],
  [{ name: 'Soon', when: 'soon', to: ['hall'] }, 'rules.0.minutes is missing'],
])('says the key of a rule that is wrong: %j', (rule, words) => {
  expect(one(rule)).toContain(words);
});

test.each([
  [
    { ...TARGET, url: 'https://evil.example/x/secret' },
    'targets.hall.url is on evil.example, which is not in ALERT_HOSTS',
  ],
  [
    { ...TARGET, url: 'https://discord.com:444/secret' },
    'targets.hall.url is on discord.com:444, which is not',
  ],
  [{ ...TARGET, url: 'https://discord.com@evil.example/secret' }, 'targets.hall.url must be an address'],
  [{ ...TARGET, url: 'http://plain.example/secret' }, 'targets.hall.url must begin with https://'],
  [{ ...TARGET, url: 'ftp://discord.com/secret' }, 'targets.hall.url must begin with https://'],
  [{ ...TARGET, quiet: { from: '24:00', to: '08:00' } }, 'targets.hall.quiet.from must be a time'],
  [
    { ...TARGET, quiet: { from: '22:00', to: '08:00', zone: 'Nuln' } },
    'targets.hall.quiet.zone must be a time zone',
  ],
])('says the key of a target that is wrong, and no secret: %j', (target, words) => {
  const fault = one(RULE, target);
  expect(fault).toContain(words);
  expect(fault).not.toContain('secret');
});

test('lists all that is wrong at once', () => {
  const rules = [
    { ...RULE, to: ['cellar'] },
    { ...RULE, to: ['attic'] },
  ];
  expect(faultOf({ targets: { hall: TARGET }, rules })).toBe(
    'wrong: rules.0.to.0 names "cellar", which is none of the targets; ' +
      'rules.1.to.0 names "attic", which is none of the targets; rules.1.name is that of another rule: "Battles"',
  );
});

test('may ask listed hosts over https, and this machine without', () => {
  const listed = new Set(HOSTS);
  expect(mayAsk('http://localhost:8080/x', listed)).toBe(true);
  expect(mayAsk('http://localhost/x', listed)).toBe(false);
  expect(mayAsk('https://plain.example/x', listed)).toBe(true);
  expect(mayAsk('https://plain.example.evil.example/x', listed)).toBe(false);
});
