/** The faults of a pasted link, in words. */
export const LINK_FAULTS = {
  foreign:
    'The pasted link leads to another site. Links of builds and armories of this site can be compared.',
  career: 'The pasted link is a build of another career. Builds of one career can be compared.',
  empty: 'The pasted link is a build with nothing in it.',
  nothing: 'The pasted link leads to no build and no armory.',
} as const;

export type LinkFault = keyof typeof LINK_FAULTS;
