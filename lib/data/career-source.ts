import { NO_ANSWER, type RecordSource } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { careerLabel } from '#lib/game/players/careers.ts';

/** Makes the source of pages about a career, or about ALL of them, that need a field of the API. */
export const careerSource = <Params, Name extends string>(
  field: string,
  idOf: (params: Params) => Name | null,
): RecordSource<Params, Name, { readonly career: Name; readonly name: string }> => ({
  idOf,
  get: async (career) =>
    (await whatIsOffered())(field)
      ? { data: { career, name: career === 'ALL' ? 'Careers' : careerLabel(career) }, provenance: null }
      : NO_ANSWER,
});
