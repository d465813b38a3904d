import { nameOrNumber, type Numbered } from '../name-or-number.ts';

/** @example scenarioLabel({ id: '2000', name: ' ' }) // 'Scenario #2000' */
export const scenarioLabel = (scenario: Numbered): string => nameOrNumber('Scenario', scenario);
