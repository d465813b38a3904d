/**
 * Members of one guild on one side that make a premade group (rules.md: Scenario filter); `counted_scenario_day` counts
 * days by the same number.
 */
export const PREMADE_MEMBERS = 6;
