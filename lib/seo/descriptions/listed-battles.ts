import type {
  BattleRowFragment,
  KillPageFragment,
  ScenarioPageFragment,
  SkirmishRowFragment,
} from '#graphql/generated/documents.ts';
import { routes } from '#lib/url/routes.ts';

import { battleName, killName, scenarioName, skirmishName } from '../record-names.ts';
import type { ListedPage } from '../structured-data.ts';

/** The kills of a list as the pages that they lead to. */
export const killPages = ({ nodes }: KillPageFragment): readonly ListedPage[] =>
  (nodes ?? []).map((kill) => ({ name: killName(kill), href: routes.kill(kill.id) }));

/** The scenarios of a list as the pages that they lead to. */
export const scenarioPages = ({ nodes }: ScenarioPageFragment): readonly ListedPage[] =>
  (nodes ?? []).map((run) => ({ name: scenarioName(run, 'minute'), href: routes.scenario(run.id) }));

/** The skirmishes of a list as the pages that they lead to. */
export const skirmishPages = (skirmishes: readonly SkirmishRowFragment[]): readonly ListedPage[] =>
  skirmishes.map((skirmish) => ({
    name: skirmishName(skirmish, 'minute'),
    href: routes.skirmish(skirmish.id),
  }));

/** The battles of a list as the pages that they lead to. */
export const battlePages = (battles: readonly BattleRowFragment[]): readonly ListedPage[] =>
  battles.map((battle) => ({ name: battleName(battle, 'minute'), href: routes.battle(battle.id) }));
