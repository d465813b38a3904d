import type { Random } from '#graphql/world/random.ts';
import words from '../words/guilds.json' with { type: 'json' };

/** Hostile text: a page must show it as it is and never interpret it as markup. */
export const HOSTILE_DESCRIPTION =
  '<script>alert("for the realm")</script> & <b>bold words</b> <img src=x onerror=\'alert(1)\'> "quoted" \'twice\' &amp; done';

/** A charter of 60 articles with line breaks and empty lines: about 5,000 letters. */
export function longDescription(): string {
  const articles = Array.from({ length: 60 }, (_, index) =>
    (words.charter[index % words.charter.length] ?? '').replace('{n}', String(index + 1)),
  );
  return ['The charter of the company, as read aloud on the first night of every month:', ...articles].join(
    '\n\n',
  );
}

/** Two to three sentences; now and then over several lines, now and then nothing at all. */
export function guildDescription(random: Random): string {
  if (random.chance(0.12)) return '';
  const lines = [
    random.pick(words.openings),
    random.pick(words.aims),
    ...(random.chance(0.6) ? [random.pick(words.closings)] : []),
  ];
  return lines.join(random.chance(0.35) ? '\n' : ' ');
}

export const guildMotto = (random: Random): string => (random.chance(0.2) ? '' : random.pick(words.mottos));
