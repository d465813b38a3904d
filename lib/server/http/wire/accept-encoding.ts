import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The encodings that a client accepts, our preferred one first; `q=0` excludes one. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const ours: Encoding[] = ['br', 'gzip'];
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(ours);
  return ours.filter((encoding) => accepted.includes(encoding));
}
