import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The encodings a client takes, our favourite first. An encoding with `q=0` is refused. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const ours: Encoding[] = ['br', 'gzip'];
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(ours);
  return ours.filter((encoding) => accepted.includes(encoding));
}
