import { parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { Random } from '#graphql/rules/random.ts';
import { mockAnswer, mockVariables } from '../testing/mock-answers.ts';
import { siteDocuments } from '../testing/site-documents.ts';
import { compareSchemas } from './compare-schemas.ts';
import { contractSchema } from './contract-schema.ts';
import { DocumentFits } from './fitting/document-fits.ts';
import { reducedSchema } from '#lib/api/testing/garbled-answers.ts';

const GENERATED = 80;
/** Schemas of one test. Each gets a part of the documents, so that all documents are sent many times. */
const TOGETHER = 20;
const PARTS = 5;

const contract = contractSchema();
const documents = siteDocuments();
const starts = Array.from({ length: GENERATED / TOGETHER }, (_, group) => group * TOGETHER);

it.each(starts)(
  'asks an endpoint only what it offers, and takes its answers as they are: from %i on',
  (start) => {
    for (let index = start; index < start + TOGETHER; index++) {
      const random = new Random(`reduced schema ${index}`);
      const offered = reducedSchema(random, 0.1);
      const profile = compareSchemas(contract, offered);
      for (const document of documents.filter((_, position) => position % PARTS === index % PARTS)) {
        const { text, check } = new DocumentFits(contract, document, profile).question(
          mockVariables(contract, document),
        );
        const asked = text === null ? null : parse(text);
        if (asked) expect(validate(offered, asked)).toEqual([]);
        const { damaged, broken } = check(asked ? mockAnswer(offered, asked, random) : {});
        expect({ damaged, broken }).toEqual({ damaged: false, broken: [] });
      }
    }
  },
);
