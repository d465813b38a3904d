import type { ScenarioInfoFragment, SkirmishInfoFragment } from '#graphql/generated/documents.ts';
import { realmSvg, winnerSvg } from '#lib/art/realm-badge.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { thousands } from '#lib/format/number.ts';
import { pointsOf, winnerOf, scenarioLabel } from '#lib/game/battles/scenario.ts';
import { runLength } from '#lib/game/scenarios/run-length.ts';
import { REALMS } from '#lib/game/players/careers.ts';
import type { Preview } from '../preview.ts';
import { factsLine, countTotal, crestOf, momentWords } from './parts.ts';
import { framedIcon } from '#lib/art/framed-icon.ts';
import { ICON_GLYPHS } from '#lib/art/tables/icon-glyphs.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';

/** Makes the preview of a run of a scenario: its winner, time and points. */
export function previewOfScenario(run: ScenarioInfoFragment): Preview {
  const { scenario, startTime } = run;
  const winner = winnerOf(run);
  const [order, destruction] = pointsOf(run);
  const length = runLength(run);
  const side = winner === 'DRAW' ? null : winner;
  return {
    title: scenarioLabel(scenario),
    facts: factsLine(side ? `${REALMS[side].label} won` : winner && 'Draw', momentWords(startTime)),
    totals: [
      { value: thousands(order), label: 'Order' },
      { value: thousands(destruction), label: 'Destruction' },
      ...(length === null ? [] : [{ value: shortDuration(length), label: 'duration' }]),
    ],
    realm: side ?? 'NEUTRAL',
    badge: side ? winnerSvg(side) : realmSvg('NEUTRAL'),
    zoneId: scenario.zone?.id,
    isFinal: length !== null,
  };
}

/** Makes the preview of a skirmish: its place and time, its players, and the guild that killed most. */
export function previewOfSkirmish(skirmish: SkirmishInfoFragment): Preview {
  const { numberOfKillsOrder: order, numberOfKillsDestruction: destruction } = skirmish;
  const { kind, name, area } = skirmishLocation(skirmish);
  return {
    title: name,
    facts: factsLine(area ?? 'Skirmish', momentWords(skirmish.startTime)),
    totals: [
      countTotal(skirmish.numberOfPlayers, 'player'),
      { value: thousands(order), label: 'Order kills' },
      { value: thousands(destruction), label: 'Destruction kills' },
    ],
    realm: realmWithMore(order, destruction),
    badge: framedIcon({ glyph: ICON_GLYPHS[kind], palette: 'ember' }, { frame: 'circle' }),
    aside: crestOf(skirmish.topGuildsByKills[0]?.guild),
    zoneId: skirmish.primaryZone?.id,
  };
}

function realmWithMore(order: number, destruction: number): Preview['realm'] {
  if (order === destruction) return 'NEUTRAL';
  return order > destruction ? 'ORDER' : 'DESTRUCTION';
}
