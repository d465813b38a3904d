export const AREAS = [
  'filters',
  'cursors',
  'statuses',
  'strangers',
  'policy',
  'escaping',
  'tooltips',
  'times',
  'exports',
  'previews',
  'resilience',
  'states',
] as const;

export type Area = (typeof AREAS)[number];

/** A fault that a developer might make, and the cheapest test that must find it. */
export interface Mutant {
  /** The fault in a few words; no two have the same. */
  readonly name: string;
  readonly file: string;
  /** The text to replace, which occurs in the file exactly once. */
  readonly find: string;
  /** The text that replaces it. */
  readonly put: string;
  readonly foundBy: FindingTest;
}

export interface FindingTest {
  /** A unit test (.test.ts, .test.tsx) or a browser test (.spec.ts), which needs a build. */
  readonly file: string;
  /** The title of the one browser test that has to fail; unit tests run by file. */
  readonly title?: string;
}

export interface AreaMutant extends Mutant {
  readonly area: Area;
}

export const needsBuild = ({ file }: FindingTest): boolean => file.endsWith('.spec.ts');
