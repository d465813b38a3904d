import { ScenarioRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

/** A run that Order won. */
export const IRONCLAD = sampleRecord(ScenarioRowFragmentDoc, {
  id: 'a',
  scenario: { id: '2000', name: 'The Ironclad' },
  startTime: 1_795_262_400,
  endTime: 1_795_263_125,
  winner: 0,
  points: [310, 90],
  tier: 3,
});
