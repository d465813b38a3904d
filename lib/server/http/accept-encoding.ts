import { acceptWeights } from './accept-weights.ts';

export type Encoding = 'br' | 'gzip';

/** The encodings a client takes, our favourite first. An encoding with `q=0` is refused. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const weights = acceptWeights(header);
  const takes = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).filter(takes);
}
