import { fixtures } from '../fixtures/fixtures.ts';
import { narrow, sameLayout, type Screen, screen } from './screen.ts';

/** Instances and their runs. */
export const INSTANCE_SCREENS: readonly Screen[] = [
  screen('instances', () => '/instances'),
  narrow('instance', () => `/instance/${fixtures().instance}`),
  screen('instance statistics', () => `/instance-statistics/${fixtures().instance}`),
  sameLayout(
    'filtered instance statistics',
    () => `/instance-statistics/${fixtures().instance}?minItemRatingMin=99999`,
  ),
  narrow('instance runs', () => '/instance-runs'),
  sameLayout(
    'filtered instance runs',
    () => `/instance-runs?instance=${fixtures().instance}&avgItemRatingMin=100&maxItemRatingMin=200`,
  ),
  narrow('instance run', () => `/instance-run/${fixtures().instanceRun}`),
  sameLayout('run without an end', () => `/instance-run/${fixtures().endlessRun}`),
  screen('encounter run', () => `/instance-run/${fixtures().instanceRun}/${fixtures().encounterRun}`),
];
