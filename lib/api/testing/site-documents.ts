import type { DocumentNode } from 'graphql';

import { siteOperations } from '#graphql/benchmark/operations.ts';

/** The document of an operation of the site. @throws Error where there is none of that name */
export function siteDocument(name: string): DocumentNode {
  const operation = siteOperations().find((each) => each.name === name);
  if (!operation) throw new Error(`The site asks no ${name}`);
  return operation.document;
}

/** The document of every operation of the site. */
export const siteDocuments = (): readonly DocumentNode[] => siteOperations().map(({ document }) => document);
