import * as v from 'valibot';

import type { Answer } from '#lib/api/answer.ts';
import { tidyTexts } from '#lib/api/answers/tidy-texts.ts';
import { createRemoteFetch } from '#lib/api/remote-transport.ts';
import { env } from '#lib/env.ts';
import { ProcessWide } from '#lib/process-wide.ts';

/** Milliseconds for which an answer counts, also a failed one. */
const MINUTE = 60_000;

const ENTRY = v.object({
  name: v.pipe(
    v.string(),
    v.transform((name) => name.replaceAll(/<[^>]*>?/g, '').trim()),
    v.nonEmpty(),
    v.maxLength(60),
  ),
  realm: v.optional(v.picklist(['ORDER', 'DESTRUCTION'])),
});

/** Characters of the operator's list, by name. */
type OnlineList = readonly v.InferOutput<typeof ENTRY>[];

type OnlineAnswer = Promise<Answer<OnlineList | false>>;
const kept = new ProcessWide<{ at: number; answer: OnlineAnswer }>('online-list');

/**
 * Asks for the list at an address, that of ONLINE_LIST_URL, once a minute at most. Returns null without an address, and
 * false as data where the list cannot be read now.
 */
export function getOnlineList(address = env().ONLINE_LIST_URL, now = Date.now()): OnlineAnswer | null {
  if (address === undefined) return null;
  const last = kept.get();
  if (last && now - last.at < MINUTE) return last.answer;
  const answer = askFor(address).then(
    (data) => ({ data, provenance: null }),
    () => ({ data: false as const, provenance: null }),
  );
  kept.set({ at: now, answer });
  return answer;
}

async function askFor(address: string): Promise<OnlineList> {
  const response = await createRemoteFetch()(address, { headers: { accept: 'application/json' } });
  const entries = v.parse(v.array(v.unknown()), await response.json());
  tidyTexts(entries);
  return entries
    .flatMap((entry) => {
      const { success, output } = v.safeParse(ENTRY, entry);
      return success ? [output] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
